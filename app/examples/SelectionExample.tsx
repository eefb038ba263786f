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

/** Renders when this row is chosen or not any more, and with no other row. */
const City = memo(function City({ city, store }: CityProps): ReactElement {
  const { getRowProps, getCheckboxProps } = useRow({ store }, city, { label: `Select ${city}` });
  return (
    <TableRow {...getRowProps()}>
      <SelectionCell boxProps={getCheckboxProps()} />
      <TableCell>{city}</TableCell>
    </TableRow>
  );
});

/** The box in the header chooses all rows and none; with Shift, a click chooses a range. */
export function SelectionExample(): ReactElement {
  const selection = useRowSelection({ rows: CITIES, defaultValue: ['Bruges'] });
  return (
    <>
      <p className="mb-2 tabular-nums">
        {selection.count} of {CITIES.length} cities chosen
      </p>
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
