export { formatTime, parseTime, type ParseTimeOptions, type TimeOfDay } from './parseTime.rules.js';
export { stepTime, type StepOptions, type TimePart, type TimeWindow } from './timeInput.rules.js';
export {
  createTimeInputStore,
  type TimeInputActions,
  type TimeInputSettings,
  type TimeInputState,
  type TimeInputStore,
  type TimeInputStoreOptions,
} from './timeInput.store.js';
export type {
  TimeInputProps,
  TimeLabelProps,
  TimeNoteProps,
  TimePanelProps,
  TimeSpinProps,
  TimeStepProps,
  TimeTriggerProps,
  UseTimeInputOptions,
  UseTimeInputResult,
} from './useTimeInput.types.js';
export { useTimeInput } from './useTimeInput.js';
