import { formatDate, parseTypedDate, type DateFormat } from './dateFormat.rules.js';
import {
  limitProblem,
  textProblem,
  type DateLimits,
  type DateProblem,
} from './dateLimits.rules.js';
import { localDate, type IsoDate } from './isoDate.rules.js';

/** Which typed days are accepted. */
export interface DateSettings extends DateLimits {
  /** Whether two-digit years are read, as 80 years back to 19 ahead. Default true. */
  allowShortYear?: boolean | undefined;
}

/** The result of reading a typed text: a day, or `null` and the problem if there is one. */
export interface ReadDate {
  readonly date: IsoDate | null;
  readonly problem: DateProblem | null;
}

/**
 * Reads a typed day and checks it against the limits. A day that may not be chosen gives `null` and
 * the problem.
 * @param now milliseconds since 1970
 */
export function readDate(
  text: string,
  { allowShortYear = true, ...limits }: DateSettings,
  { now, format }: { now: number; format: DateFormat },
): ReadDate {
  const today = allowShortYear ? localDate(now) : undefined;
  const { date, problem } = parseTypedDate(text, { today });
  if (problem !== undefined) return { date: null, problem: textProblem(problem) };
  if (date === null) return { date, problem: null };
  const refusal = limitProblem(date, limits, (day) => formatDate(day, format));
  return { date: refusal === null ? date : null, problem: refusal };
}
