import type { HeaderState, RowId, RowSelection, SelectionState } from './selection.types.js';

/** The empty set of rows; shared, so that equal states have the same reference. */
export const NONE: ReadonlySet<never> = new Set<never>();

/**
 * How large `flipped`, which is copied on each change, may grow before it is folded into a new
 * `base`.
 */
const MOST_FLIPS = 256;

/** Whether a row is selected. */
export function isSelected<Id extends RowId>(state: SelectionState<Id>, id: Id): boolean {
  const { selectable, base, flipped, others, matching } = state;
  if (selectable.has(id)) return base.has(id) !== flipped.has(id);
  return others.has(id) !== (matching !== null);
}

/** How many rows are selected, shown or not. */
export function selectedCount<Id extends RowId>(state: SelectionState<Id>): number {
  const { selectable, chosen, others, matching } = state;
  if (matching === null) return chosen + others.size;
  return Math.max(0, matching.total - (selectable.size - chosen) - others.size);
}

/** The header checkbox follows the rows that are shown and not disabled (spec row CHECK-1). */
export function headerState<Id extends RowId>({
  selectable,
  chosen,
}: SelectionState<Id>): HeaderState {
  if (chosen === 0) return 'none';
  return chosen === selectable.size ? 'all' : 'some';
}

/**
 * Whether to offer selecting all that match: the whole page is selected, and there are more pages.
 */
export function canSelectMatching<Id extends RowId>(state: SelectionState<Id>): boolean {
  const { matching, shown } = state;
  return (
    matching === null && headerState(state) === 'all' && Number(shown.total) > shown.rows.length
  );
}

/** The selected rows; while all that match are selected, the exceptions. */
export function differing<Id extends RowId>(state: SelectionState<Id>): readonly Id[] {
  const { matching, selectable, others } = state;
  const isQuery = matching !== null;
  return [...others, ...[...selectable].filter((id) => isSelected(state, id) !== isQuery)];
}

/** The selection for a bulk action. The cost is linear in the rows shown and selected. */
export function selectionOf<Id extends RowId>(state: SelectionState<Id>): RowSelection<Id> {
  const { matching } = state;
  if (matching === null) return { mode: 'ids', ids: differing(state) };
  return { mode: 'query', scope: matching.scope, except: differing(state) };
}

/** A selection of these rows, with no rows shown. Default: no rows selected. */
export function emptySelection<Id extends RowId>(ids: readonly Id[] = []): SelectionState<Id> {
  return {
    shown: { rows: [] },
    selectable: NONE,
    base: NONE,
    flipped: NONE,
    chosen: 0,
    others: new Set(ids),
    matching: null,
    anchor: null,
  };
}

/** Selects or deselects these rows, as far as they are shown and not disabled. */
export function choose<Id extends RowId>(
  state: SelectionState<Id>,
  ids: readonly Id[],
  isChosen: boolean,
): SelectionState<Id> {
  const flipped = new Set(state.flipped);
  let { chosen } = state;
  for (const id of ids) {
    if (!state.selectable.has(id) || isSelected(state, id) === isChosen) continue;
    if (!flipped.delete(id)) flipped.add(id);
    chosen += isChosen ? 1 : -1;
  }
  const next = { ...state, flipped, chosen };
  if (flipped.size <= MOST_FLIPS) return next;
  const base = new Set([...state.selectable].filter((id) => isSelected(next, id)));
  return { ...next, base, flipped: NONE };
}

/**
 * Selects or deselects all rows that are shown and not disabled; takes the same time for any
 * number.
 */
export function chooseShown<Id extends RowId>(
  state: SelectionState<Id>,
  isChosen: boolean,
): SelectionState<Id> {
  const { selectable } = state;
  const base = isChosen ? selectable : NONE;
  return { ...state, base, flipped: NONE, chosen: base.size };
}

/**
 * Selects all that match the query shown, replacing the selection; disabled rows keep their state.
 */
export function chooseMatching<Id extends RowId>(state: SelectionState<Id>): SelectionState<Id> {
  const { scope = '', total = 0, disabled = [] } = state.shown;
  const others = new Set(disabled.filter((id) => !isSelected(state, id)));
  return { ...chooseShown(state, true), others, matching: { scope, total } };
}

/** Takes rows that no longer exist out of the selection and its exceptions. */
export function forget<Id extends RowId>(
  state: SelectionState<Id>,
  ids: readonly Id[],
): SelectionState<Id> {
  const others = new Set(state.others);
  for (const id of ids) others.delete(id);
  return { ...choose(state, ids, state.matching !== null), others };
}

/**
 * The rows from the anchor to this one, in their present order; only this one if the anchor is not
 * shown.
 */
export function rangeTo<Id extends RowId>(
  { anchor, shown: { rows } }: SelectionState<Id>,
  id: Id,
): readonly Id[] {
  // No row is null: without an anchor, there is no start.
  const start = rows.indexOf(anchor as Id);
  const end = rows.indexOf(id);
  if (start < 0) return [id];
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}
