import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { focusLeaves, useIsomorphicLayoutEffect } from '../../headless/core/index.js';
import { classNames } from '../core/index.js';
import { Table, TableBody, TableHead, type TableProps } from '../table/index.js';

/** For the row itself, such as a TableRow. */
export interface WindowedRowProps {
  /** The header's row is the first, so rows count from 2. */
  'aria-rowindex': number;
  'data-index': number;
  rowRef: (element: HTMLTableRowElement | null) => void;
}

/** The rows, how each is drawn, and what stands around them. */
export interface WindowedTableProps<Row> extends Pick<TableProps, 'density'> {
  /** Names the table. */
  label: string;
  /** All rows, in order. */
  rows: readonly Row[];
  /** The same function each time: with another one all rows are looked at. */
  keyOf: (row: Row) => string | number;
  /** The headers of the columns; they stay in sight. */
  head: ReactNode;
  /** Called for the rows in sight and some around them; the row takes the props. */
  renderRow: (row: Row, props: WindowedRowProps) => ReactElement;
  /** Says how high the table gets, as it scrolls in itself; `max-h-96` for example. */
  className: string;
}

/** What a row is taken to measure before any has been seen, in CSS pixels. */
const ROW_HEIGHT = 40;

function Spacer({ height }: { height: number }): ReactElement {
  return (
    <tr aria-hidden className="max-sm:block print:hidden">
      <td style={{ height }} className="p-0 max-sm:block" />
    </tr>
  );
}

/**
 * A table of very many rows, of which only those around the ones in sight are in the page. It is a
 * table nevertheless, which tells how many rows it has and which ones these are. A row that has the
 * focus stays, with its neighbors, however far it is scrolled away. On paper stand the rows that
 * were in sight.
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
  // Rows that measure what they were taken for leave the place of the others, and so the scrolling, alone.
  const [rowHeight, setRowHeight] = useState(ROW_HEIGHT);
  // The same functions until all rows have to be reckoned again: that looks at each of them.
  const reckoned = useMemo(
    () => ({
      height: () => rowHeight,
      key: (index: number) => {
        const row = rows[index];
        return row === undefined ? index : keyOf(row);
      },
    }),
    [rows, keyOf, rowHeight],
  );
  // eslint-disable-next-line react-hooks/incompatible-library -- its answers are read here alone
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: reckoned.height,
    getItemKey: reckoned.key,
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
        // On its way to a neighbor that is to be there still, or to another window, it stays.
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
