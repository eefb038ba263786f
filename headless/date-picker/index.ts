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
} from './useDatePicker.types.js';
export { useDatePicker } from './useDatePicker.js';
