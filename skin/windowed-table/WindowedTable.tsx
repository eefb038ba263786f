import { Fragment, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../core/index.js';
import { Table, TableBody, TableHead, type TableProps } from '../table/index.js';
import { useRowWindow } from './useRowWindow.js';

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
  /**
   * Called for the visible rows and a few around them, on each scroll; give the props to the row. A
   * row in `memo` that takes each of them as a prop of its own renders once.
   */
  renderRow: (row: Row, props: WindowedRowProps) => ReactElement;
  /** Limits the height of the table, which scrolls within itself: `max-h-96`. */
  className: string;
}

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
  const { shown, rest, scrollerRef, rowRef, onFocus, onBlur } = useRowWindow({
    rows,
    keyOf,
    density,
  });
  return (
    <Table
      aria-label={label}
      aria-rowcount={rows.length + 1}
      density={density}
      scrollerRef={scrollerRef}
      scrollerLabel={label}
      scrollerClassName={classNames(
        'scroll-pt-10 overflow-y-auto overscroll-contain print:max-h-none',
        className,
      )}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <TableHead isSticky>{head}</TableHead>
      <TableBody>
        {shown.map(({ row, index, key, gap }) => (
          <Fragment key={key}>
            {gap > 0 && <Spacer height={gap} />}
            {renderRow(row, { 'aria-rowindex': index + 2, 'data-index': index, rowRef })}
          </Fragment>
        ))}
        {rest > 0 && <Spacer height={rest} />}
      </TableBody>
    </Table>
  );
}
