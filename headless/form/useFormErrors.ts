import { useState } from 'react';
import { useFormatText, useStoreState } from '../core/index.js';
import { toMessages, type FieldMessage } from './fieldMessage.js';
import { FORM, isEqual, shownCount } from './form.rules.js';
import type { FieldState, FormState } from './formState.types.js';
import { storeOf, type FormHandle } from './formHandle.js';

/** A field with the errors that it shows. */
export interface FieldErrorSummary {
  name: string;
  errors: readonly FieldMessage[];
}

/**
 * The errors that a form shows now (spec rows FORM-5, FORM-6), and an action to focus their fields.
 */
export interface UseFormErrorsResult {
  /** The fields that show errors, in the order of the initial values; parts of fields come last. */
  fields: readonly FieldErrorSummary[];
  /** Errors that belong to no field of the form. */
  formErrors: readonly FieldMessage[];
  /** Moves the focus to a field. */
  focus(name: string): void;
}

type Summary = readonly Pick<FieldState, 'name' | 'errors'>[];

/** Selects the errors shown; returns the same list as long as its content is the same. */
function createSummarySelector(): (state: FormState) => Summary {
  let latest: Summary = [];
  return (state) => {
    const summary = state.fields
      .filter((field) => shownCount(field, state) > 0)
      .map((field) => ({
        name: field.name,
        errors: field.errors.slice(0, shownCount(field, state)),
      }));
    if (!isEqual(latest, summary)) latest = summary;
    return latest;
  };
}

/** The errors that a form shows, for a summary whose links go to the fields. */
export function useFormErrors<Values>(form: FormHandle<Values>): UseFormErrorsResult {
  const store = storeOf(form);
  const format = useFormatText();
  const [select] = useState(createSummarySelector);
  const summary = useStoreState(store, select).map(({ name, errors }) => ({
    name,
    errors: toMessages(errors, format),
  }));
  return {
    fields: summary.filter(({ name }) => name !== FORM),
    formErrors: summary.find(({ name }) => name === FORM)?.errors ?? [],
    focus: (name) => store.elements.get(name)?.focus(),
  };
}
