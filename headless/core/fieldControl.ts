import type { ChangeDetail } from './valuePort.js';

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
