import type { ReactElement } from 'react';
import type {
  DateRange,
  DateRangeSettings,
  UseDateRangeOptions,
} from '../../headless/date-range/index.js';
import { FieldFrame, type FieldFrameProps } from '../field/index.js';
import { DateRangePicker } from './DateRangePicker.js';

/**
 * A field of a form that holds a start and an end, each `yyyy-MM-dd` or `null`, with the limits,
 * the presets and the way that clicks choose.
 */
export type DateRangeFieldProps = Omit<FieldFrameProps<DateRange>, 'children' | 'hint'> &
  DateRangeSettings &
  Pick<UseDateRangeOptions, 'presets' | 'disabled' | 'dialogLabel'>;

/** A form's field for a start and an end: label, picker, errors. */
export function DateRangeField({
  field,
  label,
  messages,
  isRequired,
  ...options
}: DateRangeFieldProps): ReactElement {
  return (
    <FieldFrame field={field} label={label} messages={messages} isRequired={isRequired}>
      <DateRangePicker {...options} control={field.control} />
    </FieldFrame>
  );
}
