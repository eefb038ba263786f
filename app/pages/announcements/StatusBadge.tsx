import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../../skin/badge/index.js';
import { useToday } from '../../frame/useToday.js';
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
  const status = announcementStatus(announcement, useToday());
  return <Badge tone={TONES[status]}>{TEXTS[status]}</Badge>;
}
