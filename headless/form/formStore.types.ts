import type { FieldRefusal } from '../core/index.js';
import type { Store, Text } from '../core/vanilla.js';
import type { FieldName } from './fieldName.types.js';
import type { FormOptions } from './formOptions.types.js';
import type { FieldState, FormState } from './formState.types.js';

/**
 * Messages by path (`email`, `absence.start`), as a server's answer has them: for example,
 * `problem.errors` of an `HttpError` of `http`.
 */
export type FieldErrors = Readonly<Record<string, Text | readonly Text[] | undefined>>;

/**
 * What a submit comes to. `pending`: it waits for validations, or was ignored because they or the
 * work of a control were pending; `invalid`: errors keep it from the action; `submitting`: the
 * action runs; `rejected`: the server returned errors.
 */
export type SubmitOutcome = 'pending' | 'invalid' | 'submitting' | 'rejected';

/** The public actions of a form. */
export interface FormActions<Values> {
  getValues(): Values;
  /**
   * Sets a value as a user's edit does: checks the field and clears its server errors. The value that
   * it already has is no edit. Text that the field's control has not parsed, or has refused, is
   * dropped.
   */
  setValue<Name extends FieldName<Values>>(name: Name, value: Values[Name]): void;
  /** Submits like the button (spec rows FORM-1…4). */
  submit(): void;
  /**
   * Goes back to the values that `isDirty` compares with, after replacing some or all of them with
   * `values`. Clears touched, submitted and errors; drops validations in progress.
   */
  reset(values?: Partial<Values>): void;
  /**
   * Replaces the server's errors: each goes to the field that its path names, the rest to the form.
   * They stay until the field's next edit, or the next submit.
   */
  setErrors(errors: FieldErrors): void;
  /**
   * Makes values that somebody else has saved meanwhile the ones that `isDirty` compares with and
   * `reset` goes back to; the fields keep their current values. Rows of lists are compared with those
   * at the same position.
   */
  rebase(values: Partial<Values>): void;
  /**
   * Removes a field with its value and errors, and drops its check in progress. If its control is
   * shown again, the field begins anew with the value that `isDirty` compares with.
   */
  removeField(name: FieldName<Values>): void;
}

/** Further actions, for the form's own hooks. */
export interface FormInternals<Values> {
  /** The element that takes the focus for each field, by the field's name. */
  readonly elements: Map<string, HTMLElement>;
  /**
   * Sets the listener for the outcomes of submits, and the options of the latest render unless the
   * store was given its own.
   * @param afterRender calls `work` once the page shows the state that there is now. Default: at once
   */
  own(
    tell: (outcome: SubmitOutcome) => void,
    options: FormOptions<Values> | undefined,
    afterRender?: (work: () => void) => void,
  ): void;
  /** Lets a field begin anew that was removed, or that is a part of one that was. */
  bringBack(name: string): void;
  /** Sets whether a field is disabled, and adds the field if `initialValues` did not have it. */
  placeField(name: string, isDisabled: boolean): void;
  /**
   * `setValue` for a control, which does not know the type of its field.
   * @param keys for a list, the keys of its rows; without them all its rows count as new
   */
  edit(name: string, value: unknown, keys?: readonly string[]): void;
  /**
   * Reports text in the field's control that cannot be parsed into a value; `null` withdraws it.
   * @param source what cannot parse it. Default: the control
   */
  refuse(name: string, refusal: FieldRefusal | null, source?: 'control' | 'element'): void;
  /**
   * Sets whether the field's control holds text that it has not parsed yet; a submit calls `read`
   * to have it parsed, a reset `drop` to have it dropped.
   * @param holder what holds the text: a field may have a control, and several native elements.
   *   Default: the control
   */
  markDraft(
    name: string,
    hasDraft: boolean,
    read?: () => unknown,
    drop?: () => unknown,
    holder?: unknown,
  ): void;
  /** Makes submits wait until this work of the field's control is over. */
  hold(name: string, work: PromiseLike<unknown>): void;
  /** Marks a field as left: it shows its errors from now on. */
  touch(name: string): void;
  /**
   * The field in a given state of this form. One that was removed is as it will begin anew; one that
   * there never was is blank.
   */
  fieldIn(state: FormState, name: string): FieldState;
  /** The values in a given state, each read on access. */
  valuesIn(state: FormState): Values;
  /**
   * Calls the listener when this field or the form as a whole changes. Returns the unsubscribe
   * function.
   */
  listen(name: string, listener: FormListener): () => void;
}

/** The signature of a store's listeners. */
export type FormListener = (state: FormState, previous: FormState) => void;

/**
 * One per form: created by `useSubmitGuard`, or passed to it as `store`. Fields accept it in place
 * of the form.
 */
export type FormStore<Values> = Store<FormState, FormActions<Values> & FormInternals<Values>>;
