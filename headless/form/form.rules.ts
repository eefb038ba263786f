import type { FieldError, FieldErrors, FieldState, FormState } from './form.types.js';

/** The name of the form itself among its fields. */
export const FORM = '';

/** No errors; shared, so that equal states are the same. */
export const NO_ERRORS: readonly FieldError[] = [];

/** A field as a form begins with it: untouched, unchecked, enabled. */
export function newField(name: string, value?: unknown): FieldState {
  return {
    name,
    value,
    initialValue: value,
    errors: NO_ERRORS,
    isTouched: false,
    isDirty: false,
    isValidating: false,
    isDisabled: false,
  };
}

/** What the key of a list's row begins with: `phones.~3.number`. */
export const ROW = '~';

/** Whether a field stands in a row of a list: `phones.~3.number`. */
export function isPartOfRow(name: string): boolean {
  return name.includes(`.${ROW}`);
}

/** The fields of a form that begins with these values, the form itself before them. */
export function newFields(values: object): readonly FieldState[] {
  return Object.entries({ [FORM]: undefined, ...values }).map(([name, value]) =>
    newField(name, value),
  );
}

/** How many of its errors a field shows now (spec rows FORM-5, FORM-6); the form itself shows all. */
export function shownCount(
  { name, errors, isTouched }: FieldState,
  { isSubmitted, multiple }: FormState,
): number {
  if (!isTouched && !isSubmitted) return 0;
  return multiple || name === FORM ? errors.length : Math.min(errors.length, 1);
}

function prototypeOf(value: unknown): unknown {
  return Object.getPrototypeOf(value ?? 0);
}

/** Not what a class has made, which may keep to itself what it holds. An iframe has its own `Object`. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return Array.isArray(value) || prototypeOf(prototypeOf(value) ?? Object.prototype) === null;
}

/** Whether two values hold the same: plain objects and arrays by content, all else by identity. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && isEqual(a[key], b[key]))
  );
}

/** A field's errors with those of one source replaced; the same list where nothing differs. */
export function replaceErrors(
  errors: readonly FieldError[],
  source: FieldError['source'],
  replacement: readonly FieldError[],
): readonly FieldError[] {
  const others = errors.filter((error) => error.source !== source);
  // What is wrong with the text comes before what is wrong with having no value.
  const next = source === 'control' ? [...replacement, ...others] : [...others, ...replacement];
  return isEqual(errors, next) ? errors : next;
}

/** What a server said, as errors. */
export function serverErrors(errors: FieldErrors): readonly FieldError[] {
  return Object.entries(errors).flatMap(([path, messages = []]) =>
    [messages].flat().map((message) => ({ type: 'server', source: 'server', path, message })),
  );
}

/**
 * Errors by the field that they belong to: `absence.start` to that field, else to `absence`, else to
 * the form. Types become unique in their field: `server`, `server-2`.
 * @param nameOf the name that a path stands for, of a field or of a part of one
 */
export function errorsByField(
  errors: readonly FieldError[],
  isField: (name: string) => boolean,
  nameOf: (path: string) => string,
): ReadonlyMap<string, readonly FieldError[]> {
  const byField = new Map<string, readonly FieldError[]>();
  for (const error of errors) {
    let name = nameOf(error.path);
    while (!isField(name) && name !== FORM) name = name.replace(/\.?[^.]*$/, '');
    const others = byField.get(name) ?? [];
    const isTaken = others.some(({ type }) => type === error.type);
    const type = isTaken ? `${error.type}-${others.length + 1}` : error.type;
    byField.set(name, [...others, { ...error, type }]);
  }
  return byField;
}
