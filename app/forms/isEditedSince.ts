import type { FormStore } from '../../headless/form/index.js';

/**
 * Whether the user has gone on in a form since these values were sent. A page that would go elsewhere
 * once they are saved then stays: what was typed meanwhile would be asked about in the middle of typing,
 * and the question takes the keys.
 */
export function isEditedSince<Values extends object>(
  form: FormStore<Values>,
  values: Values,
): boolean {
  const hasDraft = form.getState().fields.some((field) => field.hasDraft);
  return hasDraft || JSON.stringify(form.getValues()) !== JSON.stringify(values);
}
