/** Identifies a row, on every page and under every sort and filter. */
export type RowId = string | number;

/** The rows that a bulk action applies to: these rows, or all that match a query except some. */
export type RowSelection<Id extends RowId> =
  | { readonly mode: 'ids'; readonly ids: readonly Id[] }
  | {
      readonly mode: 'query';
      /** The `scope` that was shown when all that match were selected. */
      readonly scope: string;
      readonly except: readonly Id[];
    };

/** The rows shown, and the query that they are part of. */
export interface ShownRows<Id extends RowId> {
  /** The rows on the page, in their order. */
  readonly rows: readonly Id[];
  /** Those of them that cannot be selected or deselected. Default none. */
  readonly disabled?: readonly Id[] | undefined;
  /**
   * Every row that exists, filtered out or not: any other leaves the selection. If rows are loaded
   * page by page, leave it out and call `remove`.
   */
  readonly existing?: readonly Id[] | undefined;
  /**
   * How many rows match the query on all pages; without it, they cannot be selected all at once.
   */
  readonly total?: number | undefined;
  /** Identifies the query, for example by the search text. Default `''`: all rows match. */
  readonly scope?: string | undefined;
}

/** The query whose matches are all selected, and how many there are. */
export interface Matching {
  readonly scope: string;
  readonly total: number;
}

/**
 * Which rows differ from the rest: the selected ones; while all that match are selected, the
 * exceptions. A row of `selectable` differs if it is in `base` or in `flipped`, but not in both. So
 * selecting all of them shares one set, and selecting one copies only a small set.
 */
export interface SelectionState<Id extends RowId> {
  readonly shown: ShownRows<Id>;
  /** The rows that are shown and not disabled. */
  readonly selectable: ReadonlySet<Id>;
  readonly base: ReadonlySet<Id>;
  readonly flipped: ReadonlySet<Id>;
  /** Of all other rows, those that differ. */
  readonly others: ReadonlySet<Id>;
  /** Set while all that match are selected. */
  readonly matching: Matching | null;
  /** Where a range starts: the row changed last. */
  readonly anchor: Id | null;
}

/** The state of the header checkbox for the rows shown. */
export type HeaderState = 'none' | 'some' | 'all';
