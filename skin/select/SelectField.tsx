import type { ReactElement } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field/index.js';
import { Select, type SelectProps } from './Select.js';

/** A form field that holds the value of one option (`null` for none), and its options. */
export type SelectFieldProps = Omit<FieldFrameProps<string | null>, 'children' | 'hint'> &
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
  messages,
  required,
  ...options
}: SelectFieldProps): ReactElement {
  return (
    <FieldFrame field={field} label={label} messages={messages} required={required}>
      <Select {...options} control={field.control} required={required} />
    </FieldFrame>
  );
}
