import type { Text, TextValues } from '../core/vanilla.js';

/** The key of a field's label: for a part of a row its pattern, `phones.*.number`. */
export function labelKeyOf(name: string): string {
  return name.replace(/\.~\d+/g, '.*');
}

/**
 * Which row a part stands in, from 1, by the keys of its list; the innermost of lists in lists.
 * `undefined` for what stands in none.
 */
export function rowNumberOf(
  name: string,
  keysOf: (list: string) => readonly string[] | undefined,
): number | undefined {
  const [, list = '', key = ''] = /^(.*)\.(~\d+)/.exec(name) ?? [];
  const index = keysOf(list)?.indexOf(key) ?? -1;
  return index < 0 ? undefined : index + 1;
}

/** A text that may say these as well, such as the number of a row as `{row}`; a string stands as it is. */
export function withValues(text: Text, values: TextValues): Text {
  return typeof text === 'string' ? text : { ...text, values: { ...text.values, ...values } };
}
