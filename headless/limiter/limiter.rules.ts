/** UTF-16 units, as `maxlength` counts, or visible characters. */
export type LimiterUnit = 'utf16' | 'grapheme';

/** How long a text may be. */
export interface Limit {
  /** In `unit`; a line break counts 1. */
  readonly max: number;
  /** Default `utf16`. */
  readonly unit?: LimiterUnit | undefined;
}

/** A text that goes in between two others. */
export interface Insertion {
  readonly before: string;
  readonly inserted: string;
  readonly after: string;
}

function graphemesOf(text: string): Intl.Segments {
  return new Intl.Segmenter().segment(text);
}

/** How long a text is. A line break counts 1, as in a textarea's `value` (spec row LIMIT-1). */
export function lengthOf(text: string, unit: LimiterUnit = 'utf16'): number {
  return unit === 'utf16' ? text.length : [...graphemesOf(text)].length;
}

/**
 * The part of the inserted text, from its start, that the limit has room for. It ends where a visible
 * character does, in the text as it would be with all of it.
 */
export function fittingPart({ before, inserted, after }: Insertion, { max, unit }: Limit): string {
  const whole = before + inserted + after;
  if (lengthOf(whole, unit) <= max) return inserted;
  const start = before.length;
  const end = start + inserted.length;
  const graphemes = graphemesOf(whole);
  // Where texts meet, characters may join to one: then there is room for up to two more.
  const room = max - lengthOf(before + after, unit) + 2;
  const cuts: number[] = [];
  for (let at = start; at < end && cuts.length < room; cuts.push(at)) {
    const { index = at, segment = inserted } = graphemes.containing(at) ?? {};
    at = index + segment.length;
  }
  const fits = (cut: number): boolean =>
    cut <= end && lengthOf(whole.slice(0, cut) + after, unit) <= max;
  return whole.slice(start, cuts.reverse().find(fits) ?? start);
}

/**
 * Whether so little room is left that screen readers are told: a tenth of the limit or less, where that
 * tenth counts as at least 5 and at most 20.
 */
export function isNear(remaining: number, max: number): boolean {
  return remaining <= Math.min(Math.max(max / 10, 5), 20);
}
