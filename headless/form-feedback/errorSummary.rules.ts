import type { Text, TextValues } from '../core/vanilla.js';

/** The key of a field's label: its name, or for a part of a row its pattern, `phones.*.number`. */
export function labelKeyOf(name: string): string {
  return name.replace(/\.~\d+/g, '.*');
}

/**
 * The number, from 1, of the row that a part is in, by the keys of its list; in nested lists, of
 * the innermost row. `undefined` for a field that is in no row.
 */
export function rowNumberOf(
  name: string,
  keysOf: (list: string) => readonly string[] | undefined,
): number | undefined {
  const [, list = '', key = ''] = /^(.*)\.(~\d+)/.exec(name) ?? [];
  const index = keysOf(list)?.indexOf(key) ?? -1;
  return index < 0 ? undefined : index + 1;
}

/**
 * Adds values for the placeholders of a descriptor, such as the number of a row for `{row}`;
 * returns a string as it is.
 */
export function withValues(text: Text, values: TextValues): Text {
  return typeof text === 'string' ? text : { ...text, values: { ...text.values, ...values } };
}
