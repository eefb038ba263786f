import { sameEntries } from '../core/vanilla.js';
import { isEqual, newField } from './form.rules.js';
import type { FieldState, FormState } from './formState.types.js';

/** A form's state with fields found by name, counts kept up to date, and changes in batches. */
export interface FieldTable {
  /** The latest state, including what an edit in progress has written so far. */
  state(): FormState;
  /**
   * Finds a field in a list that the table has made, which may be from an earlier state. Default:
   * in the latest.
   */
  find(name: string | symbol, fields?: readonly FieldState[]): FieldState | undefined;
  /**
   * Merges `part` into a field and updates its `isDirty`; adds the field if there is none of that
   * name.
   */
  write(name: string, part: Partial<FieldState>): void;
  remove(name: string): void;
  /** Merges `part` into the state of the form as a whole. */
  set(part: Partial<FormLevelState>): void;
  /**
   * Commits everything that `work` writes as one change of the state. A nested edit joins the outer
   * one.
   */
  edit<Result>(work: () => Result): Result;
}

/** The part of a form's state that neither belongs to a field nor counts fields. */
export type FormLevelState = Pick<
  FormState,
  'isSubmitted' | 'submission' | 'lostPress' | 'multiple'
>;

type Draft = { -readonly [Key in Exclude<keyof FormState, 'fields'>]: FormState[Key] } & {
  fields: FieldState[];
};

function count(draft: Draft, field: FieldState | undefined, by: 1 | -1): void {
  if (!field) return;
  if (field.errors.length > 0 && !field.isDisabled) draft.invalidCount += by;
  // The field that a part belongs to contains its value, and so its change.
  if ((field.isDirty && !field.isPart) || field.hasDraft) draft.dirtyCount += by;
  if (field.isValidating) draft.validatingCount += by;
}

/**
 * Creates the table of a form's fields. They are in an array, which each edit copies once: at
 * 10,000 fields that takes 1/400 of the time of copying a record. Each write updates the counts, so
 * that nothing ever loops over all fields to count them.
 * @param read returns the state of the store that the table belongs to
 * @param commit receives the new state after an edit. `names` are the fields changed; `undefined` if
 *   the state of the form as a whole changed
 */
export function createFieldTable(
  read: () => FormState,
  commit: (state: FormState, names: ReadonlySet<string> | undefined) => void,
): FieldTable {
  const positions = new Map<string | symbol, number>();
  /** The state with what the edit in progress has written; `undefined` outside of an edit. */
  let draft: Draft | undefined;
  /** The fields that it has changed; `undefined` if it has changed the form as a whole. */
  let changedNames: Set<string> | undefined;

  const locate = (fields: readonly FieldState[]): void => {
    positions.clear();
    fields.forEach(({ name }, index) => positions.set(name, index));
  };
  locate(read().fields);

  const state = (): FormState => draft ?? read();
  const find: FieldTable['find'] = (name, fields = state().fields) => {
    const field = fields[positions.get(name) ?? -1];
    // A list from before a removal has different positions.
    return field?.name === name ? field : fields.find((each) => each.name === name);
  };

  const edit = <Result>(work: (draft: Draft) => Result): Result => {
    if (draft) return work(draft);
    const written = { ...read(), fields: [...read().fields] };
    draft = written;
    changedNames = new Set();
    try {
      return work(written);
    } finally {
      draft = undefined;
      if (changedNames?.size !== 0) commit(written, changedNames);
    }
  };

  return {
    state,
    find,
    edit,
    write: (name, part) => {
      const before = find(name);
      if (before && sameEntries(before, part)) return;
      edit((into) => {
        const after = { ...(before ?? newField(name)), ...part };
        after.isDirty = !isEqual(after.value, after.initialValue);
        const position = positions.get(name) ?? into.fields.length;
        positions.set(name, position);
        into.fields[position] = after;
        count(into, before, -1);
        count(into, after, 1);
        changedNames?.add(name);
      });
    },
    remove: (name) => {
      edit((into) => {
        count(into, find(name), -1);
        into.fields = into.fields.filter((field) => field.name !== name);
        locate(into.fields);
        changedNames?.add(name);
      });
    },
    set: (part) => {
      if (sameEntries<FormLevelState>(state(), part)) return;
      edit((into) => {
        Object.assign(into, part);
        changedNames = undefined;
      });
    },
  };
}

/** Makes the values of these fields the ones that `isDirty` compares with. */
export function compareWith(
  table: FieldTable,
  fields: readonly Pick<FieldState, 'name' | 'value'>[],
): void {
  table.edit(() => {
    for (const { name, value: initialValue } of fields) table.write(name, { initialValue });
  });
}
