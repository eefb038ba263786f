import type { Text } from './text.js';
import type { ChangeDetail, ValueOrStore } from './valuePort.js';

/**
 * A form's field, given to a value hook as its `control` option:
 * `useTimeInput({ control: useField(form, 'start').control })`.
 *
 * The hook binds `value` and `onChange` as it does its own options of these names, calls `onBlur`
 * when focus leaves the whole control, and puts the rest on the element that takes the focus:
 * `id={ids.control}`, `aria-labelledby={ids.label}` where a `<label>` cannot reach it,
 * `aria-describedby={ids.messages}`, `aria-errormessage={ids.message}`, `aria-invalid={invalid}`,
 * and `ref`, with which the form focuses its first invalid field (A11Y-FIELD).
 */
export interface FieldControl<Value> {
  /** Never `undefined`, which would make the hook uncontrolled; an empty field holds `null`. */
  readonly value: Value;
  readonly onChange: (value: Value, detail?: ChangeDetail) => void;
  readonly onBlur: () => void;
  readonly ids: FieldIds;
  /** Whether the field shows its error state (spec row FORM-5). */
  readonly invalid: boolean;
  /** Stays the same between renders. */
  readonly ref: (element: HTMLElement | null) => void;
  /**
   * Reports typed text that is not a valid value. The form is invalid, and the message is among the
   * field's, until `null` takes it back. Stays the same between renders.
   */
  readonly refuse?: ((refusal: FieldRefusal | null) => void) | undefined;
  /**
   * Makes a submit wait for work of the control, such as an upload: `useSubmitNotice` says that it
   * waits, then it goes on by itself with the values it has by then. Report failed work with
   * `refuse`. Stays the same between renders.
   */
  readonly hold?: ((work: PromiseLike<unknown>) => void) | undefined;
  /**
   * Tells whether the field holds typed text that has not been parsed yet. While it does, the form
   * counts as changed (behavior B-11). A submit first calls `read` to have such text parsed; a reset,
   * or the form's `setValue`, calls `drop` to have it dropped, with whatever else the control holds
   * besides the value. Stays the same between renders.
   */
  readonly markDraft?:
    ((hasDraft: boolean, read?: () => unknown, drop?: () => unknown) => void) | undefined;
}

/** Why a control has no value, though something was typed. */
export interface FieldRefusal {
  /** The error's type in the form: `incomplete`. */
  readonly type: string;
  readonly message: Text;
}

/** The ids of a field's parts. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  /** Ids of the messages that are shown now, separated by spaces; `undefined` if there are none. */
  readonly messages: string | undefined;
  /** The first of these ids, for `aria-errormessage`, which takes only one. */
  readonly message: string | undefined;
}

/** What a value hook takes: value props, a store, or a form's field, never two of these. */
export type ValueOrField<Value, ControlStore> =
  | {
      control: FieldControl<Value>;
      store?: undefined;
      value?: undefined;
      defaultValue?: undefined;
      onChange?: undefined;
    }
  | (ValueOrStore<Value, ControlStore> & { control?: undefined });

/** A field's attributes for the element that takes the focus, besides its id, ref and handlers. */
export interface FieldControlProps {
  'aria-describedby': string | undefined;
  'aria-errormessage': string | undefined;
  'aria-invalid': true | undefined;
  /** Omitted when valid, so that of two hooks on one element neither removes the other's mark. */
  'data-invalid': true | undefined;
}

/**
 * The field's messages and error state, as attributes (A11Y-FIELD).
 * @param isInvalid whether the control itself considers its value invalid
 */
export function fieldControlProps(
  control: Pick<FieldControl<unknown>, 'ids' | 'invalid'> | undefined,
  isInvalid = false,
): FieldControlProps {
  const invalid = control?.invalid || isInvalid || undefined;
  return {
    'aria-describedby': control?.ids.messages,
    'aria-errormessage': control?.ids.message,
    'aria-invalid': invalid,
    'data-invalid': invalid,
  };
}
