import { isEqual, newField } from './form.rules.js';
import type { FieldState, FormState } from './form.types.js';

/** A form's state while it changes: fields are found by name, counted, and changed in batches. */
export interface FieldTable {
  /** The latest state, with what an edit under way has written so far. */
  state(): FormState;
  find(name: string): FieldState | undefined;
  /** Where a field stands in a list that the table has made. */
  findIn(fields: readonly FieldState[], name: string | symbol): FieldState | undefined;
  /** Replaces part of a field, and says whether it is dirty; adds the field where there is none of that name. */
  write(name: string, part: Partial<FieldState>): void;
  remove(name: string): void;
  /** Replaces part of what concerns the form as a whole. */
  set(part: Partial<FormLevelState>): void;
  /** Makes all that `work` writes one change of the state. An edit within an edit joins it. */
  edit<Result>(work: () => Result): Result;
}

/** What of a form's state concerns no single field, and is not counted. */
export type FormLevelState = Pick<
  FormState,
  'isSubmitted' | 'submission' | 'lostPress' | 'multiple'
>;

/** How a table reads and changes the store that it belongs to. */
export interface FieldTableOptions {
  read: () => FormState;
  /** Takes what an edit came to; `names` are the fields changed, unless it concerns the form. */
  commit: (state: FormState, names: ReadonlySet<string> | undefined) => void;
}

type Draft = { -readonly [Key in Exclude<keyof FormState, 'fields'>]: FormState[Key] } & {
  fields: FieldState[];
};

function differs<Whole extends object>(whole: Whole, part: Partial<Whole>): boolean {
  return (Object.keys(part) as (keyof Whole)[]).some((key) => !Object.is(whole[key], part[key]));
}

function count(draft: Draft, field: FieldState | undefined, by: 1 | -1): void {
  if (field === undefined) return;
  if (field.errors.length > 0 && !field.isDisabled) draft.invalidCount += by;
  if (field.isDirty || field.hasDraft) draft.dirtyCount += by;
  if (field.isValidating) draft.validatingCount += by;
}

/**
 * Makes the table of a form's fields. They are in an array, which an edit copies once: at 10,000 fields that
 * costs a four-hundredth of copying a record. Each write brings the counts up to date, so that nothing ever
 * loops over all fields to count them.
 */
export function createFieldTable({ read, commit }: FieldTableOptions): FieldTable {
  const positions = new Map<string | symbol, number>();
  let isEditing = false;
  let draft: Draft | undefined;
  let names: Set<string> | undefined = new Set();

  const locate = (fields: readonly FieldState[]): void => {
    positions.clear();
    fields.forEach(({ name }, index) => positions.set(name, index));
  };
  locate(read().fields);

  const state = (): FormState => draft ?? read();
  const findIn: FieldTable['findIn'] = (fields, name) => {
    const field = fields[positions.get(name) ?? -1];
    // A list from before a removal has other positions.
    return field?.name === name ? field : fields.find((each) => each.name === name);
  };
  const find = (name: string): FieldState | undefined => findIn(state().fields, name);

  const edit: FieldTable['edit'] = (work) => {
    if (isEditing) return work();
    isEditing = true;
    try {
      return work();
    } finally {
      isEditing = false;
      if (draft !== undefined) {
        const change = [draft, names] as const;
        draft = undefined;
        names = new Set();
        commit(...change);
      }
    }
  };
  const change = (work: (draft: Draft) => void): void => {
    edit(() => {
      draft ??= { ...read(), fields: [...read().fields] };
      work(draft);
    });
  };

  return {
    state,
    find,
    findIn,
    edit,
    write: (name, part) => {
      const before = find(name);
      if (before !== undefined && !differs(before, part)) return;
      change((into) => {
        const after = { ...(before ?? newField(name)), ...part };
        if ('initialValue' in part || 'value' in part)
          after.isDirty = !isEqual(after.value, after.initialValue);
        const position = positions.get(name) ?? into.fields.length;
        positions.set(name, position);
        into.fields[position] = after;
        count(into, before, -1);
        count(into, after, 1);
        names?.add(name);
      });
    },
    remove: (name) => {
      change((into) => {
        count(into, find(name), -1);
        into.fields = into.fields.filter((field) => field.name !== name);
        locate(into.fields);
        names?.add(name);
      });
    },
    set: (part) => {
      if (!differs<FormLevelState>(state(), part)) return;
      change((into) => {
        Object.assign(into, part);
        names = undefined;
      });
    },
  };
}
