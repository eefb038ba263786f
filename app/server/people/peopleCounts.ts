import { numberOf, textOf } from '../database/columns.js';
import type { Database } from '../database/database.js';

/** How many people there are. */
export interface PeopleCount {
  readonly total: number;
  readonly active: number;
  /** Of the active ones, those who are absent on the day. */
  readonly away: number;
}

/** @param today `yyyy-MM-dd` */
export async function countPeople(database: Database, today: string): Promise<PeopleCount> {
  const { rows } = await database.execute({
    sql: `SELECT count(*) AS total, coalesce(sum(active), 0) AS active,
        count(CASE WHEN active AND absence_start <= ? AND coalesce(absence_end, ?) >= ? THEN 1 END) AS away
      FROM people`,
    args: [today, today, today],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('The database counted people but returned no row.');
  return {
    total: numberOf(row, 'total'),
    active: numberOf(row, 'active'),
    away: numberOf(row, 'away'),
  };
}

/** Somebody's next birthday. */
export interface Birthday {
  readonly id: number;
  readonly givenName: string;
  readonly familyName: string;
  /** The day on which it is celebrated, `yyyy-MM-dd`. */
  readonly date: string;
}

function isLeapYear(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
}

/** Maps the month and day of birth, `MM-dd`, to the day of the celebration. */
function keptOn(days: readonly string[]): ReadonlyMap<string, string> {
  const kept = new Map(days.map((day) => [day.slice(5), day]));
  const march = kept.get('03-01');
  // Birthdays on 29 February are celebrated on 1 March of years without that day.
  if (march !== undefined && !isLeapYear(Number(march.slice(0, 4)))) kept.set('02-29', march);
  return kept;
}

/**
 * Active people whose birthday is on one of the days, in the order of the days. @param days
 * `yyyy-MM-dd`
 */
export async function listBirthdays(
  database: Database,
  days: readonly string[],
): Promise<readonly Birthday[]> {
  const kept = keptOn(days);
  const { rows } = await database.execute({
    sql: `SELECT id, given_name, family_name, substr(birthday, 6) AS month_day FROM people
      WHERE active AND month_day IN (${[...kept].map(() => '?').join(', ')})
      ORDER BY family_name_key, given_name_key, id`,
    args: [...kept.keys()],
  });
  const birthdays = rows.map((row) => ({
    id: numberOf(row, 'id'),
    givenName: textOf(row, 'given_name'),
    familyName: textOf(row, 'family_name'),
    date: kept.get(textOf(row, 'month_day')) ?? '',
  }));
  return days.flatMap((day) => birthdays.filter(({ date }) => date === day));
}
