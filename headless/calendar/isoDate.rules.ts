import { UTCDateMini } from '@date-fns/utc';
import { addDays as addDaysTo, addMonths as addMonthsTo } from 'date-fns';

/**
 * A day in the format of `<input type="date">`: `yyyy-MM-dd`, in the years 0001 to 9999. Days
 * compare with `<`, and have no time zone that could shift them.
 */
export type IsoDate = string;

/** A month: `yyyy-MM`. */
export type IsoMonth = string;

/** From one day to another, both included. An end that is `null` is open. */
export interface DateSpan {
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
}

/** Neither a start nor an end. */
export const NO_SPAN: DateSpan = { start: null, end: null };

/** Whether two spans have the same ends. */
export function sameSpan(a: DateSpan, b: DateSpan): boolean {
  return a.start === b.start && a.end === b.end;
}

/** The first day that is supported. */
export const FIRST_DATE: IsoDate = '0001-01-01';
/** The last day that is supported. */
export const LAST_DATE: IsoDate = '9999-12-31';

/** Arithmetic is in UTC: some local days have no midnight, and some do not exist. */
function toDate(date: IsoDate): Date {
  return new UTCDateMini(`${date}T00:00:00Z`);
}

function write(year: number, month: number, day: number): IsoDate {
  const digits = (number: number, length: number): string => String(number).padStart(length, '0');
  return `${digits(year, 4)}-${digits(month + 1, 2)}-${digits(day, 2)}`;
}

/**
 * The day that a `Date` reads in its own time zone, clamped to the supported years; of an invalid
 * one, the first day.
 */
function fromDate(date: Date): IsoDate {
  const year = date.getFullYear();
  if (!(year >= 1)) return FIRST_DATE;
  return year > 9999 ? LAST_DATE : write(year, date.getMonth(), date.getDate());
}

/** Whether a text is a day that exists: `2025-02-29` is not. */
export function isIsoDate(text: string): boolean {
  return fromDate(toDate(text)) === text;
}

/** Adds days; a negative count goes back. Stops at the first and the last supported day. */
export function addDays(date: IsoDate, count: number): IsoDate {
  return fromDate(addDaysTo(toDate(date), count));
}

/**
 * Adds months, to the same day of the month or else its last: from 31 January to 28 February. Stops
 * at the first and the last supported day.
 */
export function addMonths(date: IsoDate, count: number): IsoDate {
  return fromDate(addMonthsTo(toDate(date), count));
}

/** How many days `to` is after `from`; negative if it is before. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (toDate(to).getTime() - toDate(from).getTime()) / 86_400_000;
}

/** The day of the week: 0 is Monday, 6 is Sunday. */
export function weekdayOf(date: IsoDate): number {
  return (toDate(date).getDay() + 6) % 7;
}

/** `2026-11-21` → `2026-11`. */
export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7);
}

/** Adds months to a month. Stops at the first and the last supported month. */
export function addToMonth(month: IsoMonth, count: number): IsoMonth {
  return monthOf(addMonths(`${month}-01`, count));
}

/** Year, month (0 is January) and day of the month, which is 1 for a month. */
export function partsOf(date: IsoDate | IsoMonth): { year: number; month: number; day: number } {
  const [year = 1, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month: month - 1, day };
}

/** The day with these numbers (0 is January); `null` if it does not exist. */
export function dateOf(year: number, month: number, day: number): IsoDate | null {
  const date = write(year, month, day);
  return isIsoDate(date) ? date : null;
}

/**
 * The local date at a moment. Only "today" depends on the time zone; all other dates do not.
 * @param now milliseconds since 1970
 */
export function localDate(now: number): IsoDate {
  return fromDate(new Date(now));
}

/** Milliseconds until {@link localDate} may change, at most 25 hours. */
export function untilNextLocalDate(now: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime() - now;
}
