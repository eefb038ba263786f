import type { FormState, FormStore } from '../form/index.js';
import type { UnsavedChanges } from './leaveGuard.types.js';

function isSettled({ submission, validatingCount }: FormState): boolean {
  return submission === 'idle' && validatingCount === 0;
}

function untilSettled<Values>({ getState, subscribe }: FormStore<Values>): Promise<void> {
  return new Promise((resolve) => {
    if (isSettled(getState())) {
      resolve();
      return;
    }
    const stop = subscribe((state) => {
      if (!isSettled(state)) return;
      stop();
      resolve();
    });
  });
}

/** The unsaved changes of a form. Saving does what its submit button does (spec rows FORM-1…4). */
export function changesOfForm<Values>(form: FormStore<Values>, reveal: () => void): UnsavedChanges {
  const isDirty = (): boolean => form.getState().dirtyCount > 0;
  let isGone = false;
  return {
    isDirty,
    isSaving: () => form.getState().submission !== 'idle',
    subscribe: (listener) => {
      const stop = form.subscribe(listener);
      return () => {
        isGone = true;
        stop();
      };
    },
    save: async () => {
      // A press during a validation or a submit would do nothing.
      await untilSettled(form);
      if (!isDirty() || isGone) return !isDirty();
      form.submit();
      await untilSettled(form);
      return !isDirty();
    },
    reveal,
  };
}
