export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.js';
export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.js';
