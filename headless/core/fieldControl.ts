import type { Text } from './text.js';
import type { ChangeDetail, ValueOrStore } from './valuePort.js';

/**
 * A form's field as a value hook takes it, in its `control` option:
 * `useTimeInput({ control: useField(form, 'start').control })`.
 *
 * The hook binds `value` and `onChange` as it does its own options of these names, calls `onBlur`
 * when focus leaves the whole control, and puts the rest on the element that takes the focus:
 * `id={ids.control}`, `aria-labelledby={ids.label}` where a `<label>` cannot reach it,
 * `aria-describedby={ids.messages}`, `aria-errormessage={ids.message}`, `aria-invalid={invalid}`,
 * and `ref`, by which the form focuses its first invalid field (A11Y-FIELD).
 */
export interface FieldControl<Value> {
  /** Never `undefined`, which would leave the value to the hook: a field without one holds `null`. */
  readonly value: Value;
  readonly onChange: (value: Value, detail?: ChangeDetail) => void;
  readonly onBlur: () => void;
  readonly ids: FieldIds;
  /** Whether the field shows its error state (spec row FORM-5). */
  readonly invalid: boolean;
  /** Stays the same between renders. */
  readonly ref: (element: HTMLElement | null) => void;
  /**
   * Tells what is wrong with a text that is no value, so that the form is invalid as long as it
   * stands; `null` takes it back. It is among the field's messages then. Stays the same between
   * renders.
   */
  readonly refuse?: ((refusal: FieldRefusal | null) => void) | undefined;
  /**
   * Keeps the form back from sending until some work of the control is over, an upload: a submit
   * meanwhile waits, says so, and goes on by itself with the values that are there then. What fails
   * is for `refuse` to tell. Stays the same between renders.
   */
  readonly hold?: ((work: PromiseLike<unknown>) => void) | undefined;
  /**
   * Tells whether something is typed that has not been read yet: until then the form counts as
   * changed (behaviour B-11), and who submits it has it read first, by `read`. Stays the same
   * between renders.
   */
  readonly markDraft?: ((hasDraft: boolean, read?: () => unknown) => void) | undefined;
  /** Whether it still stands: a reset of the form drops it, and the control its text. */
  readonly isRefused?: boolean | undefined;
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
  /** The messages that are shown now, parted by spaces; `undefined` where there is none. */
  readonly messages: string | undefined;
  /** The first of them, for `aria-errormessage`, which takes one. */
  readonly message: string | undefined;
}

/** What a value hook takes: its own value, a store, or a form's field, and one of them only. */
export type ValueOrField<Value, ControlStore> =
  | (ValueOrStore<Value, ControlStore> & { control?: undefined })
  | {
      control: FieldControl<Value>;
      store?: undefined;
      value?: undefined;
      defaultValue?: undefined;
      onChange?: undefined;
    };

/** What of a field goes on the element that takes the focus, besides its id, ref and handlers. */
export interface FieldControlProps {
  'aria-describedby': string | undefined;
  'aria-errormessage': string | undefined;
  'aria-invalid': true | undefined;
  /** Left out where nothing is wrong, so that hooks on one element do not take it from each other. */
  'data-invalid': true | undefined;
}

/**
 * The field's messages and error state, as attributes (A11Y-FIELD).
 * @param isInvalid whether the control itself finds its value wrong
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
