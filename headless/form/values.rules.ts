import { FORM } from './form.rules.js';
import type { FieldState } from './form.types.js';

/** The values of fields, all at once. */
export function valuesOf<Values extends object>(fields: readonly FieldState[]): Values {
  const entries = fields.flatMap((field) =>
    field.name === FORM || field.isPart ? [] : [[field.name, field.value]],
  );
  // The one place where fields become the values that they were made from.
  return Object.fromEntries(entries) as Values;
}

/**
 * The values of fields, each read when it is asked for: a validator that looks at one other field
 * costs the same in a form of ten thousand.
 * @param onRead told the name of each field that is read
 */
export function lazyValues<Values extends object>(
  fields: readonly FieldState[],
  findIn: (fields: readonly FieldState[], name: string | symbol) => FieldState | undefined,
  onRead?: (name: string) => void,
): Values {
  return new Proxy({} as Values, {
    get: (target, key) => {
      const field = findIn(fields, key);
      if (field === undefined) return Reflect.get(target, key) as unknown;
      onRead?.(field.name);
      return field.value;
    },
    has: (_, key) => findIn(fields, key) !== undefined,
    ownKeys: () => Object.keys(valuesOf(fields)),
    getOwnPropertyDescriptor: (_, key) => Object.getOwnPropertyDescriptor(valuesOf(fields), key),
  });
}
