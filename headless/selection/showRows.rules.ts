import { differing, emptySelection, fold } from './selection.rules.js';
import type { RowId, SelectionState, ShownRows } from './selection.types.js';

function sameItems<Item>(a: readonly Item[] = [], b: readonly Item[] = []): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => item === b[index]));
}

/** The same selection with other rows shown. The cost is linear in the number of rows. */
export function showRows<Id extends RowId>(
  before: SelectionState<Id>,
  shown: ShownRows<Id>,
): SelectionState<Id> {
  const { rows, disabled = [], existing, total, scope } = shown;
  const last = before.shown;
  if (
    total === last.total &&
    scope === last.scope &&
    sameItems(rows, last.rows) &&
    sameItems(disabled, last.disabled) &&
    sameItems(existing, last.existing)
  )
    return before;

  const { matching } = before;
  const isSameQuery = matching?.scope === (scope ?? '');
  // Selecting all that match one query says nothing about the rows of another query, unless the
  // first one matches every row.
  if (matching !== null && !isSameQuery && matching.scope !== '')
    return showRows(emptySelection(), shown);

  const known = existing && new Set(existing);
  const ids = differing(before).filter((id) => known?.has(id) ?? true);
  if (matching !== null) {
    // A row that is disabled when first shown has never been selected: it is an exception.
    const seen = new Set(last.rows);
    for (const id of disabled) if (!seen.has(id)) ids.push(id);
  }
  const locked = new Set(disabled);
  const selectable = new Set(rows.filter((id) => !locked.has(id)));
  // While the query is shown, its latest total counts.
  const latest = isSameQuery && total !== undefined ? { ...matching, total } : matching;
  return fold({ ...before, shown, selectable, matching: latest }, ids);
}
