import { useEffect } from 'react';
import { useAnnounce, useFormatText, useStoreState, type Text } from '../core/index.js';
import { storeOf, type FormHandle, type FormState } from '../form/index.js';
import { STILL_CHECKING } from '../form/vanilla.js';

const WAITING: Text = {
  id: 'gnap.form.waiting',
  defaultMessage: 'Not everything is ready yet. Please wait.',
};
const AGAIN: Text = {
  id: 'gnap.form.again',
  defaultMessage: 'The check is done. Press again.',
};

function noticeOf({ submission, lostPress }: FormState): Text {
  if (submission === 'waiting') return WAITING;
  if (submission === 'validating' || lostPress === 'pending') return STILL_CHECKING;
  return lostPress === 'again' ? AGAIN : '';
}

/**
 * Why a press of submit did nothing, or is still waiting, as a text to show beside the button;
 * empty if there is nothing to say (spec row FORM-2, behavior B-24). It is announced too: a pending
 * check by `useSubmitGuard`, the rest by this hook.
 */
export function useSubmitNotice<Values>(form: FormHandle<Values>): string {
  const store = storeOf(form);
  const format = useFormatText();
  const announce = useAnnounce();
  const notice = useStoreState(store, noticeOf);
  useEffect(() => {
    if (notice === WAITING || notice === AGAIN) announce(format(notice));
  }, [notice, announce, format]);
  return format(notice);
}
