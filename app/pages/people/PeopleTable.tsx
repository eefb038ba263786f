import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { UseListQueryResult } from '../../../headless/list-query/index.js';
import { Badge } from '../../../skin/badge/index.js';
import { SortableTableHeader, Table, TableCell, TableRow } from '../../../skin/table/index.js';
import type { Person } from '../../api/people.js';

interface Column {
  readonly field: keyof Person;
  readonly titleId: string;
}

const COLUMNS: readonly Column[] = [
  { field: 'familyName', titleId: 'people.column.name' },
  { field: 'email', titleId: 'people.column.email' },
  { field: 'function', titleId: 'people.column.function' },
  { field: 'department', titleId: 'people.column.department' },
  { field: 'place', titleId: 'people.column.place' },
  { field: 'active', titleId: 'people.column.active' },
];

export interface PeopleTableProps {
  people: readonly Person[];
  list: UseListQueryResult;
  /** Others are on their way. */
  isLoading: boolean;
}

function PersonRow({ person }: { person: Person }): ReactElement {
  return (
    <TableRow>
      <TableCell className="font-medium">
        <Link to={String(person.id)} className="text-accent hover:underline">
          {person.familyName} {person.givenName}
        </Link>
      </TableCell>
      <TableCell className="text-muted">{person.email}</TableCell>
      <TableCell>{person.function}</TableCell>
      <TableCell>{person.department}</TableCell>
      <TableCell>{person.place}</TableCell>
      <TableCell>
        <Badge tone={person.active ? 'success' : 'neutral'}>
          <FormattedMessage id={person.active ? 'people.active' : 'people.inactive'} />
        </Badge>
      </TableCell>
    </TableRow>
  );
}

/** People in rows; each name leads to the person. */
export function PeopleTable({ people, list, isLoading }: PeopleTableProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Table
      aria-label={formatMessage({ id: 'people.title' })}
      aria-busy={isLoading}
      className="transition-opacity duration-overlay aria-busy:opacity-60"
    >
      <thead>
        <tr>
          {COLUMNS.map(({ field, titleId }) => (
            <SortableTableHeader
              key={field}
              headerProps={list.getSortHeaderProps(field)}
              buttonProps={list.getSortButtonProps(field)()}
            >
              <FormattedMessage id={titleId} />
            </SortableTableHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </tbody>
    </Table>
  );
}
