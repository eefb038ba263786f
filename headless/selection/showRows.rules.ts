import { differing, NONE } from './selection.rules.js';
import type { Matching, RowId, SelectionState, ShownRows } from './selection.types.js';

function sameItems<Item>(a: readonly Item[] = [], b: readonly Item[] = []): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

/**
 * Selecting all that match one query says nothing about the rows of another query, unless the first
 * one matches every row. While the query is shown, its latest total counts.
 */
function matchingIn<Id extends RowId>(
  matching: Matching | null,
  { scope = '', total }: ShownRows<Id>,
): Matching | null {
  if (matching === null) return null;
  if (matching.scope !== scope) return matching.scope === '' ? matching : null;
  return { scope, total: total ?? matching.total };
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

  const matching = matchingIn(before.matching, shown);
  const isQuery = matching !== null;
  const isDropped = !isQuery && before.matching !== null;
  const others = new Set(isDropped ? [] : differing(before));
  if (existing !== undefined) {
    const known = new Set(existing);
    for (const id of others) if (!known.has(id)) others.delete(id);
  }
  const locked = new Set(disabled);
  if (isQuery) {
    // A row that is disabled when first shown has never been selected: it is an exception.
    const seen = new Set(last.rows);
    for (const id of disabled) if (!seen.has(id)) others.add(id);
  }
  const selectable = new Set(rows.filter((id) => !locked.has(id)));
  const base = new Set([...selectable].filter((id) => others.delete(id) !== isQuery));
  const chosen = base.size;
  return { ...before, shown, selectable, base, flipped: NONE, chosen, others, matching };
}
