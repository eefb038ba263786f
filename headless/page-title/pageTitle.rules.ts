import type { FormatText } from '../core/vanilla.js';
import type { PageTitleState } from './pageTitle.store.js';

/** The pieces of a document title, as formatted strings. */
export interface TitleParts {
  readonly parts: readonly string[];
  /** Goes before the joined parts: `GNaP »`. */
  readonly prefix?: string | undefined;
  /** Goes after the joined parts. */
  readonly suffix?: string | undefined;
  /** Goes between two parts, with a space on each side. Default `-`. */
  readonly separator?: string | undefined;
}

function joinFilled(texts: readonly string[], between: string): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(between);
}

/** The document title; empty parts, and an empty prefix or suffix, are left out (TITLE-1, TITLE-2). */
export function joinTitle({
  parts,
  prefix = '',
  suffix = '',
  separator = '-',
}: TitleParts): string {
  const between = separator.trim() === '' ? ' ' : ` ${separator.trim()} `;
  return joinFilled([prefix, joinFilled(parts, between), suffix], ' ');
}

/** The document title for a state, with the default title while there are no parts (TITLE-3). */
export function formatTitle(state: PageTitleState, format: FormatText): string {
  const { entries, prefix, suffix, separator, defaultTitle } = state;
  const parts = entries.length === 0 ? [defaultTitle] : entries.map(({ item }) => item);
  return joinTitle({
    parts: parts.map(format),
    prefix: format(prefix),
    suffix: format(suffix),
    separator,
  });
}
