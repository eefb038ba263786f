import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useMemo,
  useRef,
  useState,
  type FocusEventHandler,
  type Key,
  type RefCallback,
  type RefObject,
} from 'react';
import { focusLeaves, useIsomorphicLayoutEffect } from '../../headless/core/index.js';
import type { TableProps } from '../table/index.js';

/** All rows, and how they are told apart. */
export interface RowWindowOptions<Row> {
  /** In order. */
  rows: readonly Row[];
  /** Pass the same function each time: a new one is called for every row. */
  keyOf: (row: Row) => string | number;
  /** Rows are measured again when it changes. */
  density: TableProps['density'];
}

/** A row to render. */
export interface ShownRow<Row> {
  readonly row: Row;
  /** Its position among all rows, from 0; its element has it as `data-index`. */
  readonly index: number;
  readonly key: Key;
  /** The height of the rows left out before it, in CSS pixels. */
  readonly gap: number;
}

/** The rows to render, and what the table around them needs. */
export interface RowWindow<Row> {
  readonly shown: readonly ShownRow<Row>[];
  /** The height of the rows left out after the last one shown, in CSS pixels. */
  readonly rest: number;
  /** For the element that scrolls. */
  readonly scrollerRef: RefObject<HTMLDivElement | null>;
  /** For the element of each row. */
  readonly rowRef: RefCallback<HTMLTableRowElement>;
  /** For the table. */
  readonly onFocus: FocusEventHandler;
  /** For the table. */
  readonly onBlur: FocusEventHandler;
}

/** The estimated row height until a row has been measured, in CSS pixels. */
const ROW_HEIGHT = 40;

/**
 * The rows that are visible and a few around them. The row with the focus and its neighbors are
 * among them, however far they are scrolled away.
 */
export function useRowWindow<Row>({ rows, keyOf, density }: RowWindowOptions<Row>): RowWindow<Row> {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [focusedKey, setFocusedKey] = useState<string | number | null>(null);
  const focused = useMemo(
    () => (focusedKey === null ? -1 : rows.findIndex((row) => keyOf(row) === focusedKey)),
    [rows, keyOf, focusedKey],
  );
  // The measured height replaces the estimate, since a row of another height than estimated moves
  // the others, and with them the scroll position.
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT);
  // New functions would make the virtualizer compute the position of every row again.
  const stable = useMemo(
    () => ({
      height: () => rowHeight,
      key: (index: number) => {
        const row = rows[index];
        return row === undefined ? index : keyOf(row);
      },
    }),
    [rows, keyOf, rowHeight],
  );
  // eslint-disable-next-line react-hooks/incompatible-library -- its results are read only here
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollerRef.current,
    estimateSize: stable.height,
    getItemKey: stable.key,
    overscan: 8,
    rangeExtractor: (range: Range) => {
      const kept = focused < 0 ? [] : [focused - 1, focused, focused + 1];
      const there = kept.filter((index) => index >= 0 && index < rows.length);
      return [...new Set([...defaultRangeExtractor(range), ...there])].sort((a, b) => a - b);
    },
  });

  const items = virtualizer.getVirtualItems();
  const hasItems = items.length > 0;
  useIsomorphicLayoutEffect(() => {
    const row = scrollerRef.current?.querySelector<HTMLElement>('tr[data-index]');
    if (row) setRowHeight(row.offsetHeight);
  }, [hasItems, density]);

  return {
    shown: items.flatMap(({ index, key, start }, position) => {
      const row = rows[index];
      if (row === undefined) return [];
      return [{ row, index, key: String(key), gap: start - (items[position - 1]?.end ?? 0) }];
    }),
    rest: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    scrollerRef,
    rowRef: virtualizer.measureElement,
    onFocus: ({ target }) => {
      const row = rows[Number(target.closest('tr')?.dataset['index'] ?? -1)];
      setFocusedKey(row === undefined ? null : keyOf(row));
    },
    onBlur: (event) => {
      // A neighbor that the focus moves to must stay mounted, and so must the row when the window
      // loses the focus.
      if (focusLeaves(event)) setFocusedKey(null);
    },
  };
}
