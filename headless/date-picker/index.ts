export {
  createDatePickerStore,
  DATE_FORMAT,
  type DatePickerActions,
  type DatePickerState,
  type DatePickerStore,
  type DatePickerStoreOptions,
} from './datePicker.store.js';
export type {
  DateInputProps,
  DateLabelProps,
  DateNoteProps,
  DateTriggerProps,
  UseDatePickerOptions,
  UseDatePickerResult,
} from './datePicker.types.js';
export { useDatePicker } from './useDatePicker.js';
