import { ToolkitError } from '../core/vanilla.js';
import { consoleLog } from '../platform/index.js';
import { isIsoDate, type DateSpan, type IsoDate } from './isoDate.rules.js';

/** The texts that were reported, so that a list of a thousand records says it once. */
const reported = new Set<string>();

function reportWrongDay(text: string): void {
  if (reported.has(text)) return;
  reported.add(text);
  consoleLog(
    `${JSON.stringify(text)} is not a day, and is taken for none.`,
    new ToolkitError({
      code: 'wrong-day',
      what: 'A day is written `yyyy-MM-dd`, and exists.',
      mend: 'Pass the first ten characters of a date with a time, and null for no day.',
    }),
  );
}

/**
 * A day as an app or its server has it. A text that is none counts as no day, as in
 * `<input type="date">`; development builds warn of it.
 */
export function knownDay(date: IsoDate | null = null): IsoDate | null {
  if (date === null || isIsoDate(date)) return date;
  if (process.env.NODE_ENV !== 'production') reportWrongDay(date);
  return null;
}

/** The same of both ends: one that is not a day is open. */
export function knownSpan({ start, end }: DateSpan): DateSpan {
  return { start: knownDay(start), end: knownDay(end) };
}
