import type { FormState, FormStore } from '../form/index.js';
import type { UnsavedChanges } from './leaveGuard.types.js';

function isSettled({ submission, validatingCount }: FormState): boolean {
  return submission === 'idle' && validatingCount === 0;
}

function untilSettled<Values>({ getState, subscribe }: FormStore<Values>): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (!isSettled(getState())) return;
      stop();
      resolve();
    };
    const stop = subscribe(check);
    check();
  });
}

/**
 * Whether something was entered: what a validation or a submit does to a form is no edit, nor what
 * becomes of a text or an upload that was under way.
 */
function isEdit({ fields }: FormState, before: FormState): boolean {
  return fields.some(({ value, hasDraft }, index) => {
    const field = before.fields[index];
    return !field?.hasDraft && (value !== field?.value || hasDraft);
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
      const stop = form.subscribe((state, before) => {
        listener(isEdit(state, before));
      });
      return () => {
        isGone = true;
        stop();
      };
    },
    save: async () => {
      // A press during a validation or a submit would do nothing.
      await untilSettled(form);
      if (isDirty() && !isGone) {
        form.submit();
        await untilSettled(form);
      }
      return !isDirty();
    },
    reveal,
  };
}
