import type { Http } from '../../headless/http/index.js';
import { readSummary, type AnnouncementSummary } from './announcements.js';
import { createReader } from './reader.js';

/** Somebody's next birthday. */
export interface Birthday {
  readonly id: number;
  readonly name: string;
  /** `yyyy-MM-dd` */
  readonly date: string;
}

/** What the home page shows of today. */
export interface Overview {
  readonly total: number;
  readonly active: number;
  /** Of the active ones, those who are absent. */
  readonly away: number;
  /** Of today and the next six days. */
  readonly birthdays: readonly Birthday[];
  /** Those that are shown today. */
  readonly announcements: readonly AnnouncementSummary[];
}

function readBirthday(answer: unknown): Birthday {
  const { number, text } = createReader(answer, 'birthday');
  return {
    id: number('id'),
    name: `${text('givenName')} ${text('familyName')}`,
    date: text('date'),
  };
}

/** A browser that does not know its time zone goes by UTC, but calls it a name that nothing accepts. */
function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
}

/** The day is the one in this browser's time zone. Throws as `http.getJson` does. */
export async function getOverview(http: Http, signal: AbortSignal): Promise<Overview> {
  const query = new URLSearchParams({ timeZone: ownTimeZone() });
  const answer = await http.getJson(`api/overview?${query}`, { signal });
  const { number, list } = createReader(answer, 'overview');
  return {
    total: number('total'),
    active: number('active'),
    away: number('away'),
    birthdays: list('birthdays').map(readBirthday),
    announcements: list('announcements').map(readSummary),
  };
}
