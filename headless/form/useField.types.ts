import type { ChangeEventHandler, FocusEventHandler } from 'react';
import type { ElementRef, FieldControl, PropGetter } from '../core/index.js';
import type { FieldMessage } from './fieldMessage.js';
import type { NativeControl, NativeValueProps } from './nativeControl.js';

/** The options of `useField`; none is required. */
export interface UseFieldOptions {
  /** The id of the control's element. Default: generated. */
  id?: string | undefined;
  /** For the control's element. */
  ref?: ElementRef<HTMLElement> | undefined;
  /**
   * A disabled field keeps its value and is not checked by its validators. Pass `disabled` also to
   * a value hook that takes the field's `control`. Default false.
   */
  disabled?: boolean | undefined;
}

/** For a native `input`, `textarea` or `select`; the value is in the prop that its type uses. */
export interface FieldInputProps extends NativeValueProps {
  id: string;
  ref: (element: HTMLElement | null) => void;
  disabled: true | undefined;
  'aria-invalid': true | undefined;
  /** The id of the first message shown. */
  'aria-errormessage': string | undefined;
  /** The ids of all messages shown (A11Y-FIELD). */
  'aria-describedby': string | undefined;
  'data-invalid': true | undefined;
  /** `validating` while a validator is pending (spec row FORM-7). */
  'data-state': 'idle' | 'validating';
  onChange: ChangeEventHandler<NativeControl>;
  onBlur: FocusEventHandler;
}

/** For the `label` of the field. */
export interface FieldLabelProps {
  id: string;
  htmlFor: string;
}

/** For the element of one message, which describes the control. */
export interface FieldMessageProps {
  id: string;
  /** The type of the error: `required`. */
  'data-type': string;
}

/** The value, state and errors of one field, and the props of its parts. */
export interface UseFieldResult<Value> {
  value: Value;
  /** All errors, shown or not. */
  errors: readonly FieldMessage[];
  /**
   * The errors to show now: none until the field is left or the form submitted, then the first, or
   * all with `multiple`.
   */
  shownErrors: readonly FieldMessage[];
  /** The field was left, or has had an error from the server. */
  isTouched: boolean;
  /**
   * The value differs from the one that the form began with, was last reset or rebased to, or last
   * submitted.
   */
  isDirty: boolean;
  /** One of its validators is pending (spec row FORM-7). */
  isValidating: boolean;
  /** Invalid, and touched or submitted (spec row FORM-5). */
  hasError: boolean;
  /** For a value hook: `useTimeInput({ control: field.control })`. */
  control: FieldControl<Value>;
  /**
   * For a native input, textarea or select; pass the `type` of a checkbox, number or file input.
   */
  getInputProps: PropGetter<FieldInputProps>;
  getLabelProps: PropGetter<FieldLabelProps>;
  /** For the message of one of `shownErrors`, given its type (spec row FORM-6). */
  getMessageProps(type: string): FieldMessageProps;
}
