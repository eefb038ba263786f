import type { Text } from '../core/vanilla.js';
import { FIRST_DATE, LAST_DATE, type IsoDate } from './isoDate.rules.js';

/** Which days may be chosen. */
export interface DateLimits {
  /** The first day that may be chosen. */
  min?: IsoDate | undefined;
  /** The last. */
  max?: IsoDate | undefined;
  /** Whether a day between them may not be chosen; a text says why. */
  isDateDisabled?: ((date: IsoDate) => boolean | Text) | undefined;
}

/** Why something is no day that may be chosen. */
export interface DateProblem {
  readonly type: 'incomplete' | 'invalid' | 'min' | 'max' | 'unavailable';
  /** Says it to a person. */
  readonly message: Text;
}

/** What is wrong with a text that is no date. */
export function textProblem(type: 'incomplete' | 'invalid'): DateProblem {
  const message =
    type === 'incomplete'
      ? { id: 'gnap.date.incomplete', defaultMessage: 'Write day, month and year.' }
      : { id: 'gnap.date.invalid', defaultMessage: 'This is not a date that exists.' };
  return { type, message };
}

/**
 * What keeps a day from being chosen, `null` for nothing.
 * @param show writes a day into the message: its format
 */
export function limitProblem(
  date: IsoDate,
  { min = FIRST_DATE, max = LAST_DATE, isDateDisabled }: DateLimits,
  show: (date: IsoDate) => string,
): DateProblem | null {
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
  const reason = isDateDisabled?.(date) ?? false;
  if (reason === false) return null;
  const message =
    reason === true
      ? { id: 'gnap.date.unavailable', defaultMessage: 'This day cannot be chosen.' }
      : reason;
  return { type: 'unavailable', message };
}

/** The day, or the nearest one between first and last. Where these are crossed, the first. */
export function clampDate(
  date: IsoDate,
  { min = FIRST_DATE, max = LAST_DATE }: DateLimits,
): IsoDate {
  if (date < min) return min;
  return date > max && max >= min ? max : date;
}
