import { formatDate, parseTypedDate, type DateFormat } from './dateFormat.rules.js';
import {
  limitProblem,
  textProblem,
  type DateLimits,
  type DateProblem,
} from './dateLimits.rules.js';
import { localDate, type IsoDate } from './isoDate.rules.js';

/** What is taken for a day that may be chosen. */
export interface DateSettings extends DateLimits {
  /** Whether a year may have two digits, from 80 years back to 19 ahead. Default true. */
  allowShortYear?: boolean | undefined;
}

/** What a typed text comes to: a day, or none, with what is wrong with it. */
export interface ReadDate {
  readonly date: IsoDate | null;
  readonly problem: DateProblem | null;
}

/**
 * Reads a typed day, and holds it against the limits: one that may not be chosen is no day either.
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
