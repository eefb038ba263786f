import type { ReactElement } from 'react';
import type {
  DateRange,
  DateRangeSettings,
  UseDateRangeOptions,
} from '../../headless/date-range/index.js';
import { describedControl, FieldFrame, type FieldProps } from '../field/index.js';
import { DateRangePicker } from './DateRangePicker.js';

/**
 * A form field that holds a start and an end (each `yyyy-MM-dd` or `null`), with its limits, its
 * presets, and how clicks choose.
 */
export type DateRangeFieldProps = FieldProps<DateRange> &
  DateRangeSettings &
  Pick<UseDateRangeOptions, 'presets' | 'disabled' | 'popupLabel'>;

/** A date range field for a form: label, picker, errors. */
export function DateRangeField({
  field,
  label,
  description,
  messages,
  required,
  ...options
}: DateRangeFieldProps): ReactElement {
  const frame = { field, label, description, messages, required };
  return (
    <FieldFrame {...frame}>
      <DateRangePicker {...options} control={describedControl(frame)} />
    </FieldFrame>
  );
}
