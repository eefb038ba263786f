import type { ReactElement, ReactNode } from 'react';
import { useFormatText, type Text } from '../../headless/core/index.js';
import { failureKind, retryWait, type FailureKind } from '../../headless/http/index.js';
import { Alert, showBesideFocus } from '../../skin/alert/index.js';
import { Button } from '../../skin/button/index.js';
import { Dialog, DialogActions } from '../../skin/dialog/index.js';
import { useDeletion, type UseDeletionOptions } from './useDeletion.js';

/** The texts of the question, and what the answers to it do. */
export interface DeletionQuestionProps extends UseDeletionOptions {
  title: ReactNode;
  /** Says what will be deleted, and whether that can be undone. */
  description: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  /** Shown in the question instead of `failed` if the server cannot be reached. */
  unreachable: Text;
  /** Called when the user decides to delete nothing. */
  onCancel: () => void;
}

/**
 * Asks for confirmation before something is deleted. Cancel has the initial focus. While it is being
 * deleted, the question stays; a failure is told in it, or in a notification to who has left the page.
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
  const formatText = useFormatText();
  const { isDeleting, error, run } = useDeletion({ remove, failed });
  const failures: Partial<Record<FailureKind, Text>> = {
    unreachable,
    busy: { id: 'app.busy', values: { ...retryWait(error) } },
  };
  return (
    <Dialog
      role="alertdialog"
      title={title}
      description={description}
      onClose={isDeleting ? undefined : onCancel}
    >
      {error !== null && (
        <Alert alertRef={showBesideFocus}>
          {formatText(failures[failureKind(error)] ?? failed)}
        </Alert>
      )}
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
