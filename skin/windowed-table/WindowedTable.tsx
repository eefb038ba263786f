import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { focusLeaves, useIsomorphicLayoutEffect } from '../../headless/core/index.js';
import { classNames } from '../core/index.js';
import { Table, TableBody, TableHead, type TableProps } from '../table/index.js';

/** For the row element, such as a TableRow. */
export interface WindowedRowProps {
  /** The header row is 1, so the first row is 2. */
  'aria-rowindex': number;
  'data-index': number;
  rowRef: (element: HTMLTableRowElement | null) => void;
}

/** The rows, how to render each of them, and the table around them. */
export interface WindowedTableProps<Row> extends Pick<TableProps, 'density'> {
  /** Names the table. */
  label: string;
  /** All rows, in order. */
  rows: readonly Row[];
  /** Pass the same function each time: a new one is called for every row. */
  keyOf: (row: Row) => string | number;
  /** The headers of the columns; they stay in view. */
  head: ReactNode;
  /** Called for the visible rows and a few around them; give the props to the row. */
  renderRow: (row: Row, props: WindowedRowProps) => ReactElement;
  /** Limits the height of the table, which scrolls within itself: `max-h-96`. */
  className: string;
}

/** The estimated row height until a row has been measured, in CSS pixels. */
const ROW_HEIGHT = 40;

function Spacer({ height }: { height: number }): ReactElement {
  return (
    <tr aria-hidden className="max-sm:block print:hidden">
      <td style={{ height }} className="p-0 max-sm:block" />
    </tr>
  );
}

/**
 * A table for very many rows that renders only the visible ones and a few around them. Its ARIA
 * attributes still state the number of all rows and the position of each. The row with the focus
 * and its neighbors stay mounted, however far they are scrolled away. Printing includes only the
 * rows that are rendered.
 */
export function WindowedTable<Row>({
  label,
  rows,
  keyOf,
  head,
  renderRow,
  density,
  className,
}: WindowedTableProps<Row>): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
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
    getScrollElement: () => scroller.current,
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
    const row = scroller.current?.querySelector<HTMLElement>('tr[data-index]');
    if (row) setRowHeight(row.offsetHeight);
  }, [hasItems, density]);
  const body = items.flatMap((item, position) => {
    const row = rows[item.index];
    if (row === undefined) return [];
    const gap = item.start - (items[position - 1]?.end ?? 0);
    const shown = renderRow(row, {
      'aria-rowindex': item.index + 2,
      'data-index': item.index,
      rowRef: virtualizer.measureElement,
    });
    return [
      gap > 0 && <Spacer key={`before ${String(item.key)}`} height={gap} />,
      <WindowedRow key={item.key}>{shown}</WindowedRow>,
    ];
  });
  const rest = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <Table
      aria-label={label}
      aria-rowcount={rows.length + 1}
      density={density}
      scrollerRef={scroller}
      scrollerLabel={label}
      scrollerClassName={classNames(
        'scroll-pt-10 overflow-y-auto overscroll-contain print:max-h-none',
        className,
      )}
      onFocus={({ target }) => {
        const row = rows[Number(target.closest('tr')?.dataset['index'] ?? -1)];
        setFocusedKey(row === undefined ? null : keyOf(row));
      }}
      onBlur={(event) => {
        // A neighbor that the focus moves to must stay mounted, and so must the row when the window
        // loses the focus.
        if (focusLeaves(event)) setFocusedKey(null);
      }}
    >
      <TableHead isSticky>{head}</TableHead>
      <TableBody>
        {body}
        {rest > 0 && <Spacer height={rest} />}
      </TableBody>
    </Table>
  );
}

function WindowedRow({ children }: { children: ReactElement }): ReactElement {
  return children;
}
