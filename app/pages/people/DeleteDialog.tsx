import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../skin/alert/index.js';
import { Button } from '../../../skin/button/index.js';
import { Dialog, DialogActions } from '../../../skin/dialog/index.js';
import { useDeletion, type UseDeletionOptions } from './useDeletion.js';

/** The people to delete, and what to call afterwards. */
export interface DeleteDialogProps extends UseDeletionOptions {
  /** Called when the user decides to delete nobody. */
  onCancel: () => void;
}

/**
 * Asks for confirmation, and says how many people will be deleted. Cancel has the initial focus.
 */
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
