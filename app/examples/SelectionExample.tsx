import { memo, type ReactElement } from 'react';
import { useRow, useRowSelection, type SelectionStore } from '../../headless/selection/index.js';
import {
  SelectionCell,
  SelectionHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../skin/table/index.js';

const CITIES = ['Antwerp', 'Bruges', 'Ghent', 'Leuven', 'Liège', 'Namur'];

interface CityProps {
  city: string;
  store: SelectionStore<string>;
}

/** Re-renders when this row is selected or deselected, and for no other row. */
const City = memo(function City({ city, store }: CityProps): ReactElement {
  const { getRowProps, getCheckboxProps } = useRow({ store }, city, { label: `Select ${city}` });
  return (
    <TableRow {...getRowProps()}>
      <SelectionCell boxProps={getCheckboxProps()} />
      <TableCell isRowHeader className="max-sm:pe-12">
        {city}
      </TableCell>
    </TableRow>
  );
});

/** The checkbox in the header selects all rows or none; a click with Shift selects a range. */
export function SelectionExample(): ReactElement {
  const selection = useRowSelection({ rows: CITIES, defaultValue: ['Bruges'] });
  return (
    <>
      <p className="mb-2 tabular-nums">{`${selection.count} of ${CITIES.length} cities chosen`}</p>
      <Table aria-label="Cities">
        <TableHead>
          <SelectionHeader boxProps={selection.getHeaderProps()} />
          <TableHeader>City</TableHeader>
        </TableHead>
        <TableBody>
          {CITIES.map((city) => (
            <City key={city} city={city} store={selection.store} />
          ))}
        </TableBody>
      </Table>
    </>
  );
}
