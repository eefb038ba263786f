import type { Text } from '../core/vanilla.js';
import { FIRST_DATE, LAST_DATE, type IsoDate } from './isoDate.rules.js';
import { knownDay } from './knownDay.js';

/** Which days may be chosen. */
export interface DateLimits {
  /** The first day that may be chosen. */
  min?: IsoDate | undefined;
  /** The last day that may be chosen. */
  max?: IsoDate | undefined;
  /** Whether a day within these limits may not be chosen; a text tells the user why. */
  isDateDisabled?: ((date: IsoDate) => boolean | Text) | undefined;
}

/** The first and the last day that may be chosen; a limit that is not a day is none. */
export function limitsOf({ min, max }: DateLimits): Record<'min' | 'max', IsoDate> {
  return { min: knownDay(min) ?? FIRST_DATE, max: knownDay(max) ?? LAST_DATE };
}

/** Why a text or a day is not accepted. */
export interface DateProblem {
  readonly type: 'incomplete' | 'invalid' | 'min' | 'max' | 'unavailable';
  /** For the user. */
  readonly message: Text;
}

/** The problem of a text that is not a date. */
export function textProblem(type: 'incomplete' | 'invalid'): DateProblem {
  const message =
    type === 'incomplete'
      ? { id: 'gnap.date.incomplete', defaultMessage: 'Enter day, month and year as numbers.' }
      : { id: 'gnap.date.invalid', defaultMessage: 'This date does not exist.' };
  return { type, message };
}

/**
 * Why a day may not be chosen; `null` if it may.
 * @param show formats a day for the message
 */
export function limitProblem(
  date: IsoDate,
  limits: DateLimits,
  show: (date: IsoDate) => string,
): DateProblem | null {
  const { min, max } = limitsOf(limits);
  if (date < min) {
    const defaultMessage = 'The earliest date is {date}.';
    return {
      type: 'min',
      message: { id: 'gnap.date.min', defaultMessage, values: { date: show(min) } },
    };
  }
  if (date > max) {
    const defaultMessage = 'The latest date is {date}.';
    return {
      type: 'max',
      message: { id: 'gnap.date.max', defaultMessage, values: { date: show(max) } },
    };
  }
  const reason = limits.isDateDisabled?.(date) ?? false;
  if (reason === false) return null;
  const message =
    reason === true
      ? { id: 'gnap.date.unavailable', defaultMessage: 'This day cannot be chosen.' }
      : reason;
  return { type: 'unavailable', message };
}

/** The day, or the nearest one from `min` to `max`. A `max` before `min` is ignored. */
export function clampDate(date: IsoDate, limits: DateLimits): IsoDate {
  const { min, max } = limitsOf(limits);
  if (date < min) return min;
  return date > max && max >= min ? max : date;
}
