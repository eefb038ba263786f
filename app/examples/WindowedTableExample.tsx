import { memo, type ReactElement } from 'react';
import { useRow, useRowSelection, type SelectionStore } from '../../headless/selection/index.js';
import {
  SelectionCell,
  SelectionHeader,
  TableCell,
  TableHeader,
  TableRow,
} from '../../skin/table/index.js';
import { WindowedTable, type WindowedRowProps } from '../../skin/windowed-table/index.js';

const ROWS = Array.from({ length: 100_000 }, (_, index) => index + 1);

function itself(row: number): number {
  return row;
}

interface SquareProps extends WindowedRowProps {
  row: number;
  store: SelectionStore<number>;
}

/** Re-renders when this row is selected or deselected, not when the table is scrolled. */
const Square = memo(function Square({ row, store, ...windowed }: SquareProps): ReactElement {
  const { getRowProps, getCheckboxProps } = useRow({ store }, row, { label: `Select ${row}` });
  return (
    <TableRow {...getRowProps()} {...windowed}>
      <SelectionCell boxProps={getCheckboxProps()} />
      <TableCell label="Number" holds="number">
        {row.toLocaleString('en')}
      </TableCell>
      <TableCell label="Square" holds="number">
        {(row * row).toLocaleString('en')}
      </TableCell>
    </TableRow>
  );
});

/**
 * 100 000 rows, of which only those in view and a few around them are in the DOM; select them all.
 */
export function WindowedTableExample(): ReactElement {
  const selection = useRowSelection({ rows: ROWS });
  return (
    <>
      <p className="mb-2 tabular-nums">
        {`${selection.count.toLocaleString('en')} numbers chosen`}
      </p>
      <WindowedTable
        label="Square numbers"
        rows={ROWS}
        keyOf={itself}
        density="compact"
        className="max-h-96"
        head={
          <>
            <SelectionHeader boxProps={selection.getHeaderProps()} />
            <TableHeader holds="number">Number</TableHeader>
            <TableHeader holds="number">Square</TableHeader>
          </>
        }
        renderRow={(row, windowed) => <Square row={row} store={selection.store} {...windowed} />}
      />
    </>
  );
}
