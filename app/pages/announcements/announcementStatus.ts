import type { AnnouncementSummary } from '../../resources/announcements.js';

/** `scheduled` is shown from a later day on; `expired` was shown until an earlier day. */
export type AnnouncementStatus = 'draft' | 'scheduled' | 'published' | 'expired';

/** @param today `yyyy-MM-dd`, in the user's time zone */
export function announcementStatus(
  { isPublished, publishStart, publishEnd }: AnnouncementSummary,
  today: string,
): AnnouncementStatus {
  if (!isPublished) return 'draft';
  if (publishStart !== null && today < publishStart) return 'scheduled';
  return publishEnd !== null && publishEnd < today ? 'expired' : 'published';
}
