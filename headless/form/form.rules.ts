import type { FieldError, FieldState, FormState } from './formState.types.js';
import type { FieldErrors } from './formStore.types.js';

/** The name of the form itself in the list of its fields. */
export const FORM = '';

/** The empty list of errors; shared, so that fields without errors keep the same reference. */
export const NO_ERRORS: readonly FieldError[] = [];

/** A field in its initial state: untouched, unchecked, enabled. */
export function newField(name: string, value?: unknown): FieldState {
  return {
    name,
    value,
    initialValue: value,
    errors: NO_ERRORS,
    isTouched: false,
    isDirty: false,
    hasDraft: false,
    isValidating: false,
    isDisabled: false,
  };
}

/** The prefix of a list row's key: `phones.~3.number`. */
export const ROW = '~';

/** Whether a field belongs to a row of a list: `phones.~3.number`. */
export function isPartOfRow(name: string): boolean {
  return name.includes(`.${ROW}`);
}

/** The fields for these initial values, preceded by the form itself. */
export function newFields(values: object): readonly FieldState[] {
  return Object.entries({ [FORM]: undefined, ...values }).map(([name, value]) =>
    newField(name, value),
  );
}

/**
 * How many of its errors a field shows now (spec rows FORM-5, FORM-6). The form itself shows all
 * at once, also without `multiple`.
 */
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

/**
 * Arrays and plain objects, not class instances, whose content may be private. Looks at the depth
 * of the prototype chain because an iframe has its own `Object`.
 */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return Array.isArray(value) || prototypeOf(prototypeOf(value) ?? Object.prototype) === null;
}

/** Compares plain objects and arrays by content, everything else with `Object.is`. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && isEqual(a[key], b[key]))
  );
}

/** Replaces a field's errors of one source; returns the same list if nothing differs. */
export function replaceErrors(
  errors: readonly FieldError[],
  source: FieldError['source'],
  replacement: readonly FieldError[],
): readonly FieldError[] {
  const others = errors.filter((error) => error.source !== source);
  // A refused text leaves the field without a value: its error comes before that of `required`.
  const isOfText = source === 'control' || source === 'element';
  const next = isOfText ? [...replacement, ...others] : [...others, ...replacement];
  return isEqual(errors, next) ? errors : next;
}

/** Converts a server's messages to errors. */
export function serverErrors(errors: FieldErrors): readonly FieldError[] {
  return Object.entries(errors).flatMap(([path, messages = []]) =>
    [messages].flat().map((message) => ({ type: 'server', source: 'server', path, message })),
  );
}

/**
 * Groups errors by field: `absence.start` goes to the field of that name, else to `absence`, else
 * to the form. Types are made unique within a field: `server`, `server-2`.
 * @param nameOf returns the name of the field, or part of a field, that a path stands for
 */
export function errorsByField(
  errors: readonly FieldError[],
  findField: (name: string) => unknown,
  nameOf: (path: string) => string,
): ReadonlyMap<string, readonly FieldError[]> {
  const byField = new Map<string, readonly FieldError[]>();
  for (const error of errors) {
    let name = nameOf(error.path);
    while (!findField(name) && name !== FORM) name = name.replace(/\.?[^.]*$/, '');
    const others = byField.get(name) ?? [];
    const isTaken = others.some(({ type }) => type === error.type);
    const type = isTaken ? `${error.type}-${others.length + 1}` : error.type;
    byField.set(name, [...others, { ...error, type }]);
  }
  return byField;
}
