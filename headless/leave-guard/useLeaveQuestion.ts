import { useEffect, type MouseEventHandler } from 'react';
import {
  propGetter,
  useAnnounce,
  useFormatText,
  useStoreState,
  type PropGetter,
  type Text,
} from '../core/index.js';
import type { LeaveGuardActions, LeaveGuardStore } from './leaveGuard.types.js';
import { sharedLeaveGuard } from './sharedLeaveGuard.js';

const TITLE: Text = { id: 'gnap.leave-guard.title', defaultMessage: 'Unsaved changes' };
const MESSAGE: Text = {
  id: 'gnap.leave-guard.message',
  defaultMessage: 'What you changed on this page has not been saved yet.',
};
const SAVE: Text = { id: 'gnap.leave-guard.save', defaultMessage: 'Save' };
const LEAVE: Text = { id: 'gnap.leave-guard.leave', defaultMessage: 'Leave without saving' };
const STAY: Text = { id: 'gnap.leave-guard.stay', defaultMessage: 'Stay on this page' };
const SAVING: Text = { id: 'gnap.leave-guard.saving', defaultMessage: 'Saving ...' };

/** The options of `useLeaveQuestion`; below a shell none is required. */
export interface UseLeaveQuestionOptions {
  /** Default: the shell's. */
  store?: LeaveGuardStore | undefined;
  /** The dialog's name. Default `gnap.leave-guard.title`, "Unsaved changes". */
  title?: Text | undefined;
  /** Default `gnap.leave-guard.message`. */
  message?: Text | undefined;
  /** The save button. Default `gnap.leave-guard.save`, "Save". */
  saveLabel?: Text | undefined;
  /** The leave button. Default `gnap.leave-guard.leave`, "Leave without saving". */
  leaveLabel?: Text | undefined;
  /** The stay button. Default `gnap.leave-guard.stay`, "Stay on this page". */
  stayLabel?: Text | undefined;
}

/** For one of the three buttons of the dialog: save, leave, stay. */
export interface LeaveQuestionButtonProps {
  type: 'button';
  /** On the save button while saving. Unlike `disabled`, this lets it keep the focus. */
  'aria-disabled': true | undefined;
  onClick: MouseEventHandler;
}

/** The question, its texts, its three answers, and the props of their buttons. */
export interface UseLeaveQuestionResult extends Pick<LeaveGuardActions, 'save' | 'leave' | 'stay'> {
  isOpen: boolean;
  /** The question stays open while saving; leaving and staying can still be chosen. */
  isSaving: boolean;
  title: string;
  message: string;
  saveLabel: string;
  leaveLabel: string;
  stayLabel: string;
  getSaveProps: PropGetter<LeaveQuestionButtonProps>;
  getLeaveProps: PropGetter<LeaveQuestionButtonProps>;
  getStayProps: PropGetter<LeaveQuestionButtonProps>;
}

/**
 * The question before unsaved changes are lost, for an `alertdialog` that is rendered while
 * `isOpen` (behavior B-11, A11Y-DIALOG). Call it in only one place of the app: each call announces
 * that it is saving. Throws a ToolkitError if there is no store.
 */
export function useLeaveQuestion({
  store,
  title = TITLE,
  message = MESSAGE,
  saveLabel = SAVE,
  leaveLabel = LEAVE,
  stayLabel = STAY,
}: UseLeaveQuestionOptions = {}): UseLeaveQuestionResult {
  const leaveGuard = sharedLeaveGuard.useStore('useLeaveQuestion', store);
  const status = useStoreState(leaveGuard, (state) => state.status);
  const announce = useAnnounce();
  const format = useFormatText();
  const isSaving = status === 'saving';
  const saving = format(SAVING);
  useEffect(() => {
    if (isSaving) announce(saving);
  }, [isSaving, saving, announce]);

  const { save, leave, stay } = leaveGuard;
  const button = (onClick: () => void, isDisabled = false): PropGetter<LeaveQuestionButtonProps> =>
    propGetter<LeaveQuestionButtonProps>({
      type: 'button',
      'aria-disabled': isDisabled || undefined,
      onClick,
    });
  return {
    isOpen: status !== 'closed',
    isSaving,
    title: format(title),
    message: format(message),
    saveLabel: format(saveLabel),
    leaveLabel: format(leaveLabel),
    stayLabel: format(stayLabel),
    save,
    leave,
    stay,
    getSaveProps: button(() => void save(), isSaving),
    getLeaveProps: button(leave),
    getStayProps: button(stay),
  };
}
