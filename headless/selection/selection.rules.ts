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
  const { base, flipped, others, matching } = state;
  const differs = others.has(id) || base.has(id) !== flipped.has(id);
  return differs !== (matching !== null);
}

/** How many rows of `selectable` differ. The cost depends on `flipped` only, which stays small. */
function differingCount<Id extends RowId>({ base, flipped }: SelectionState<Id>): number {
  let count = base.size;
  for (const id of flipped) count += base.has(id) ? -1 : 1;
  return count;
}

/** How many rows are selected, shown or not. */
export function selectedCount<Id extends RowId>(state: SelectionState<Id>): number {
  const { others, matching } = state;
  const count = differingCount(state) + others.size;
  return matching === null ? count : Math.max(0, matching.total - count);
}

/** The header checkbox follows the rows that are shown and not disabled (spec row CHECK-1). */
export function headerState<Id extends RowId>(state: SelectionState<Id>): HeaderState {
  const { selectable, matching } = state;
  const count = differingCount(state);
  const chosen = matching === null ? count : selectable.size - count;
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

/** The rows that differ: the selected ones; while all that match are selected, the exceptions. */
export function differing<Id extends RowId>(state: SelectionState<Id>): readonly Id[] {
  const { base, flipped, others } = state;
  return [...others, ...[...base, ...flipped].filter((id) => base.has(id) !== flipped.has(id))];
}

/** The selection for a bulk action. The cost is linear in the rows that differ. */
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
    others: new Set(ids),
    matching: null,
    anchor: null,
  };
}

/** The same state with these rows differing, and no others. The cost is linear in the rows. */
export function fold<Id extends RowId>(
  state: SelectionState<Id>,
  ids: readonly Id[],
): SelectionState<Id> {
  const others = new Set(ids);
  const base = new Set([...state.selectable].filter((id) => others.delete(id)));
  return { ...state, base, flipped: NONE, others };
}

/** Selects or deselects these rows, as far as they are shown and not disabled. */
export function choose<Id extends RowId>(
  state: SelectionState<Id>,
  ids: readonly Id[],
  isChosen: boolean,
): SelectionState<Id> {
  const flipped = new Set(state.flipped);
  for (const id of ids) {
    if (!state.selectable.has(id) || isSelected(state, id) === isChosen) continue;
    if (!flipped.delete(id)) flipped.add(id);
  }
  const next = { ...state, flipped };
  if (flipped.size <= MOST_FLIPS) return next;
  return fold(next, differing(next));
}

/**
 * Selects or deselects all rows that are shown and not disabled; takes the same time for any
 * number.
 */
export function chooseShown<Id extends RowId>(
  state: SelectionState<Id>,
  isChosen: boolean,
): SelectionState<Id> {
  const { selectable, matching } = state;
  const base = isChosen === (matching === null) ? selectable : NONE;
  return { ...state, base, flipped: NONE };
}

/**
 * Selects all that match the query shown, replacing the selection; disabled rows keep their state.
 */
export function chooseMatching<Id extends RowId>(state: SelectionState<Id>): SelectionState<Id> {
  const { scope = '', total = 0, disabled = [] } = state.shown;
  const others = new Set(disabled.filter((id) => !isSelected(state, id)));
  return { ...state, base: NONE, flipped: NONE, others, matching: { scope, total } };
}

/** Takes rows that no longer exist out of the selection and its exceptions. */
export function forget<Id extends RowId>(
  state: SelectionState<Id>,
  ids: readonly Id[],
): SelectionState<Id> {
  const gone = new Set(ids);
  return fold(
    state,
    differing(state).filter((id) => !gone.has(id)),
  );
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
