import { UTCDateMini } from '@date-fns/utc';
import { addDays as addDaysTo, addMonths as addMonthsTo } from 'date-fns';

/**
 * A day, as `<input type="date">` holds it: `yyyy-MM-dd`, of the years 0001 to 9999. It compares with
 * `<` and knows no time zone, so that it never shifts.
 */
export type IsoDate = string;

/** A month: `yyyy-MM`. */
export type IsoMonth = string;

/** From one day to another, both of them included. `null` is open. */
export interface DateSpan {
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
}

/** The first day that there is. */
export const FIRST_DATE: IsoDate = '0001-01-01';
/** The last day that there is. */
export const LAST_DATE: IsoDate = '9999-12-31';

/** Arithmetic is in UTC: some local days have no midnight, and some are not there at all. */
function toDate(date: IsoDate): Date {
  return new UTCDateMini(`${date}T00:00:00Z`);
}

function write(year: number, month: number, day: number): IsoDate {
  const digits = (number: number, length: number): string => String(number).padStart(length, '0');
  return `${digits(year, 4)}-${digits(month + 1, 2)}-${digits(day, 2)}`;
}

/** The day of a date whose own fields count; before and after the calendar, its first and last day. */
function fromDate(date: Date): IsoDate {
  const year = date.getFullYear();
  if (year < 1) return FIRST_DATE;
  return year > 9999 ? LAST_DATE : write(year, date.getMonth(), date.getDate());
}

/** Whether this is a day that exists: `2025-02-29` is none. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DATE) return false;
  const date = toDate(text);
  return !Number.isNaN(date.getTime()) && fromDate(date) === text;
}

/** So many days later, earlier for less than 0. Stops at the calendar's first and last day. */
export function addDays(date: IsoDate, count: number): IsoDate {
  return fromDate(addDaysTo(toDate(date), count));
}

/** So many months later, on the same day of the month, or on its last: 31 January, 28 February. */
export function addMonths(date: IsoDate, count: number): IsoDate {
  return fromDate(addMonthsTo(toDate(date), count));
}

/** How many days `to` is after `from`; less than 0 where it is before. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (toDate(to).getTime() - toDate(from).getTime()) / 86_400_000;
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(date: IsoDate): number {
  return (toDate(date).getDay() + 6) % 7;
}

/** `2026-11-21` → `2026-11`. */
export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7);
}

/** So many months later. Stops at the calendar's first and last month. */
export function addToMonth(month: IsoMonth, count: number): IsoMonth {
  return monthOf(addMonths(`${month}-01`, count));
}

/** Year, month (0 is January) and day of the month; of a month its first day. */
export function partsOf(date: IsoDate | IsoMonth): { year: number; month: number; day: number } {
  const [year = 1, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month: month - 1, day };
}

/** The day of these numbers, `null` where it does not exist. January is 0. */
export function dateOf(year: number, month: number, day: number): IsoDate | null {
  const date = write(year, month, day);
  return isIsoDate(date) ? date : null;
}

/**
 * The day that it is on this machine's calendar: the only place where local time counts.
 * @param now milliseconds since 1970
 */
export function localDate(now: number): IsoDate {
  return fromDate(new Date(now));
}

/** Milliseconds until {@link localDate} may be another, at most 25 hours. */
export function untilNextLocalDate(now: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime() - now;
}
