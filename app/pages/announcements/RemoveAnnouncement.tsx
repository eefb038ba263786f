import { useState, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { HttpError, useHttp } from '../../../headless/http/index.js';
import { useNotify } from '../../../headless/notifications/index.js';
import { Button } from '../../../skin/button/index.js';
import { Dialog, DialogActions } from '../../../skin/dialog/index.js';
import { useListSearch } from '../../frame/listPlace.js';
import { removeAnnouncement, type Announcement } from '../../resources/announcements.js';

interface RemoveDialogProps {
  announcement: Announcement;
  onClose: () => void;
}

/** Asks for confirmation, since removing cannot be undone. Cancel has the initial focus. */
function RemoveDialog({ announcement: { id, title }, onClose }: RemoveDialogProps): ReactElement {
  const http = useHttp();
  const notify = useNotify();
  const navigate = useNavigate();
  const listSearch = useListSearch();
  const [isRemoving, setIsRemoving] = useState(false);

  const remove = async (): Promise<void> => {
    setIsRemoving(true);
    try {
      await removeAnnouncement(http, id);
    } catch (error) {
      // Somebody else has removed it already, so this is no failure.
      if (!(error instanceof HttpError && error.status === 404)) {
        setIsRemoving(false);
        notify({ type: 'error', title: { id: 'announcements.not-removed', values: { title } } });
        return;
      }
    }
    onClose();
    notify({ type: 'success', title: { id: 'announcements.removed', values: { title } } });
    await navigate(`/announcements${listSearch}`);
  };

  return (
    <Dialog
      role="alertdialog"
      title={<FormattedMessage id="announcements.remove-question.title" />}
      description={<FormattedMessage id="announcements.remove-question.text" values={{ title }} />}
      onClose={onClose}
    >
      <DialogActions>
        <Button variant="danger" isBusy={isRemoving} onClick={() => void remove()}>
          <FormattedMessage id="announcements.remove-question.confirm" />
        </Button>
        <span data-initial-focus className="contents">
          <Button variant="ghost" onClick={onClose}>
            <FormattedMessage id="announcements.remove-question.cancel" />
          </Button>
        </span>
      </DialogActions>
    </Dialog>
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
