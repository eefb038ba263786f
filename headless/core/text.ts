/** Values that a message is formatted with, by placeholder name. */
export type TextValues = Readonly<
  Record<string, string | number | boolean | Date | null | undefined>
>;

/** A FormatJS message descriptor: an id in the translations, with the text to use without one. */
export interface TextDescriptor {
  readonly id: string;
  readonly defaultMessage?: string | undefined;
  readonly values?: TextValues | undefined;
}

/** User-facing text: a string, or a message to look up. Hooks take it and return strings. */
export type Text = string | TextDescriptor;

/** Turns user-facing text into the string to show. */
export type FormatText = (text: Text) => string;

/**
 * The formatter without translations: default message, else id, with `{name}` filled in. The plain
 * placeholder is the only ICU syntax it knows, and all that the toolkit's own default messages use.
 */
export function formatDefaultText(text: Text): string {
  if (typeof text === 'string') return text;
  const { id, defaultMessage, values = {} } = text;
  return (defaultMessage ?? id).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : placeholder,
  );
}

function sameValues(a: TextValues, b: TextValues): boolean {
  const plain = (value: TextValues[string]): unknown =>
    value instanceof Date ? value.getTime() : value;
  return Object.keys({ ...a, ...b }).every((name) => Object.is(plain(a[name]), plain(b[name])));
}

/** Whether two texts read the same in every language; compares descriptors by value. */
export function sameText(a: Text, b: Text): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return (
    a.id === b.id &&
    a.defaultMessage === b.defaultMessage &&
    sameValues(a.values ?? {}, b.values ?? {})
  );
}
