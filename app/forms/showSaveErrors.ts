import type { FormStore } from '../../headless/form/index.js';
import type { OtherVersions } from '../resources/saveRecord.js';
import type { MergeOptions } from './mergeOtherVersion.js';
import { saveErrors, type SaveErrorsOptions } from './saveErrors.js';

/** Options of {@link showSaveErrors}. */
export interface ShowSaveErrorsOptions<Values, Saved> extends Omit<SaveErrorsOptions, 'merge'> {
  form: FormStore<Values>;
  /** How what somebody else saved meanwhile is merged into the form. */
  merge: Omit<MergeOptions<Values, Saved>, 'form' | 'versions'> & {
    /** The record's `readOther`. */
    readOther: () => Promise<OtherVersions<Saved>>;
  };
}

/**
 * Shows in the form why it could not be saved. Throws the error again if the user can make nothing
 * of it, so that it reaches the error channel (spec row ERR-1).
 */
export async function showSaveErrors<Values extends object, Saved>(
  error: unknown,
  { form, merge: { readOther, ...merge }, ...options }: ShowSaveErrorsOptions<Values, Saved>,
): Promise<void> {
  const { errors, isExpected } = await saveErrors(error, {
    ...options,
    merge: async () => {
      const { mergeOtherVersion } = await import('./mergeOtherVersion.js');
      return mergeOtherVersion({ ...merge, form, versions: readOther() });
    },
  });
  form.setErrors(errors);
  if (!isExpected) throw error;
}
