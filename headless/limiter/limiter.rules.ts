/** UTF-16 units, as `maxlength` counts, or visible characters. */
export type LimiterUnit = 'utf16' | 'grapheme';

/** How long a text may be. */
export interface Limit {
  /** In `unit`; a line break counts as 1. */
  readonly max: number;
  /** Default `utf16`. */
  readonly unit?: LimiterUnit | undefined;
}

/** A text to insert between two others. */
export interface Insertion {
  readonly before: string;
  readonly inserted: string;
  readonly after: string;
}

function graphemesOf(text: string): Intl.Segments {
  return new Intl.Segmenter().segment(text);
}

/**
 * The length of a text. A line break counts as 1, as in a textarea's `value` (spec row LIMIT-1).
 * @param unit default `utf16`
 */
export function lengthOf(text: string, unit?: LimiterUnit): number {
  return unit === 'grapheme' ? [...graphemesOf(text)].length : text.replace(/\r\n?/g, '\n').length;
}

/**
 * The longest part of the inserted text, from its start, that fits the limit. It ends at the end of
 * a visible character of the whole text with the insertion.
 */
export function fittingPart({ before, inserted, after }: Insertion, { max, unit }: Limit): string {
  const whole = before + inserted + after;
  // Not `<=`: as for `maxlength`, a limit that is no number is none.
  if (!(lengthOf(whole, unit) > max)) return inserted;
  const start = before.length;
  const end = start + inserted.length;
  // Where the texts meet, characters may join into one, which makes room for up to two more.
  const room = max - lengthOf(before + after, unit) + 2;
  const cuts: number[] = [];
  for (const { index } of graphemesOf(whole)) {
    if (index >= end || cuts.length > room) break;
    if (index > start) cuts.push(index);
  }
  const fits = (cut: number): boolean => lengthOf(whole.slice(0, cut) + after, unit) <= max;
  return whole.slice(start, cuts.reverse().find(fits) ?? start);
}

/**
 * Whether so little room is left that it is announced: a tenth of the limit or less, where that
 * tenth counts as at least 5 and at most 20.
 */
export function isNear(remaining: number, max: number): boolean {
  return remaining <= Math.min(Math.max(max / 10, 5), 20);
}
