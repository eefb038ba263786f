import { useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { failureKind, useHttp } from '../../../headless/http/index.js';
import { useNotify } from '../../../headless/notifications/index.js';
import { Button } from '../../../skin/button/index.js';
import { DeletionQuestion } from '../../frame/DeletionQuestion.js';
import { useListSearch } from '../../frame/listPlace.js';
import { useIsStaying } from '../../frame/useIsStaying.js';
import { useReload } from '../../frame/useReload.js';
import { removeAnnouncement, type Announcement } from '../../resources/announcements.js';

/** The announcement to remove, and what to call when the question has been answered. */
export interface RemoveDialogProps {
  announcement: Pick<Announcement, 'id' | 'title'>;
  /** Whether it is removed from the list, which then stays, and is loaded again. Default false. */
  isInList?: boolean | undefined;
  onClose: () => void;
}

/** Asks for confirmation, since removing cannot be undone. */
export function RemoveDialog({
  announcement: { id, title },
  isInList = false,
  onClose,
}: RemoveDialogProps): ReactElement {
  const http = useHttp();
  const notify = useNotify();
  const navigate = useNavigate();
  const reload = useReload();
  const isStaying = useIsStaying();
  const listSearch = useListSearch();

  const remove = async (): Promise<void> => {
    try {
      await removeAnnouncement(http, id);
    } catch (error) {
      // Somebody else has removed it already, so this is no failure.
      if (failureKind(error) !== 'not-found') throw error;
    }
    onClose();
    notify({ type: 'success', title: { id: 'announcements.removed', values: { title } } });
    if (!isInList && isStaying()) await navigate(`/announcements${listSearch}`, { replace: true });
    // Whoever went back to a list meanwhile may have loaded it before the removal.
    else reload();
  };

  return (
    <DeletionQuestion
      title={<FormattedMessage id="announcements.remove-question.title" />}
      description={<FormattedMessage id="announcements.remove-question.text" values={{ title }} />}
      confirmLabel={<FormattedMessage id="announcements.remove-question.confirm" />}
      cancelLabel={<FormattedMessage id="announcements.remove-question.cancel" />}
      unreachable={{ id: 'app.unreachable' }}
      failed={{ id: 'announcements.not-removed', values: { title } }}
      remove={remove}
      onCancel={onClose}
    />
  );
}

/** A button that removes an announcement, once that is confirmed. */
export function RemoveAnnouncement({ announcement }: { announcement: Announcement }): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="danger"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        <FormattedMessage id="announcements.remove" />
      </Button>
      {isAsking && (
        <RemoveDialog
          announcement={announcement}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
}
