import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormatText } from '../../../headless/core/index.js';
import type { UseListQueryResult } from '../../../headless/list-query/index.js';
import {
  SortableTableHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  type ColumnContent,
} from '../../../skin/table/index.js';
import { useDateTexts } from '../../frame/useDateTexts.js';
import { Link } from '../../frame/Link.js';
import { useListPlace } from '../../frame/listPlace.js';
import type { AnnouncementColumn, AnnouncementSummary } from '../../resources/announcements.js';
import { StatusBadge } from './StatusBadge.js';
import { PublishPeriod } from './PublishPeriod.js';

/** One page of announcements, and the query that the headers change. */
export interface AnnouncementsTableProps {
  announcements: readonly AnnouncementSummary[];
  /** From `useListQuery`. */
  list: UseListQueryResult<AnnouncementColumn>;
  /** Whether other rows are being loaded. */
  isLoading: boolean;
}

/** Announcements in rows; each title links to the announcement. */
export function AnnouncementsTable({
  announcements,
  list,
  isLoading,
}: AnnouncementsTableProps): ReactElement {
  const formatText = useFormatText();
  const place = useListPlace();
  const { moment } = useDateTexts();
  const sortable = (
    field: AnnouncementColumn,
    title: ReactElement,
    holds?: ColumnContent,
  ): ReactElement => (
    <SortableTableHeader
      holds={holds}
      headerProps={list.getSortHeaderProps(field)}
      buttonProps={list.getSortButtonProps(field)}
    >
      {title}
    </SortableTableHeader>
  );
  return (
    <Table aria-label={formatText({ id: 'announcements.title' })} aria-busy={isLoading}>
      <TableHead>
        {sortable('title', <FormattedMessage id="announcements.column.title" />)}
        <TableHeader>
          <FormattedMessage id="announcements.column.status" />
        </TableHeader>
        {sortable('publishStart', <FormattedMessage id="announcements.column.period" />)}
        {sortable('author', <FormattedMessage id="announcements.column.author" />)}
        {sortable('changedAt', <FormattedMessage id="announcements.column.changed" />, 'date')}
      </TableHead>
      <TableBody>
        {announcements.map((announcement) => (
          <TableRow key={announcement.id}>
            <TableCell isRowHeader className="max-w-96 sm:min-w-48">
              <Link
                to={String(announcement.id)}
                state={place}
                className="py-0.5 text-accent wrap-anywhere hover:underline"
              >
                {announcement.title}
              </Link>
            </TableCell>
            <TableCell label={formatText({ id: 'announcements.column.status' })}>
              <StatusBadge announcement={announcement} />
            </TableCell>
            <TableCell
              label={formatText({ id: 'announcements.column.period' })}
              className="tabular-nums"
            >
              <PublishPeriod announcement={announcement} />
            </TableCell>
            <TableCell label={formatText({ id: 'announcements.column.author' })}>
              {announcement.author}
            </TableCell>
            <TableCell
              label={formatText({ id: 'announcements.column.changed' })}
              holds="date"
              className="text-muted tabular-nums sm:whitespace-nowrap"
            >
              {moment(announcement.changedAt)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
