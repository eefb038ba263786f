import type { ReactElement } from 'react';
import type { IsoDate } from '../../headless/calendar/index.js';
import { describedControl, FieldFrame, type FieldProps } from '../field/index.js';
import { DatePicker, type DatePickerProps } from './DatePicker.js';

/** A form field that holds a day (`yyyy-MM-dd` or `null`), and which days may be chosen. */
export type DateFieldProps = FieldProps<IsoDate | null> &
  Pick<
    DatePickerProps,
    'min' | 'max' | 'isDateDisabled' | 'allowShortYear' | 'disabled' | 'popupLabel'
  >;

/** A date field for a form: label, picker, errors. */
export function DateField({
  field,
  label,
  description,
  messages,
  required,
  ...options
}: DateFieldProps): ReactElement {
  const frame = { field, label, description, messages, required };
  return (
    <FieldFrame {...frame}>
      <DatePicker {...options} control={describedControl(frame)} required={required} />
    </FieldFrame>
  );
}
