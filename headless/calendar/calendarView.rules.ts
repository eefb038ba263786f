import type { CalendarSettings, CalendarState } from './calendar.types.js';
import type { CellContext } from './cellMask.rules.js';
import { clampDate } from './dateLimits.rules.js';
import {
  addToMonth,
  FIRST_DATE,
  LAST_DATE,
  monthOf,
  partsOf,
  type DateSpan,
  type IsoDate,
  type IsoMonth,
} from './isoDate.rules.js';

const NOTHING: DateSpan = { start: null, end: null };

/** On a server, where it is nobody's today. */
const SOME_DAY: IsoDate = '2000-01-01';

/** What is chosen. */
export function selectionOf({ selection = NOTHING }: CalendarSettings): DateSpan {
  return selection;
}

/** The day with the tab stop. */
export function focusedDate({ moved, today, settings }: CalendarState): IsoDate {
  const { start, end } = selectionOf(settings);
  return moved ?? clampDate(start ?? end ?? today ?? SOME_DAY, settings);
}

/** The first of the months that are shown, so early that none of them comes after the year 9999. */
export function shownMonth(state: CalendarState): IsoMonth {
  const month = state.turnedTo ?? monthOf(focusedDate(state));
  const last = addToMonth(monthOf(LAST_DATE), 1 - (state.settings.monthCount ?? 1));
  return month > last ? last : month;
}

/** What the cells of a calendar are drawn by. */
export function cellContext(state: CalendarState): CellContext {
  const { today, preview, settings } = state;
  return { selection: selectionOf(settings), preview, today, focused: focusedDate(state) };
}

/** The first month to show so that a day is in sight, moving as little as possible. */
export function monthInSight(
  date: IsoDate,
  first: IsoMonth,
  { monthCount = 1 }: CalendarSettings,
): IsoMonth {
  const month = monthOf(date);
  if (month < first) return month;
  return month > addToMonth(first, monthCount - 1) ? addToMonth(month, 1 - monthCount) : first;
}

/** How many months `to` is after `from`; less than 0 where it is before. */
export function monthsBetween(from: IsoMonth, to: IsoMonth): number {
  const [a, b] = [partsOf(from), partsOf(to)];
  return (b.year - a.year) * 12 + b.month - a.month;
}

/** Whether a month has a day that the limits allow, those that are disabled aside. */
export function isMonthWithin(month: IsoMonth, { min, max }: CalendarSettings): boolean {
  return month >= monthOf(min ?? FIRST_DATE) && month <= monthOf(max ?? LAST_DATE);
}

/** How far the choice of years goes before and after the year that is shown. */
const YEARS_AROUND = 120;

/** The years to choose from: what the limits allow, near the one that is shown. */
export function yearChoices(
  year: number,
  { min = FIRST_DATE, max = LAST_DATE }: CalendarSettings,
): readonly number[] {
  const from = Math.min(Math.max(partsOf(min).year, year - YEARS_AROUND), year);
  const to = Math.max(Math.min(partsOf(max).year, year + YEARS_AROUND), year);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
