import { FORM } from './form.rules.js';
import type { FieldState } from './formState.types.js';

/** The values of all fields as one object. */
export function valuesOf<Values extends object>(fields: readonly FieldState[]): Values {
  const entries = fields.flatMap((field) =>
    field.name === FORM || field.isPart ? [] : [[field.name, field.value]],
  );
  // The only place where the untyped fields become typed values again.
  return Object.fromEntries(entries) as Values;
}

/**
 * The values of fields, each read on access: a validator that reads one other field costs the same
 * in a form of ten thousand.
 * @param onRead called with the name of each field that is read
 */
export function lazyValues<Values extends object>(
  fields: readonly FieldState[],
  find: (name: string | symbol, fields: readonly FieldState[]) => FieldState | undefined,
  onRead?: (name: string) => void,
): Values {
  return new Proxy({} as Values, {
    get: (target, key) => {
      const field = find(key, fields);
      if (field === undefined) return Reflect.get(target, key) as unknown;
      onRead?.(field.name);
      return field.value;
    },
    has: (_, key) => find(key, fields) !== undefined,
    ownKeys: () => Object.keys(valuesOf(fields)),
    getOwnPropertyDescriptor: (_, key) => Object.getOwnPropertyDescriptor(valuesOf(fields), key),
  });
}
