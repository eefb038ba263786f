import { createSharedStore, type SharedStore } from '../core/index.js';
import type { FormStore } from './form.types.js';

/**
 * What the hooks of a form's parts take: what `useSubmitGuard` returned, or its `store`, which
 * stays the same between renders, so that a memoized field does not render with its form.
 */
export type FormHandle<Values> = FormStore<Values> | { readonly store: FormStore<Values> };

/** The store behind a form's handle. */
export function storeOf<Values>(form: FormHandle<Values>): FormStore<Values> {
  return 'store' in form ? form.store : form;
}

/** What an app does when a submit cannot go on; the announcement for screen readers is made already. */
export interface FormEvents {
  /** The form is invalid: the error notification of spec row FORM-3. */
  invalid(): void;
  /** An asynchronous validation is pending. */
  pending(): void;
}

/** The app's {@link FormEvents}, for hooks and for `createShell`. */
export const sharedFormEvents: SharedStore<FormEvents> =
  createSharedStore<FormEvents>('formEvents');
