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
} from './selection.rules.js';
import type { RowId, RowSelection, SelectionState, ShownRows } from './selection.types.js';
import { showRows } from './showRows.rules.js';

/**
 * Actions to select rows, one or many at a time, and to follow the rows shown (spec row CHECK-1).
 */
export interface SelectionActions<Id extends RowId> {
  /** Sets the rows shown; rows selected elsewhere stay selected. */
  show(shown: ShownRows<Id>): void;
  /**
   * Selects or deselects a row; one that is not shown, or disabled, stays as it is.
   * @param isRange gives all rows from the one changed last to this one the new state of this one
   */
  toggle(id: Id, isRange?: boolean): void;
  /** Selects all rows shown, or deselects them if all were selected. */
  toggleShown(): void;
  /** Selects all rows that match the query, on every page, replacing the selection. */
  selectMatching(): void;
  /** Takes deleted rows out of the selection. */
  remove(ids: readonly Id[]): void;
  clear(): void;
  /** The selection for a bulk action. */
  getSelection(): RowSelection<Id>;
  /**
   * Calls the listener when this row may have changed, not for other rows. Returns the unsubscribe
   * function.
   */
  listen(id: Id, listener: RowListener<Id>): () => void;
}

type RowListener<Id extends RowId> = (
  state: SelectionState<Id>,
  previous: SelectionState<Id>,
) => void;

/** One per table: created by `useRowSelection`, or passed to it as `store`. */
export type SelectionStore<Id extends RowId> = Store<SelectionState<Id>, SelectionActions<Id>>;

/** The rows shown at first, and those selected. */
export interface SelectionStoreOptions<Id extends RowId> extends ShownRows<Id> {
  /** The rows selected at first, shown or not. Default none. */
  defaultValue?: readonly Id[] | undefined;
}

/** Creates the store of one table's row selection (spec row CHECK-1). */
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
        // React takes a row for changed until the effects of its last render have run.
        if (get() === previous) return;
        for (const id of changed)
          listeners.get(id)?.forEach((listener) => listener(next, previous));
      };
      return {
        actions: {
          show: (latest) => {
            change(showRows(get(), latest));
          },
          toggle: (id, isRange = false) => {
            const state = get();
            if (!state.selectable.has(id)) return;
            const ids = isRange ? rangeTo(state, id) : [id];
            change({ ...choose(state, ids, !isSelected(state, id)), anchor: id }, ids);
          },
          toggleShown: () => {
            change({ ...chooseShown(get(), headerState(get()) !== 'all'), anchor: null });
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
