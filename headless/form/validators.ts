/** Whether there is no value. As in HTML, only `required` rejects that. */
export function isEmpty(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : (value ?? '') === '';
}

/** A validator that leaves empty values to `required`, as the browser's own constraints do. */
function unlessEmpty(isValid: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => isEmpty(value) || isValid(value);
}

function lengthOf(value: unknown): number {
  return (Array.isArray(value) ? value : String(value).replace(/\r\n?/g, '\n')).length;
}

/** The syntax of an e-mail address, from the HTML standard ("valid e-mail address"). */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * The syntax of a number, from the HTML standard ("valid floating-point number"). Every finite
 * number is written so by `String`, too.
 */
const NUMBER = /^-?(\d+|\d*\.\d+)(e[-+]?\d+)?$/i;

/**
 * There is a value: text that shows something, a checked box, a non-empty list, any object. So it
 * accepts a date range without dates. Pasted text may be nothing but spaces and characters that are
 * never drawn, such as U+200B (Unicode's `Default_Ignorable_Code_Point`): that is no value.
 */
export function required(value: unknown): boolean {
  return typeof value === 'string'
    ? /[^\s\p{DI}]/u.test(value)
    : value !== false && !isEmpty(value);
}

/**
 * At least this many UTF-16 units, like `minlength`: a line break counts as 1. For a list, this many
 * entries.
 */
export function minLength(length: number): (value: unknown) => boolean {
  return unlessEmpty((value) => lengthOf(value) >= length);
}

/**
 * At most this many UTF-16 units, like `maxlength`: a line break counts as 1. For a list, this many
 * entries.
 */
export function maxLength(length: number): (value: unknown) => boolean {
  return unlessEmpty((value) => lengthOf(value) <= length);
}

type Ordered = number | string;

/**
 * Not less than a number; for text, not earlier than a date `yyyy-MM-dd` or a time `HH:MM`. Text
 * that is no number passes a numeric bound: use `number` to reject it.
 */
export function min(bound: Ordered): (value: unknown) => boolean {
  return unlessEmpty((value) => !((value as Ordered) < bound));
}

/** Not more than a number, or not later than a date or a time; see {@link min}. */
export function max(bound: Ordered): (value: unknown) => boolean {
  return unlessEmpty((value) => !((value as Ordered) > bound));
}

/** Text that contains a match; to match the whole text, write `^` and `$`. */
export function pattern(expression: RegExp): (value: unknown) => boolean {
  // `search` always starts at the beginning; `test` of a global expression continues after its last
  // match.
  return unlessEmpty((value) => String(value).search(expression) >= 0);
}

/** An e-mail address that `<input type="email">` accepts. */
export const email: (value: unknown) => boolean = pattern(EMAIL);

/** A finite number, or text that `<input type="number">` accepts as one. */
export const number: (value: unknown) => boolean = pattern(NUMBER);
