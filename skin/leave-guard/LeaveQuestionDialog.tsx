import type { ReactElement } from 'react';
import { useLeaveQuestion } from '../../headless/leave-guard/index.js';
import { Button } from '../button/index.js';
import { Dialog, DialogActions } from '../dialog/index.js';

/** Save, leave or stay; Escape stays. */
export function LeaveQuestionDialog(): ReactElement {
  const question = useLeaveQuestion();
  return (
    <Dialog
      role="alertdialog"
      title={question.title}
      description={question.message}
      onClose={question.stay}
    >
      <DialogActions>
        <Button {...question.getSaveProps()} variant="primary" isBusy={question.isSaving}>
          {question.saveLabel}
        </Button>
        <Button {...question.getLeaveProps()} variant="danger">
          {question.leaveLabel}
        </Button>
        <Button {...question.getStayProps()} variant="ghost">
          {question.stayLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
