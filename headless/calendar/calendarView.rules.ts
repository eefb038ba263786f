import type { CalendarSettings, CalendarState } from './calendar.types.js';
import type { CellContext } from './cellMask.rules.js';
import { clampDate, limitsOf } from './dateLimits.rules.js';
import {
  addToMonth,
  LAST_DATE,
  monthOf,
  partsOf,
  type IsoDate,
  type IsoMonth,
} from './isoDate.rules.js';

/** Stands in for today until the store is connected, so always on a server. */
const SOME_DAY: IsoDate = '2000-01-01';

/** The day with the tab stop. Limits that change later hold for a day that was moved to as well. */
export function focusedDate({ moved, today, selection, settings }: CalendarState): IsoDate {
  const { start, end } = selection;
  return clampDate(moved ?? start ?? end ?? today ?? SOME_DAY, settings);
}

/** The first month to show so that a day is in view, moving as little as possible. */
function monthInView(
  date: IsoDate,
  first: IsoMonth,
  { monthCount = 1 }: CalendarSettings,
): IsoMonth {
  const month = monthOf(date);
  if (month < first) return month;
  return month > addToMonth(first, monthCount - 1) ? addToMonth(month, 1 - monthCount) : first;
}

/**
 * The first month shown: the one turned to, or the nearest with the tab stop in view, early enough
 * for the months beside it to end by the year 9999.
 */
export function shownMonth(state: CalendarState): IsoMonth {
  const { turnedTo, settings } = state;
  const focused = focusedDate(state);
  const month = monthInView(focused, turnedTo ?? monthOf(focused), settings);
  const last = addToMonth(monthOf(LAST_DATE), 1 - (settings.monthCount ?? 1));
  return month > last ? last : month;
}

/** The part of the state that the cells of a calendar depend on. */
export function cellContext(state: CalendarState): CellContext {
  const { today, preview, selection } = state;
  return { selection, preview, today, focused: focusedDate(state) };
}

/** How many months `to` is after `from`; negative if it is before. */
export function monthsBetween(from: IsoMonth, to: IsoMonth): number {
  const [a, b] = [partsOf(from), partsOf(to)];
  return (b.year - a.year) * 12 + b.month - a.month;
}

/** Whether a month has a day between `min` and `max`, disabled or not. */
export function isMonthWithin(month: IsoMonth, settings: CalendarSettings): boolean {
  const { min, max } = limitsOf(settings);
  return month >= monthOf(min) && month <= monthOf(max);
}

/** How many years can be chosen before and after the year that is shown. */
const YEARS_AROUND = 120;

/** The years to choose from: those within the limits, near the one that is shown, and that one. */
export function yearChoices(year: number, settings: CalendarSettings): readonly number[] {
  const { min, max } = limitsOf(settings);
  const from = Math.min(Math.max(partsOf(min).year, year - YEARS_AROUND), year);
  const to = Math.max(Math.min(partsOf(max).year, year + YEARS_AROUND), year);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
