import {
  addDays,
  addMonths,
  dateOf,
  monthOf,
  partsOf,
  weekdayOf,
  type IsoDate,
  type IsoMonth,
} from './isoDate.rules.js';

/** Which day the rows of a calendar begin on. */
export interface WeekOptions {
  /** The day that a week begins on: 0 is Monday (default, spec row DATE-2), 6 is Sunday. */
  firstDayOfWeek?: number | undefined;
}

/** How `monthWeeks` lays out the days of a month. */
export interface MonthGridOptions extends WeekOptions {
  /** Always six rows, so that the height stays the same from month to month. Default false. */
  fixedWeeks?: boolean | undefined;
}

/** A month's days, one row per week; `null` in place of the days of other months. */
export type MonthWeeks = readonly (readonly (IsoDate | null)[])[];

/** How many days of its week come before a day. */
function daysIntoWeek(date: IsoDate, { firstDayOfWeek = 0 }: WeekOptions): number {
  return (weekdayOf(date) - firstDayOfWeek + 7) % 7;
}

/** The weeks of a month: four to six rows, always six with `fixedWeeks` (spec row DATE-2). */
export function monthWeeks(month: IsoMonth, options: MonthGridOptions = {}): MonthWeeks {
  const { year, month: index } = partsOf(month);
  const before = daysIntoWeek(`${month}-01`, options);
  const weeks = Array.from({ length: 6 }, (_row, row) =>
    Array.from({ length: 7 }, (_cell, column) =>
      dateOf(year, index, row * 7 + column - before + 1),
    ),
  );
  return options.fixedWeeks ? weeks : weeks.filter((week) => week.some(Boolean));
}

/** Reorders weekday names that start on Sunday to start on the first day of the week. */
export function inWeekOrder<Name>(
  weekdays: readonly Name[],
  { firstDayOfWeek = 0 }: WeekOptions,
): readonly Name[] {
  const first = (firstDayOfWeek + 1) % 7;
  return [...weekdays.slice(first), ...weekdays.slice(0, first)];
}

/** A key pressed in the grid, as `dateByKey` reads it. */
export interface CalendarKey {
  /** As `KeyboardEvent` names it: `PageUp`. */
  readonly key: string;
  /** Makes Page Up and Page Down move by a year instead of a month. */
  readonly shiftKey: boolean;
  /** The writing direction; `rtl` swaps left and right. */
  readonly direction: 'ltr' | 'rtl';
}

/** Stays on the day if there is no further month to page to. */
function stayOnEdge(date: IsoDate, target: IsoDate): IsoDate {
  return monthOf(target) === monthOf(date) ? date : target;
}

/** The day that a key moves to, `null` for a key that does not move (A11Y-DATE). */
export function dateByKey(
  date: IsoDate,
  { key, shiftKey, direction }: CalendarKey,
  options: WeekOptions = {},
): IsoDate | null {
  const forward = direction === 'rtl' ? -1 : 1;
  const into = daysIntoWeek(date, options);
  const days = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -into,
    End: 6 - into,
  }[key];
  if (days !== undefined) return addDays(date, days);
  const months = { PageDown: 1, PageUp: -1 }[key];
  if (months === undefined) return null;
  return stayOnEdge(date, addMonths(date, shiftKey ? months * 12 : months));
}
