import type { ReactElement } from 'react';
import { describedControl, FieldFrame, type FieldProps } from '../field/index.js';
import { Select, type SelectProps } from './Select.js';

/** A form field that holds the value of one option (`null` for none), and its options. */
export type SelectFieldProps = FieldProps<string | null> &
  Pick<
    SelectProps,
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
export function SelectField({
  field,
  label,
  description,
  messages,
  required,
  ...options
}: SelectFieldProps): ReactElement {
  const frame = { field, label, description, messages, required };
  return (
    <FieldFrame {...frame}>
      <Select {...options} control={describedControl(frame)} required={required} />
    </FieldFrame>
  );
}
