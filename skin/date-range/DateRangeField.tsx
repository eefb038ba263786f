import type { ReactElement } from 'react';
import type {
  DateRange,
  DateRangeSettings,
  UseDateRangeOptions,
} from '../../headless/date-range/index.js';
import { FieldFrame, type FieldFrameProps } from '../field/index.js';
import { DateRangePicker } from './DateRangePicker.js';

/**
 * A form field that holds a start and an end (each `yyyy-MM-dd` or `null`), with its limits, its
 * presets, and how clicks choose.
 */
export type DateRangeFieldProps = Omit<FieldFrameProps<DateRange>, 'children' | 'hint'> &
  DateRangeSettings &
  Pick<UseDateRangeOptions, 'presets' | 'disabled' | 'popupLabel'>;

/** A date range field for a form: label, picker, errors. */
export function DateRangeField({
  field,
  label,
  messages,
  required,
  ...options
}: DateRangeFieldProps): ReactElement {
  return (
    <FieldFrame field={field} label={label} messages={messages} required={required}>
      <DateRangePicker {...options} control={field.control} />
    </FieldFrame>
  );
}
