import { memo, useState, type ReactElement } from 'react';
import {
  useRow,
  useRowSelection,
  type UseRowSelectionResult,
} from '../../../../headless/selection/index.js';
import type { Scenario, Subject } from '../benchPage.js';
import { drawn } from '../drawn.js';
import { countRender } from '../renders.js';
import { numbers, SHOWN_ROWS } from './rows.js';

interface RowProps {
  id: number;
  selection: UseRowSelectionResult<number>;
}

const Row = memo(
  function Row({ id, selection }: RowProps) {
    countRender();
    const row = useRow(selection, id);
    return (
      <tr {...row.getRowProps()}>
        <td>
          <input {...row.getCheckboxProps()} />
        </td>
        <td>Person {id}</td>
      </tr>
    );
  },
  // What the owner returns is new with each of its renders, its store is not.
  (before, after) => before.id === after.id && before.selection.store === after.selection.store,
);

function People({ scenario: { count } }: { scenario: Scenario }): ReactElement {
  const [rows] = useState(() => numbers(count));
  const selection = useRowSelection({ rows });
  return (
    <table>
      <thead>
        <tr>
          <th>
            <input {...selection.getHeaderProps()} />
          </th>
          <th>{selection.count} chosen</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, SHOWN_ROWS).map((id) => (
          <Row key={id} id={id} selection={selection} />
        ))}
      </tbody>
    </table>
  );
}

export const gnap: Subject = drawn((scenario) => <People scenario={scenario} />);
