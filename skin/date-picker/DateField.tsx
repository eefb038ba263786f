import type { ReactElement } from 'react';
import type { IsoDate } from '../../headless/calendar/index.js';
import { FieldFrame, type FieldFrameProps } from '../field/index.js';
import { DatePicker, type DatePickerProps } from './DatePicker.js';

/** A form field that holds a day (`yyyy-MM-dd` or `null`), and which days may be chosen. */
export type DateFieldProps = Omit<FieldFrameProps<IsoDate | null>, 'children' | 'hint'> &
  Pick<
    DatePickerProps,
    'min' | 'max' | 'isDateDisabled' | 'allowShortYear' | 'disabled' | 'popupLabel'
  >;

/** A date field for a form: label, picker, errors. */
export function DateField({
  field,
  label,
  messages,
  required,
  ...options
}: DateFieldProps): ReactElement {
  return (
    <FieldFrame field={field} label={label} messages={messages} required={required}>
      <DatePicker {...options} control={field.control} required={required} />
    </FieldFrame>
  );
}
