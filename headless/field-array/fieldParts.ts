import { nextEntryId } from '../core/vanilla.js';
import {
  newField,
  ROW,
  type FieldParts,
  type FieldState,
  type FieldTable,
  type FormState,
  type Validator,
} from '../form/vanilla.js';
import type { PartValidators } from './fieldParts.types.js';
import {
  nameOfPath,
  ownerOf,
  ownersOf,
  partOfValue,
  patternOf,
  stepOf,
  withPart,
} from './partPath.rules.js';

type AnyValidators<Values> = Readonly<
  Record<
    string,
    (
      value: unknown,
      values: Values,
      context: { readonly signal: AbortSignal; readonly owner: unknown },
    ) => boolean | PromiseLike<boolean>
  >
>;

/** Creates row keys that are unique on the page. */
export function rowKeys(count: number): readonly string[] {
  return Array.from({ length: count }, () => `${ROW}${nextEntryId()}`);
}

/**
 * The steps that the patterns have directly below a name: `*`, or the names of an object's parts.
 */
function stepsBelow(patterns: readonly string[], name: string): readonly string[] {
  const prefix = `${patternOf(name)}.`;
  const below = patterns
    .filter((pattern) => pattern.startsWith(prefix))
    .map((pattern) => pattern.slice(prefix.length).split('.')[0] ?? '');
  return [...new Set(below)];
}

/** What writing values into their parts works with, and what it has found. */
interface Spreading {
  readonly table: Pick<FieldTable, 'find' | 'write'>;
  readonly patterns: readonly string[];
  /** The names of the parts that exist now. */
  readonly present: Set<string>;
  /** Those that existed before with another value. */
  readonly changed: Set<string>;
}

/** Writes a field's value into its parts, recursively. */
function spreadField(spreading: Spreading, field: FieldState): void {
  const { table, patterns, present, changed } = spreading;
  const { name, value } = field;
  const steps = stepsBelow(patterns, name);
  let { keys } = field;
  if (steps.includes('*')) {
    const count = Array.isArray(value) ? value.length : 0;
    if (keys?.length !== count) keys = rowKeys(count);
    table.write(name, { keys });
  }
  for (const step of steps.flatMap((each) => (each === '*' ? (keys ?? []) : each))) {
    const partName = `${name}.${step}`;
    const part = partOfValue(value, keys, step);
    const known = table.find(partName);
    if (known === undefined) table.write(partName, { ...newField(partName, part), isPart: true });
    else if (!Object.is(known.value, part)) {
      table.write(partName, { value: part });
      changed.add(partName);
    }
    present.add(partName);
    spreadField(spreading, table.find(partName) ?? newField(partName, part));
  }
}

interface Lookup {
  readonly table: FieldTable;
  readonly patterns: readonly string[];
  /** Where the keys of rows are looked up. */
  readonly fields: readonly FieldState[] | undefined;
}

type NamedValue = Pick<FieldState, 'name' | 'value'>;

/** A field with a value, followed by its parts, recursively. */
function partsOf(lookup: Lookup, field: NamedValue): readonly NamedValue[] {
  const { table, patterns, fields } = lookup;
  const { name, value } = field;
  const keys = table.find(name, fields)?.keys;
  const parts = stepsBelow(patterns, name)
    .flatMap((step) => (step === '*' ? (keys ?? []) : step))
    .map((step) => ({ name: `${name}.${step}`, value: partOfValue(value, keys, step) }))
    .filter((part) => table.find(part.name));
  return [field, ...parts.flatMap((part) => partsOf(lookup, part))];
}

/** Writes a part's value into all fields that contain it, and returns their names. */
function liftPart(table: FieldTable, name: string): readonly string[] {
  const owners = table.find(name)?.isPart ? ownersOf(name) : [];
  let partName = name;
  for (const owner of owners) {
    const { value, keys } = table.find(owner) ?? newField(owner);
    const part = { step: stepOf(partName), value: table.find(partName)?.value };
    table.write(owner, { value: withPart(value, keys, part) });
    partName = owner;
  }
  return owners;
}

/** Adds the parts to the fields of a form's first state, before there is a store. */
function withParts(state: FormState, patterns: readonly string[]): FormState {
  const byName = new Map<string | symbol, FieldState>(
    state.fields.map((field) => [field.name, field]),
  );
  const table: Spreading['table'] = {
    find: (name) => byName.get(name),
    write: (name, part) => {
      byName.set(name, { ...(byName.get(name) ?? newField(name)), ...part });
    },
  };
  for (const field of state.fields) {
    spreadField({ table, patterns, present: new Set(), changed: new Set() }, field);
  }
  return { ...state, fields: [...byName.values()] };
}

/**
 * Makes rows of lists and parts of objects fields of their own, each with its errors, touched state
 * and checks: pass the result to a form as `parts`. Every pattern named here is a part, with its
 * validators, if any. A row keeps its state when it moves.
 *
 * `fieldParts<Person>({ 'phones.*.number': { required }, 'phones.*.kind': {} })`
 */
export function fieldParts<Values extends object>(
  validators: PartValidators<Values>,
): FieldParts<Values> {
  const patterns = Object.keys(validators);
  const byPattern = validators as Readonly<Record<string, AnyValidators<Values> | undefined>>;

  return {
    begin: (state) => withParts(state, patterns),
    spread: (table, drop, fieldName) => {
      const { fields } = table.state();
      const spreading = { table, patterns, present: new Set<string>(), changed: new Set<string>() };
      const wholes = fields.filter(({ name, isPart }) =>
        fieldName === undefined ? !isPart : name === fieldName,
      );
      for (const field of wholes) spreadField(spreading, field);
      const isBelow = (name: string): boolean =>
        fieldName === undefined || name.startsWith(`${fieldName}.`);
      const gone = fields.filter(
        ({ name, isPart }) => isPart && isBelow(name) && !spreading.present.has(name),
      );
      for (const { name } of gone) {
        table.remove(name);
        drop(name);
      }
      const owners = fieldName === undefined ? [] : liftPart(table, fieldName);
      return [...spreading.changed, ...owners];
    },
    partsOf: (table, field, fields) => partsOf({ table, patterns, fields }, field),
    nameOf: nameOfPath,
    validatorsOf: (name, read) => {
      const own = byPattern[patternOf(name)];
      if (own === undefined) return undefined;
      return Object.fromEntries(
        Object.entries(own).map(([type, validator]): [string, Validator<unknown, Values>] => [
          type,
          (value, values, { signal }) =>
            validator(value, values, {
              signal,
              get owner() {
                return read(ownerOf(name));
              },
            }),
        ]),
      );
    },
  };
}
