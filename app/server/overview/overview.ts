import type { AnnouncementSummary } from '../announcements/announcement.js';
import { listShownAnnouncements } from '../announcements/announcementTable.js';
import type { Database } from '../database/database.js';
import {
  countPeople,
  listBirthdays,
  type Birthday,
  type PeopleCount,
} from '../people/peopleCounts.js';

const day = 24 * 60 * 60 * 1000;
const birthdayDays = 7;
const mostAnnouncements = 5;

/** What the home page shows of a day. */
export interface Overview extends PeopleCount {
  /** Of the day and the six after it, the next one first. */
  readonly birthdays: readonly Birthday[];
  /** Those that are shown on the day, latest change first. */
  readonly announcements: readonly AnnouncementSummary[];
}

/** Consecutive days from the first on, `yyyy-MM-dd`. */
function daysFrom(first: string, count: number): readonly string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(start + index * day).toISOString().slice(0, 10),
  );
}

/** @param today `yyyy-MM-dd` */
export async function readOverview(database: Database, today: string): Promise<Overview> {
  const [count, birthdays, announcements] = await Promise.all([
    countPeople(database, today),
    listBirthdays(database, daysFrom(today, birthdayDays)),
    listShownAnnouncements(database, today, mostAnnouncements),
  ]);
  return { ...count, birthdays, announcements };
}
