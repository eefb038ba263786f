import type { Text, TextValues } from '../core/vanilla.js';

/** The key of a field's label: its name, or for a part of a row its pattern, `phones.*.number`. */
export function labelKeyOf(name: string): string {
  return name.replace(/\.~\d+/g, '.*');
}

/**
 * The numbers, from 1, of the rows that a part is in, by the keys of their lists: `2`, and in nested
 * lists `2.1`, the outermost first. Empty for a field that is in no row.
 */
export function rowNumbersOf(
  name: string,
  keysOf: (list: string) => readonly string[] | undefined,
): string {
  return Array.from(name.matchAll(/\.(~\d+)/g), ({ index, 1: key = '' }) => {
    const keys = keysOf(name.slice(0, index)) ?? [];
    return keys.indexOf(key) + 1;
  }).join('.');
}

/**
 * Adds values for the placeholders of a descriptor, such as the number of a row for `{row}`;
 * returns a string as it is.
 */
export function withValues(text: Text, values: TextValues): Text {
  return typeof text === 'string' ? text : { ...text, values: { ...text.values, ...values } };
}
