import { normalizeDigits } from '../core/vanilla.js';
import { dateOf, partsOf, type IsoDate } from './isoDate.rules.js';
import { knownDay } from './knownDay.js';

/** How a date is shown: by a date picker (spec row DATE-1), by a range picker (spec row RANGE-1). */
export type DateFormat = 'dd-MM-yyyy' | 'dd/MM/yyyy';

/** Formats a day; `null`, and a text that is not a day, become the empty string. */
export function formatDate(date: IsoDate | null, format: DateFormat): string {
  const [year, month = '', day = ''] = knownDay(date)?.split('-') ?? [];
  if (!year) return '';
  return format.replace('dd', day).replace('MM', month).replace('yyyy', year);
}

/** The options of `parseTypedDate`. */
export interface TypedDateOptions {
  /** Resolves two-digit years, from 80 years back to 19 ahead. Without it they are incomplete. */
  today?: IsoDate | undefined;
}

/** The result of reading a text: a day, `null` for an empty text, or why it is not a day. */
export type TypedDate =
  | { readonly date: IsoDate | null; readonly problem?: undefined }
  | { readonly date?: undefined; readonly problem: 'incomplete' | 'invalid' };

const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})$/;
const DIGITS_ALONE = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
/** The beginning of a date, or a text that has more than numbers in it. */
const INCOMPLETE = /^(\d{1,2}(-(\d{1,2}(-\d{0,3})?)?)?|\d{3,7}|\d{4}-(\d{1,2}-?)?)$|[^\d-]/;

/** Turns the digits of any script into ASCII ones, and every separator into one `-`. */
function normalize(text: string): string {
  return normalizeDigits(text)
    .trim()
    .replace(/[\s\p{Pd}−.,/]+/gu, '-');
}

function wholeYear(year: string, today: IsoDate | undefined): number | null {
  if (year.length === 4) return Number(year);
  if (today === undefined) return null;
  const last = partsOf(today).year + 19;
  return last - ((last - Number(year)) % 100);
}

/**
 * Reads a typed or pasted date: day, month and year in this order, separated by spaces, dashes,
 * dots, commas, slashes or nothing (`01022025`); or `2025-02-01`. A day that does not exist is
 * refused, never read as another one (`31-02-2025` is not 3 March).
 */
export function parseTypedDate(typed: string, { today }: TypedDateOptions = {}): TypedDate {
  const text = normalize(typed);
  if (text === '') return { date: null };
  const [, first = '', month = '', last = ''] =
    YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text) ?? DIGITS_ALONE.exec(text) ?? [];
  if (first === '') return { problem: INCOMPLETE.test(text) ? 'incomplete' : 'invalid' };
  const [yearText, day] = first.length === 4 ? [first, last] : [last, first];
  const year = wholeYear(yearText, today);
  if (year === null) return { problem: 'incomplete' };
  const date = dateOf(year, Number(month) - 1, Number(day));
  return date === null ? { problem: 'invalid' } : { date };
}
