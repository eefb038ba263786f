import type { ReactElement } from 'react';
import { describedControl, FieldFrame, type FieldProps } from '../field/index.js';
import { Select, type SelectProps } from './Select.js';

/**
 * A form field that holds the value of one option (`null` for none), and its options. The values
 * may be a union: a field of `'high' | 'low' | null`.
 */
export type SelectFieldProps<Value extends string = string> = FieldProps<Value | null> &
  Pick<
    SelectProps<Value>,
    | 'options'
    | 'isSearchable'
    | 'isClearable'
    | 'disabled'
    | 'placeholder'
    | 'valueLabel'
    | 'onSearch'
    | 'isLoading'
  >;

/** A select field for a form: label, control, errors. */
export function SelectField<Value extends string = string>({
  field,
  label,
  description,
  messages,
  required,
  ...options
}: SelectFieldProps<Value>): ReactElement {
  const frame = { field, label, description, messages, required };
  return (
    <FieldFrame {...frame}>
      <Select {...options} control={describedControl(frame)} required={required} />
    </FieldFrame>
  );
}
