import { useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { localDate } from '../../../headless/calendar/index.js';
import { Badge } from '../../../skin/badge/index.js';
import type { AnnouncementSummary } from '../../resources/announcements.js';

type Status = 'draft' | 'scheduled' | 'published' | 'expired';

/** @param today `yyyy-MM-dd`, where the person is */
export function announcementStatus(
  { isPublished, publishStart, publishEnd }: AnnouncementSummary,
  today: string,
): Status {
  if (!isPublished) return 'draft';
  if (publishStart !== null && today < publishStart) return 'scheduled';
  return publishEnd !== null && publishEnd < today ? 'expired' : 'published';
}

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
  const [today] = useState(() => localDate(Date.now()));
  const status = announcementStatus(announcement, today);
  return <Badge tone={TONES[status]}>{TEXTS[status]}</Badge>;
}
