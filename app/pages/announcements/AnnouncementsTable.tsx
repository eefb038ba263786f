import { Pencil, Trash2 } from 'lucide-react';
import { useCallback, useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref, useNavigate } from 'react-router-dom';
import { useFormatText } from '../../../headless/core/index.js';
import type { UseListQueryResult } from '../../../headless/list-query/index.js';
import { useFocusToHeading } from '../../../headless/page-heading/index.js';
import { lazyPopup } from '../../../skin/core/index.js';
import { Icon } from '../../../skin/icon/index.js';
import {
  RowActions,
  RowActionsHeader,
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
import { useListPlace, type ListPlace } from '../../frame/listPlace.js';
import type { AnnouncementColumn, AnnouncementSummary } from '../../resources/announcements.js';
import { StatusBadge } from './StatusBadge.js';
import { PublishPeriod } from './PublishPeriod.js';
import type { RemoveDialogProps } from './RemoveAnnouncement.js';

const RemoveDialog = lazyPopup<RemoveDialogProps>({
  load: async () => (await import('./RemoveAnnouncement.js')).RemoveDialog,
  useClose: ({ onClose }) => onClose,
});

/** One page of announcements, and the query that the headers change. */
export interface AnnouncementsTableProps {
  announcements: readonly AnnouncementSummary[];
  /** From `useListQuery`. */
  list: UseListQueryResult<AnnouncementColumn>;
  /** Whether other rows are being loaded. */
  isLoading: boolean;
}

interface AnnouncementRowProps {
  announcement: AnnouncementSummary;
  place: ListPlace;
  onRemove: (announcement: AnnouncementSummary) => void;
}

function AnnouncementRow({ announcement, place, onRemove }: AnnouncementRowProps): ReactElement {
  const formatText = useFormatText();
  const { moment } = useDateTexts();
  const navigate = useNavigate();
  const editPath = `/announcements/${announcement.id}/edit`;
  const editHref = useHref(editPath);
  // After its removal, the row goes with the focus that the question has given back to it.
  const rowRef = useFocusToHeading();
  return (
    <TableRow rowRef={rowRef}>
      <TableCell isRowHeader className="max-w-96 max-sm:pe-12 sm:min-w-48">
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
      <TableCell label={formatText({ id: 'announcements.column.period' })} className="tabular-nums">
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
      <RowActions
        name={announcement.title}
        actions={[
          {
            key: 'edit',
            label: { id: 'announcements.edit' },
            icon: <Icon of={Pencil} />,
            href: editHref,
            run: () => void navigate(editPath, { state: place }),
          },
          {
            key: 'remove',
            label: { id: 'announcements.remove' },
            icon: <Icon of={Trash2} />,
            isDanger: true,
            run: () => {
              onRemove(announcement);
            },
          },
        ]}
      />
    </TableRow>
  );
}

/** Announcements in rows; each title links to the announcement. */
export function AnnouncementsTable({
  announcements,
  list,
  isLoading,
}: AnnouncementsTableProps): ReactElement {
  const formatText = useFormatText();
  const place = useListPlace();
  const [toRemove, setToRemove] = useState<AnnouncementSummary | null>(null);
  const closeQuestion = useCallback(() => {
    setToRemove(null);
  }, []);
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
    <>
      <Table aria-label={formatText({ id: 'announcements.title' })} aria-busy={isLoading}>
        <TableHead>
          {sortable('title', <FormattedMessage id="announcements.column.title" />)}
          <TableHeader>
            <FormattedMessage id="announcements.column.status" />
          </TableHeader>
          {sortable('publishStart', <FormattedMessage id="announcements.column.period" />)}
          {sortable('author', <FormattedMessage id="announcements.column.author" />)}
          {sortable('changedAt', <FormattedMessage id="announcements.column.changed" />, 'date')}
          <RowActionsHeader />
        </TableHead>
        <TableBody>
          {announcements.map((announcement) => (
            <AnnouncementRow
              key={announcement.id}
              announcement={announcement}
              place={place}
              onRemove={setToRemove}
            />
          ))}
        </TableBody>
      </Table>
      {toRemove !== null && (
        <RemoveDialog announcement={toRemove} isInList onClose={closeQuestion} />
      )}
    </>
  );
}
