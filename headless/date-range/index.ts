export {
  clampRange,
  formatRange,
  NO_RANGE,
  RANGE_FORMAT,
  type DateRange,
  type RangeEnd,
  type RangeProblem,
  type RangeSettings,
  type RangeStep,
} from './dateRange.rules.js';
export { createDateRangeStore } from './dateRange.store.js';
export type {
  DateRangeActions,
  DateRangeSettings,
  DateRangeState,
  DateRangeStore,
  DateRangeStoreOptions,
  RangeFieldState,
} from './dateRange.types.js';
export { useDateRange } from './useDateRange.js';
export type {
  RangeCalendarsProps,
  RangeField,
  RangeFieldLabelProps,
  RangeFieldProps,
  RangeLabelProps,
  RangePartProps,
  RangePreset,
  RangePresetProps,
  RangeTriggerProps,
  UseDateRangeOptions,
  UseDateRangeResult,
} from './useDateRange.types.js';
