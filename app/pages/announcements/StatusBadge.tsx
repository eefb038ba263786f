import { useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { localDate } from '../../../headless/calendar/index.js';
import { systemClock } from '../../../headless/platform/index.js';
import { Badge } from '../../../skin/badge/index.js';
import type { AnnouncementSummary } from '../../resources/announcements.js';
import { announcementStatus } from './announcementStatus.js';

const TEXTS = {
  draft: <FormattedMessage id="announcements.status.draft" />,
  scheduled: <FormattedMessage id="announcements.status.scheduled" />,
  published: <FormattedMessage id="announcements.status.published" />,
  expired: <FormattedMessage id="announcements.status.expired" />,
} as const;

const TONES = {
  draft: 'neutral',
  scheduled: 'warning',
  published: 'success',
  expired: 'neutral',
} as const;

/** Whether people see an announcement today. */
export function StatusBadge({ announcement }: { announcement: AnnouncementSummary }): ReactElement {
  const [today] = useState(() => localDate(systemClock.now()));
  const status = announcementStatus(announcement, today);
  return <Badge tone={TONES[status]}>{TEXTS[status]}</Badge>;
}
