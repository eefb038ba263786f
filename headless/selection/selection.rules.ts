/** What names a row, the same in every page, order and filter. */
export type RowId = string | number;

/** What a bulk action is for: these rows, or all that a query finds but for some. */
export type RowSelection<Id extends RowId> =
  | { readonly mode: 'ids'; readonly ids: readonly Id[] }
  | {
      readonly mode: 'query';
      /** The `scope` that was shown when all that match were chosen. */
      readonly scope: string;
      readonly except: readonly Id[];
    };

/** What is in sight, and what it is part of. */
export interface ShownRows<Id extends RowId> {
  /** The rows on the page, in the order in which they stand. */
  readonly rows: readonly Id[];
  /** Those of them whose state nobody may change. Default none. */
  readonly disabled?: readonly Id[] | undefined;
  /**
   * Every row that there is, filtered out or not: any other leaves the selection. Left out where
   * rows come page by page, which call `remove`.
   */
  readonly existing?: readonly Id[] | undefined;
  /** How many rows match the query on all pages; without it there is no choosing them all. */
  readonly total?: number | undefined;
  /** Names the query, such as the text that is searched for. Default `''`: all rows match. */
  readonly scope?: string | undefined;
}

/** All that match a query, and how many that is. */
export interface Matching {
  readonly scope: string;
  readonly total: number;
}

/**
 * Of a row that is shown: chosen if it is in `base` or in `flipped`, but not in both. So choosing all
 * of them is sharing one set, and choosing one is a small copy.
 */
export interface SelectionState<Id extends RowId> {
  readonly shown: ShownRows<Id>;
  /** The rows that are shown and not disabled. */
  readonly selectable: ReadonlySet<Id>;
  readonly base: ReadonlySet<Id>;
  readonly flipped: ReadonlySet<Id>;
  /** How many of `selectable` are chosen. */
  readonly chosen: number;
  /** Of all other rows: the chosen ones, or where all that match are, the exceptions. */
  readonly others: ReadonlySet<Id>;
  /** Set while all that match are chosen. */
  readonly matching: Matching | null;
  /** Where a range starts: the row changed last. */
  readonly anchor: Id | null;
}

/** What the header checkbox shows of the rows in sight. */
export type HeaderState = 'none' | 'some' | 'all';

/** No rows; shared, so that equal states are the same. */
export const NONE: ReadonlySet<never> = new Set<never>();

/** So many flips are copied with each further one before they become a new base. */
const MOST_FLIPS = 256;

/** Whether a row is chosen. */
export function isSelected<Id extends RowId>(state: SelectionState<Id>, id: Id): boolean {
  const { selectable, base, flipped, others, matching } = state;
  if (selectable.has(id)) return base.has(id) !== flipped.has(id);
  return others.has(id) !== (matching !== null);
}

/** How many rows are chosen, in sight or not. */
export function selectedCount<Id extends RowId>(state: SelectionState<Id>): number {
  const { selectable, chosen, others, matching } = state;
  if (matching === null) return chosen + others.size;
  return Math.max(0, matching.total - (selectable.size - chosen) - others.size);
}

/** Follows the rows that are shown and can be chosen (spec row CHECK-1). */
export function headerState<Id extends RowId>({
  selectable,
  chosen,
}: SelectionState<Id>): HeaderState {
  if (chosen === 0) return 'none';
  return chosen === selectable.size ? 'all' : 'some';
}

/** Whether to offer all that match: the page is chosen, and there are more pages. */
export function canSelectMatching<Id extends RowId>(state: SelectionState<Id>): boolean {
  const { matching, shown } = state;
  return (
    matching === null && headerState(state) === 'all' && Number(shown.total) > shown.rows.length
  );
}

/** The chosen rows, or where all that match are chosen, the exceptions. */
export function differing<Id extends RowId>(state: SelectionState<Id>): readonly Id[] {
  const { matching, selectable, others } = state;
  const isQuery = matching !== null;
  return [...others, ...[...selectable].filter((id) => isSelected(state, id) !== isQuery)];
}

/** For a bulk action. Costs as much as there are rows shown and chosen. */
export function selectionOf<Id extends RowId>(state: SelectionState<Id>): RowSelection<Id> {
  const { matching } = state;
  if (matching === null) return { mode: 'ids', ids: differing(state) };
  return { mode: 'query', scope: matching.scope, except: differing(state) };
}

/** Nothing chosen, and nothing shown. */
export function emptySelection<Id extends RowId>(ids: readonly Id[] = []): SelectionState<Id> {
  return {
    shown: { rows: [] },
    ...{ selectable: NONE, base: NONE, flipped: NONE, chosen: 0 },
    others: new Set(ids),
    ...{ matching: null, anchor: null },
  };
}

/** Shares the set of all, and of none, and folds what would grow. */
export function settled<Id extends RowId>(state: SelectionState<Id>): SelectionState<Id> {
  const { selectable, flipped, chosen } = state;
  if (chosen === 0) return { ...state, base: NONE, flipped: NONE };
  if (chosen === selectable.size) return { ...state, base: selectable, flipped: NONE };
  if (flipped.size <= MOST_FLIPS) return state;
  const base = new Set([...selectable].filter((id) => isSelected(state, id)));
  return { ...state, base, flipped: NONE };
}

/** Chooses these of the rows that are shown and can be, or takes them out. */
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
  return settled({ ...state, flipped, chosen });
}

/** Chooses all rows that are shown and can be, or takes them out; costs the same for any number. */
export function chooseShown<Id extends RowId>(
  state: SelectionState<Id>,
  isChosen: boolean,
): SelectionState<Id> {
  const { selectable } = state;
  const base = isChosen ? selectable : NONE;
  return { ...state, base, flipped: NONE, chosen: base.size };
}

/** Chooses all that match what is shown, in place of what was chosen; disabled rows stay. */
export function chooseMatching<Id extends RowId>(state: SelectionState<Id>): SelectionState<Id> {
  const { scope = '', total = 0, disabled = [] } = state.shown;
  const others = new Set(disabled.filter((id) => !isSelected(state, id)));
  return { ...chooseShown(state, true), others, matching: { scope, total } };
}

/** Takes rows out of the selection that are no longer there. */
export function forget<Id extends RowId>(
  state: SelectionState<Id>,
  ids: readonly Id[],
): SelectionState<Id> {
  const others = new Set(state.others);
  for (const id of ids) others.delete(id);
  return { ...choose(state, ids, state.matching !== null), others };
}

/** The rows from the anchor to this one, as they stand now; without an anchor in sight, this one. */
export function rangeTo<Id extends RowId>(
  { anchor, shown: { rows } }: SelectionState<Id>,
  id: Id,
): readonly Id[] {
  const start = anchor === null ? -1 : rows.indexOf(anchor);
  const end = rows.indexOf(id);
  if (start < 0) return [id];
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}
