import {
  addDays,
  clampDate,
  daysBetween,
  formatDate,
  limitProblem,
  NO_SPAN,
  type DateFormat,
  type DateLimits,
  type DateProblem,
  type DateSettings,
  type DateSpan,
  type IsoDate,
} from '../calendar/vanilla.js';
import type { Text } from '../core/vanilla.js';

/** How a range picker shows a day (spec row RANGE-1). */
export const RANGE_FORMAT: DateFormat = 'dd/MM/yyyy';

/** A start and an end, both included; an end that is `null` is open. */
export type DateRange = DateSpan;

/** One end of a range. */
export type RangeEnd = 'start' | 'end';

/** No start and no end. */
export const NO_RANGE: DateRange = NO_SPAN;

/** Which ranges may be chosen. */
export interface RangeSettings extends DateSettings {
  /** The least number of days in a range, both ends counted. Default 1. */
  minDays?: number | undefined;
  /** The greatest number of days, both ends counted. Default: no limit. */
  maxDays?: number | undefined;
  /**
   * What happens to a range that is too long or has a disabled day inside: `reject` refuses the
   * choice, `shorten` cuts it to `maxDays`, or to the days before that one. Default `reject`.
   */
  misfit?: 'reject' | 'shorten' | undefined;
}

/** Why a range may not be chosen: one of its ends, its length, or a disabled day inside (`gap`). */
export interface RangeProblem {
  readonly type: DateProblem['type'] | 'too-short' | 'too-long' | 'gap';
  readonly message: Text;
}

/** The result of changing a range. */
export interface RangeStep {
  readonly range: DateRange;
  readonly problem: RangeProblem | null;
}

/** Sets the start; an end before it moves to it (spec row RANGE-2). */
export function moveStart({ end }: DateRange, start: IsoDate | null): DateRange {
  return { start, end: start && end && start > end ? start : end };
}

/** Sets the end; a start after it moves to it (spec row RANGE-2). */
export function moveEnd({ start }: DateRange, end: IsoDate | null): DateRange {
  return { start: start && end && end < start ? end : start, end };
}

/** The range between two days, whichever is first. */
export function sortedRange(a: IsoDate, b: IsoDate): DateRange {
  return a <= b ? { start: a, end: b } : { start: b, end: a };
}

/** `01/02/2026 – 05/02/2026`, with nothing in place of an open end; empty for no range (RANGE-1). */
export function formatRange({ start, end }: DateRange): string {
  const text = `${formatDate(start, RANGE_FORMAT)} – ${formatDate(end, RANGE_FORMAT)}`.trim();
  return text === '–' ? '' : text;
}

/** How many days of a range are checked: a century. Any after that count as disabled. */
const MAX_CHECKED_DAYS = 36_525;

/** How many days there are from `from` towards `to` before the first disabled one. */
function freeDays(
  from: IsoDate,
  to: IsoDate,
  isDateDisabled: DateLimits['isDateDisabled'],
): number {
  const length = Math.abs(daysBetween(from, to)) + 1;
  if (isDateDisabled === undefined) return length;
  const step = from <= to ? 1 : -1;
  const end = Math.min(length, MAX_CHECKED_DAYS);
  let free = 0;
  for (let day = from; free < end && isDateDisabled(day) === false; day = addDays(day, step)) {
    free += 1;
  }
  return free;
}

function lengthProblem(type: 'too-short' | 'too-long', days: number): RangeProblem {
  const defaultMessage =
    type === 'too-short' ? 'At least {days} days are needed.' : 'At most {days} days are possible.';
  const id = type === 'too-short' ? 'gnap.date-range.too-short' : 'gnap.date-range.too-long';
  return { type, message: { id, defaultMessage, values: { days } } };
}

const GAP: RangeProblem = {
  type: 'gap',
  message: {
    id: 'gnap.date-range.gap',
    defaultMessage: 'Some of these days cannot be chosen.',
  },
};

/**
 * Checks the length and the inner days of a range, and shortens it if the settings say so. A range
 * with an open end fits; one that fits never spans a disabled day.
 * @param anchor the end that stays when the range is shortened
 */
export function fitRange(
  range: DateRange,
  anchor: RangeEnd,
  { minDays = 1, maxDays = Infinity, misfit = 'reject', isDateDisabled }: RangeSettings,
): RangeStep {
  const { start, end } = range;
  if (start === null || end === null) return { range, problem: null };
  const [from, to] = anchor === 'start' ? [start, end] : [end, start];
  const length = daysBetween(start, end) + 1;
  const free = freeDays(from, to, isDateDisabled);
  const days = Math.min(free, maxDays, length);
  if (days < length && (misfit === 'reject' || days === 0)) {
    return { range, problem: free < length ? GAP : lengthProblem('too-long', maxDays) };
  }
  if (days < minDays) return { range, problem: lengthProblem('too-short', minDays) };
  const fitted =
    anchor === 'start'
      ? { start, end: addDays(start, days - 1) }
      : { start: addDays(end, 1 - days), end };
  return { range: fitted, problem: null };
}

/** Why a day may not be an end of a range; `null` if it may, and for an open end. */
function dayProblem(date: IsoDate | null, settings: RangeSettings): DateProblem | null {
  return date === null
    ? null
    : limitProblem(date, settings, (day) => formatDate(day, RANGE_FORMAT));
}

/**
 * Sets one end, which may move the other (spec row RANGE-2). If the range then does not fit, a new
 * start drops the end, and a new end is refused.
 */
export function setRangeEnd(
  range: DateRange,
  which: RangeEnd,
  date: IsoDate | null,
  settings: RangeSettings,
): RangeStep {
  const problem = dayProblem(date, settings);
  if (problem !== null) return { range, problem };
  const moved = which === 'start' ? moveStart(range, date) : moveEnd(range, date);
  const fitted = fitRange(moved, 'start', settings);
  if (fitted.problem === null) return fitted;
  return {
    range: which === 'start' ? { start: date, end: null } : range,
    problem: fitted.problem,
  };
}

/** The range between two clicked days, in any order (option `mode: 'span'`). */
export function spanRange(first: IsoDate, second: IsoDate, settings: RangeSettings): RangeStep {
  return fitRange(sortedRange(first, second), second < first ? 'end' : 'start', settings);
}

/** Clamps a preset to the limits and shortens it to fit; `null` if nothing of it may be chosen. */
export function clampRange({ start, end }: DateRange, settings: RangeSettings): DateRange | null {
  const { min, max } = settings;
  const clamped = {
    start: start && clampDate(start, { min }),
    end: end && clampDate(end, { max }),
  };
  const { range, problem } = fitRange(clamped, 'start', { ...settings, misfit: 'shorten' });
  // A preset with an open end always fits, and one may be wholly before `min` or after `max`.
  const refusal = problem ?? dayProblem(range.start, settings) ?? dayProblem(range.end, settings);
  return refusal === null ? range : null;
}
