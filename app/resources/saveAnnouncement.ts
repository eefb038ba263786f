import { readAnnouncement, type Announcement, type AnnouncementValues } from './announcements.js';
import { createSaveRecord, type SaveRecord } from './saveRecord.js';

/** Creates what saves an announcement's form; `record` is `null` for a new one. */
export function createSaveAnnouncement(
  record: Announcement | null,
): SaveRecord<AnnouncementValues, Announcement> {
  return createSaveRecord({ url: 'api/announcements', record, read: readAnnouncement });
}
