import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../skin/alert/index.js';
import { Button } from '../../../skin/button/index.js';
import { Dialog, DialogActions } from '../../../skin/dialog/index.js';
import { useDeletion, type UseDeletionOptions } from './useDeletion.js';

/** Who is to be deleted, and what comes after the dialog. */
export interface DeleteDialogProps extends UseDeletionOptions {
  /** Nobody is to be deleted after all. */
  onCancel: () => void;
}

/** Asks before people are deleted, and says how many that are; the way back has the focus. */
export function DeleteDialog({ onCancel, ...options }: DeleteDialogProps): ReactElement {
  const { isDeleting, failureId, run } = useDeletion(options);
  const { count } = options.selection;
  return (
    <Dialog
      role="alertdialog"
      title={<FormattedMessage id="people.delete.title" values={{ count }} />}
      description={<FormattedMessage id="people.delete.text" values={{ count }} />}
      onClose={isDeleting ? undefined : onCancel}
    >
      {failureId !== null && (
        <Alert>
          <FormattedMessage id={failureId} />
        </Alert>
      )}
      <DialogActions>
        <Button variant="danger" isBusy={isDeleting} onClick={run}>
          <FormattedMessage id="people.delete.confirm" values={{ count }} />
        </Button>
        <span data-initial-focus className="contents">
          <Button variant="ghost" disabled={isDeleting} onClick={onCancel}>
            <FormattedMessage id="people.delete.cancel" />
          </Button>
        </span>
      </DialogActions>
    </Dialog>
  );
}
