import type { AnnouncementSummary } from '../../resources/announcements.js';

/** `scheduled` is to be shown from a day to come, `expired` was shown until a day that is over. */
export type AnnouncementStatus = 'draft' | 'scheduled' | 'published' | 'expired';

/** @param today `yyyy-MM-dd`, where the person is */
export function announcementStatus(
  { isPublished, publishStart, publishEnd }: AnnouncementSummary,
  today: string,
): AnnouncementStatus {
  if (!isPublished) return 'draft';
  if (publishStart !== null && today < publishStart) return 'scheduled';
  return publishEnd !== null && publishEnd < today ? 'expired' : 'published';
}
