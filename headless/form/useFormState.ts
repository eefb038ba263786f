import { useStoreState } from '../core/index.js';
import { storeOf, type FormHandle } from './formHandle.js';

/** The form as a whole, as `useSubmitGuard` returns it, too. */
export interface UseFormStateResult {
  /** Submit was pressed, and the action has not succeeded since (spec row FORM-1). */
  isSubmitted: boolean;
  /** The submit action is running. */
  isSubmitting: boolean;
  /** A validation is pending, and submit does nothing meanwhile (spec row FORM-2); or a submit waits. */
  isValidating: boolean;
  /** No error is known: what was never edited, left or submitted has not been checked. */
  isValid: boolean;
  /**
   * A value differs from what the form began with, was reset or rebased to, or last sent; or a text
   * has not been read yet.
   */
  isDirty: boolean;
}

/** The state of the form as a whole, for a part that must not render with every field. */
export function useFormState<Values>(form: FormHandle<Values>): UseFormStateResult {
  const store = storeOf(form);
  return {
    isSubmitted: useStoreState(store, (state) => state.isSubmitted),
    isSubmitting: useStoreState(store, (state) => state.submission === 'submitting'),
    isValidating: useStoreState(
      store,
      ({ validatingCount, submission }) =>
        validatingCount > 0 || submission === 'validating' || submission === 'waiting',
    ),
    isValid: useStoreState(store, (state) => state.invalidCount === 0),
    isDirty: useStoreState(store, (state) => state.dirtyCount > 0),
  };
}
