import { useEffect, type ComponentType, type ReactElement } from 'react';
import { useFormatText, type Text } from '../../headless/core/index.js';
import { useLeaveGuard } from '../../headless/leave-guard/index.js';
import { lazyPart } from '../core/index.js';

const CONFIRM: Text = {
  id: 'gnap.leave-guard.confirm',
  defaultMessage: 'Leave this page without saving your changes?',
};

/** Used if the dialog's code cannot be loaded: the browser's `confirm`, which cannot save. */
function BrowserQuestion(): null {
  const { leave, stay } = useLeaveGuard();
  const question = useFormatText()(CONFIRM);
  useEffect(() => {
    if (window.confirm(question)) leave();
    else stay();
  }, [question, leave, stay]);
  return null;
}

/** Loads the dialog's code ahead of the question: a person who leaves may have lost the network. */
export function loadQuestion(): Promise<ComponentType> {
  return import('./LeaveQuestionDialog.js').then(({ LeaveQuestionDialog }) => LeaveQuestionDialog);
}

/** The dialog, or if its code cannot be loaded, the browser's own question. */
export const LazyQuestion: (props: object) => ReactElement | null = lazyPart({
  load: loadQuestion,
  Lost: BrowserQuestion,
});
