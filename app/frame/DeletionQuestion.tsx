import type { ReactElement, ReactNode } from 'react';
import { Alert } from '../../skin/alert/index.js';
import { Button } from '../../skin/button/index.js';
import { Dialog, DialogActions } from '../../skin/dialog/index.js';
import { useDeletion } from './useDeletion.js';

/** The texts of the question, and what the answers to it do. */
export interface DeletionQuestionProps {
  title: ReactNode;
  /** Says what will be deleted, and whether that can be undone. */
  description: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  /** Shown if the server cannot be reached. */
  unreachable: ReactNode;
  /** Shown after any other failure. */
  failed: ReactNode;
  /** Deletes, and takes the question away; rejects if it failed, so that it can be tried again. */
  remove: () => Promise<void>;
  /** Called when the user decides to delete nothing. */
  onCancel: () => void;
}

/**
 * Asks for confirmation before something is deleted. Cancel has the initial focus. While it is being
 * deleted, the question stays; a failure is told in it.
 */
export function DeletionQuestion({
  title,
  description,
  confirmLabel,
  cancelLabel,
  unreachable,
  failed,
  remove,
  onCancel,
}: DeletionQuestionProps): ReactElement {
  const { isDeleting, failure, run } = useDeletion(remove);
  return (
    <Dialog
      role="alertdialog"
      title={title}
      description={description}
      onClose={isDeleting ? undefined : onCancel}
    >
      {failure !== null && <Alert>{failure === 'unreachable' ? unreachable : failed}</Alert>}
      <DialogActions>
        <Button variant="danger" isBusy={isDeleting} onClick={run}>
          {confirmLabel}
        </Button>
        <span data-initial-focus className="contents">
          <Button variant="ghost" disabled={isDeleting} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </span>
      </DialogActions>
    </Dialog>
  );
}
