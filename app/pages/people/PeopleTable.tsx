import { memo, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormatText } from '../../../headless/core/index.js';
import type { UseListQueryResult } from '../../../headless/list-query/index.js';
import { useFocusToHeading } from '../../../headless/page-heading/index.js';
import {
  useRow,
  type SelectionStore,
  type UseRowSelectionResult,
} from '../../../headless/selection/index.js';
import { Badge } from '../../../skin/badge/index.js';
import {
  SelectionCell,
  SelectionHeader,
  SortableTableHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '../../../skin/table/index.js';
import { EmailAddress } from '../../frame/EmailAddress.js';
import { Link } from '../../frame/Link.js';
import { useListPlace, type ListPlace } from '../../frame/listPlace.js';
import type { Person, PersonColumn } from '../../resources/people.js';

interface Column {
  readonly field: PersonColumn;
  readonly titleId: string;
}

const COLUMNS: readonly Column[] = [
  { field: 'familyName', titleId: 'people.column.name' },
  { field: 'function', titleId: 'people.column.function' },
  { field: 'department', titleId: 'people.column.department' },
  { field: 'place', titleId: 'people.column.place' },
  { field: 'active', titleId: 'people.column.active' },
  { field: 'email', titleId: 'people.column.email' },
];

/*
 * Values of a usual length stay on one line, so that rows are equally high; where the columns do
 * not fit, the table scrolls. Paper does not.
 */
const VALUE = 'min-w-0 sm:block sm:w-max sm:max-w-64 print:w-auto print:max-w-none';

/** One page of people, the query that the headers change, and the selection of the rows. */
export interface PeopleTableProps {
  people: readonly Person[];
  /** From `useListQuery`. */
  list: UseListQueryResult<PersonColumn>;
  /** From `useRowSelection`, by the ids of people. */
  selection: UseRowSelectionResult<number>;
  /** Whether other rows are being loaded. */
  isLoading: boolean;
}

interface PersonRowProps {
  person: Person;
  place: ListPlace;
  store: SelectionStore<number>;
}

/** Re-renders when this person is selected or deselected, and for no other row. */
const PersonRow = memo(function PersonRow({ person, place, store }: PersonRowProps): ReactElement {
  const formatText = useFormatText();
  const name = `${person.familyName} ${person.givenName}`;
  // Back and Forward show other people: the row goes with the focus.
  const rowRef = useFocusToHeading();
  const row = useRow({ store }, person.id, {
    label: { id: 'people.bulk.select', values: { name } },
  });
  const label = (field: keyof Person): string =>
    formatText({ id: COLUMNS.find((column) => column.field === field)?.titleId ?? field });
  return (
    <TableRow rowRef={rowRef} {...row.getRowProps()}>
      <SelectionCell boxProps={row.getCheckboxProps()} />
      <TableCell isRowHeader className="max-sm:pe-12">
        <Link
          to={String(person.id)}
          state={place}
          className={`${VALUE} py-0.5 text-accent wrap-anywhere hover:underline`}
        >
          {name}
        </Link>
      </TableCell>
      <TableCell label={label('function')}>
        <span className={VALUE}>{person.function}</span>
      </TableCell>
      <TableCell label={label('department')}>
        <span className={VALUE}>{person.department}</span>
      </TableCell>
      <TableCell label={label('place')}>
        <span className={VALUE}>{person.place}</span>
      </TableCell>
      <TableCell label={label('active')}>
        <Badge tone={person.active ? 'success' : 'neutral'}>
          <FormattedMessage id={person.active ? 'people.active' : 'people.inactive'} />
        </Badge>
      </TableCell>
      <TableCell label={label('email')} className="text-muted sm:text-small">
        <span className={`${VALUE} wrap-anywhere`}>
          <EmailAddress address={person.email} />
        </span>
      </TableCell>
    </TableRow>
  );
});

/** People in rows; each name links to the person. */
export function PeopleTable({
  people,
  list,
  selection,
  isLoading,
}: PeopleTableProps): ReactElement {
  const formatText = useFormatText();
  const place = useListPlace();
  return (
    <Table aria-label={formatText({ id: 'people.title' })} aria-busy={isLoading}>
      <TableHead>
        <SelectionHeader boxProps={selection.getHeaderProps()} />
        {COLUMNS.map(({ field, titleId }) => (
          <SortableTableHeader
            key={field}
            headerProps={list.getSortHeaderProps(field)}
            buttonProps={list.getSortButtonProps(field)}
          >
            <FormattedMessage id={titleId} />
          </SortableTableHeader>
        ))}
      </TableHead>
      <TableBody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} place={place} store={selection.store} />
        ))}
      </TableBody>
    </Table>
  );
}
