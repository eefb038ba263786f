import { createSharedStore, type SharedStore } from '../core/index.js';
import type { FormStore } from './formStore.types.js';

/**
 * The form, as `useField` and the other hooks take it: the result of `useSubmitGuard`, or its
 * `store`. The store stays the same between renders, so a memoized field does not re-render with
 * its form.
 */
export type FormHandle<Values> = FormStore<Values> | { readonly store: FormStore<Values> };

/** The store behind a form's handle. */
export function storeOf<Values>(form: FormHandle<Values>): FormStore<Values> {
  return 'store' in form ? form.store : form;
}

/**
 * What the app does on each outcome of a submit. The hook itself has already announced `pending` to
 * screen readers, and moves the focus for `invalid` and `rejected`.
 */
export interface FormEvents {
  /** The form is invalid: the error notification of spec row FORM-3. */
  invalid(): void;
  /** A submit waits for validations, or met a pending validation or a submit that waits. */
  pending(): void;
  /** The action runs: what an earlier `invalid` showed is out of date. */
  submitting?(): void;
  /** The server returned errors, which the form shows. */
  rejected?(): void;
}

/** The app's {@link FormEvents}, which `ShellProvider` provides to the hooks. */
export const sharedFormEvents: SharedStore<FormEvents> =
  createSharedStore<FormEvents>('formEvents');
