import { useMemo } from 'react';
import { ToolkitError, useIsomorphicLayoutEffect, useStoreState } from '../core/index.js';
import {
  storeOf,
  type FieldName,
  type FieldValue,
  type FormHandle,
  type FormState,
  type FormStore,
  type PartName,
} from '../form/index.js';
import { fieldSlice } from '../form/vanilla.js';
import { rowKeys } from './fieldParts.js';

/** The type of a list's rows, by the name of the list. */
export type RowOf<Values, Name> =
  FieldValue<Values, Name> extends readonly (infer Row)[] ? Row : never;

/** A row of the list, without its value, which the fields in it read themselves. */
export interface FieldArrayRow<Row> {
  /** Stays with the row when it moves: use it as React's `key`. */
  readonly key: string;
  /** The row's own name, for `partOf(row.name, 'number')` and `useField`. */
  readonly name: PartName<Row>;
}

/** The rows of a list, with actions to add, remove and move them. */
export interface UseFieldArrayResult<Row> {
  rows: readonly FieldArrayRow<Row>[];
  append(row: Row): void;
  /** @param index where to insert it; beyond the end it becomes the last row */
  insert(index: number, row: Row): void;
  /** Like `move`, does nothing if there is no such row. */
  remove(index: number): void;
  move(from: number, to: number): void;
}

const NO_KEYS: readonly string[] = [];

/** The rows of a list; of one that was removed none are shown. */
function rowsIn<Values extends object>(store: FormStore<Values>, name: string): readonly unknown[] {
  const value: unknown = store.valuesIn(store.getState())[name as keyof Values];
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

function failWithoutParts(name: string): never {
  throw new ToolkitError({
    code: 'missing-field-parts',
    what: `useFieldArray: the form has no rows for "${name}".`,
    ...(process.env.NODE_ENV !== 'production' && {
      why: 'A list has rows where the form was told which parts they have.',
      mend: `Pass it: useSubmitGuard({ parts: fieldParts<Values>({ '${name}.*': {} }), … }).`,
    }),
  });
}

function toSpliced<Item>(
  list: readonly Item[],
  { at, remove = 0, add = [] }: { at: number; remove?: number; add?: readonly Item[] },
): readonly Item[] {
  const next = [...list];
  next.splice(at, remove, ...add);
  return next;
}

/**
 * The rows of a field that holds a list (`parts` of the form). Re-renders when rows are added,
 * removed or moved, not when something in them changes. Errors, touched state and pending checks
 * stay with their row. Throws a {@link ToolkitError} if the form's `parts` do not have the list.
 */
export function useFieldArray<
  Values extends object,
  Name extends FieldName<Values> | PartName<unknown>,
>(form: FormHandle<Values>, name: Name): UseFieldArrayResult<RowOf<Values, Name>> {
  type Row = RowOf<Values, Name>;
  const store = storeOf(form);
  const fieldStore = useMemo(() => fieldSlice(store, name), [store, name]);
  // A list that was removed has rows once it is back: their fields could not be placed before.
  const keysIn = (state: FormState): readonly string[] =>
    name in store.valuesIn(state)
      ? (store.fieldIn(state, name).keys ?? failWithoutParts(name))
      : NO_KEYS;
  const keys = useStoreState(fieldStore, keysIn);
  useIsomorphicLayoutEffect(() => {
    store.bringBack(name);
  }, [store, name]);

  /** Makes an action that changes the values and the keys of the rows in the same way. */
  const arrange =
    (change: <Item>(list: readonly Item[], added: readonly Item[]) => readonly Item[]) =>
    (...added: readonly Row[]): void => {
      store.edit(
        name,
        change<unknown>(rowsIn(store, name), added),
        change(keysIn(store.getState()), rowKeys(added.length)),
      );
      store.touch(name);
    };

  return {
    rows: useMemo(
      () => keys.map((key) => ({ key, name: `${name}.${key}` as PartName<Row> })),
      [keys, name],
    ),
    append: arrange((list, added) => [...list, ...added]),
    insert: (index, row) => {
      arrange((list, added) => toSpliced(list, { at: index, add: added }))(row);
    },
    remove: (index) => {
      if (index in rowsIn(store, name)) {
        arrange((list) => toSpliced(list, { at: index, remove: 1 }))();
      }
    },
    move: (from, to) => {
      const rows = rowsIn(store, name);
      if (!(from in rows && to in rows) || from === to) return;
      arrange((list) => {
        const moved = list.slice(from, from + 1);
        return toSpliced(toSpliced(list, { at: from, remove: 1 }), { at: to, add: moved });
      })();
    },
  };
}

/**
 * The name of a part, for `useField`: of a row, `partOf(row.name, 'number')`; of a field that holds an
 * object, `partOf(form, 'address', 'city')`.
 */
export function partOf<Owner, Key extends FieldName<Owner>>(
  owner: PartName<Owner>,
  key: Key,
): PartName<Owner[Key]>;
export function partOf<Values, Name extends FieldName<Values>, Key extends FieldName<Values[Name]>>(
  form: FormHandle<Values>,
  name: Name,
  key: Key,
): PartName<Values[Name][Key]>;
export function partOf(...given: readonly [unknown, string, string?]): string {
  const [owner, name, key] = given;
  return key === undefined ? `${String(owner)}.${name}` : `${name}.${key}`;
}
