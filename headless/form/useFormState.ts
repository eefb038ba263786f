import { useStoreState } from '../core/index.js';
import { storeOf, type FormHandle } from './formHandle.js';

/** The state of the form as a whole; `useSubmitGuard` returns it as well. */
export interface UseFormStateResult {
  /**
   * Submit was pressed, and the action has not succeeded since (spec row FORM-1). A press that met a
   * pending validation does not count.
   */
  isSubmitted: boolean;
  /** The submit action is running. */
  isSubmitting: boolean;
  /**
   * A validation is pending, and submit does nothing meanwhile (spec row FORM-2); or a submit is
   * waiting.
   */
  isValidating: boolean;
  /**
   * No error is known of a field that is not disabled. A field that was never edited, left or
   * submitted has not been checked.
   */
  isValid: boolean;
  /**
   * A value differs from the one that the form began with, was last reset or rebased to, or last
   * submitted; or a control holds text that it has not parsed yet.
   */
  isDirty: boolean;
}

/** The state of the form as a whole, for a component that must not re-render with every field. */
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
