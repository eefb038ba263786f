import { defineStore, type Store } from '../core/vanilla.js';
import {
  choose,
  chooseMatching,
  chooseShown,
  emptySelection,
  forget,
  headerState,
  isSelected,
  rangeTo,
  selectionOf,
  type RowId,
  type RowSelection,
  type SelectionState,
  type ShownRows,
} from './selection.rules.js';
import { showRows } from './showRows.rules.js';

/** Chooses rows, one by one or many at a time, and follows those in sight (spec row CHECK-1). */
export interface SelectionActions<Id extends RowId> {
  /** Takes other rows into sight; what is chosen elsewhere stays chosen. */
  show(shown: ShownRows<Id>): void;
  /**
   * Turns a row over; one that is not shown, or disabled, stays as it is.
   * @param isRange all rows from the one changed last to this one become what this one becomes
   */
  toggle(id: Id, isRange?: boolean): void;
  /** Chooses all rows that are shown, or none of them where all were. */
  toggleShown(): void;
  /** Chooses all that match the query, on whatever page, in place of what was chosen. */
  selectMatching(): void;
  /** Rows that were deleted leave the selection. */
  remove(ids: readonly Id[]): void;
  clear(): void;
  /** For a bulk action. */
  getSelection(): RowSelection<Id>;
  /** Calls back when this row may have changed, and not for others. */
  listen(id: Id, listener: RowListener<Id>): () => void;
}

type RowListener<Id extends RowId> = (
  state: SelectionState<Id>,
  previous: SelectionState<Id>,
) => void;

/** The rows chosen in one table; `useRowSelection` makes one, or is given it. */
export type SelectionStore<Id extends RowId> = Store<SelectionState<Id>, SelectionActions<Id>>;

/** The rows in sight at first, and those that are chosen. */
export interface SelectionStoreOptions<Id extends RowId> extends ShownRows<Id> {
  /** Chosen at first, in sight or not. Default none. */
  defaultValue?: readonly Id[] | undefined;
}

/** Makes the store of the rows that are chosen in one table (spec row CHECK-1). */
export function createSelectionStore<Id extends RowId>({
  defaultValue,
  ...shown
}: SelectionStoreOptions<Id>): SelectionStore<Id> {
  return defineStore<SelectionState<Id>, SelectionActions<Id>>(
    showRows(emptySelection(defaultValue), shown),
    ({ get, set }) => {
      const listeners = new Map<Id, Set<RowListener<Id>>>();
      const change = (next: SelectionState<Id>, changed: Iterable<Id> = listeners.keys()): void => {
        const previous = get();
        set(next);
        for (const id of changed)
          listeners.get(id)?.forEach((listener) => listener(next, previous));
      };
      return {
        actions: {
          show: (latest) => {
            const next = showRows(get(), latest);
            if (next !== get()) change(next);
          },
          toggle: (id, isRange = false) => {
            const state = get();
            if (!state.selectable.has(id)) return;
            const ids = isRange ? rangeTo(state, id) : [id];
            change({ ...choose(state, ids, !isSelected(state, id)), anchor: id }, ids);
          },
          toggleShown: () => {
            change(chooseShown(get(), headerState(get()) !== 'all'));
          },
          selectMatching: () => {
            change(chooseMatching(get()));
          },
          remove: (ids) => {
            change(forget(get(), ids), ids);
          },
          clear: () => {
            change(showRows(emptySelection(), get().shown));
          },
          getSelection: () => selectionOf(get()),
          listen: (id, listener) => {
            const own = listeners.get(id) ?? new Set();
            listeners.set(id, own.add(listener));
            return () => {
              own.delete(listener);
              if (own.size === 0) listeners.delete(id);
            };
          },
        },
      };
    },
  );
}
