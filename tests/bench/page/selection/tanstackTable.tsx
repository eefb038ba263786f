import {
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useState, type ReactElement } from 'react';
import type { Scenario, Subject } from '../benchPage.js';
import { drawn } from '../drawn.js';
import { countRender } from '../renders.js';
import { numbers, SHOWN_ROWS } from './rows.js';

interface Person {
  id: number;
}

const features = tableFeatures({ rowSelectionFeature });
const columns = createColumnHelper<typeof features, Person>();
const COLUMNS = columns.columns([columns.accessor('id', { header: 'Person' })]);

function People({ scenario: { count } }: { scenario: Scenario }): ReactElement {
  const [data] = useState(() => numbers(count).map((id) => ({ id })));
  const table = useTable({
    features,
    columns: COLUMNS,
    data,
    getRowId: ({ id }) => String(id),
  });
  const isAll = table.getIsAllRowsSelected();
  return (
    <table>
      <thead>
        <tr>
          <th>
            <input
              type="checkbox"
              aria-label="Select all rows"
              checked={isAll}
              ref={(element) => {
                if (element !== null) element.indeterminate = table.getIsSomeRowsSelected();
              }}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </th>
          <th>{Object.keys(table.state.rowSelection).length} chosen</th>
        </tr>
      </thead>
      <tbody>
        {table
          .getRowModel()
          .rows.slice(0, SHOWN_ROWS)
          .map((row) => {
            countRender();
            return (
              <tr key={row.id} aria-selected={row.getIsSelected()}>
                <td>
                  <input
                    type="checkbox"
                    aria-label="Select this row"
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
                <td>Person {row.original.id}</td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}

export const tanstackTable: Subject = drawn((scenario) => <People scenario={scenario} />);
