/** The part of calendar for stores and rules of other features: nothing here imports React. */
export { CELL, cellMask, type CellContext } from './cellMask.rules.js';
export { createCalendarStore } from './calendar.store.js';
export type {
  CalendarActions,
  CalendarSettings,
  CalendarState,
  CalendarStore,
  CalendarStoreOptions,
} from './calendar.types.js';
export {
  formatDate,
  parseTypedDate,
  type DateFormat,
  type TypedDate,
  type TypedDateOptions,
} from './dateFormat.rules.js';
export { clampDate, limitProblem, type DateLimits, type DateProblem } from './dateLimits.rules.js';
export {
  addDays,
  addMonths,
  daysBetween,
  isIsoDate,
  localDate,
  NO_SPAN,
  sameSpan,
  type DateSpan,
  type IsoDate,
  type IsoMonth,
} from './isoDate.rules.js';
export { knownDay, knownSpan } from './knownDay.js';
export {
  dateByKey,
  inWeekOrder,
  monthWeeks,
  type CalendarKey,
  type MonthGridOptions,
  type MonthWeeks,
  type WeekOptions,
} from './monthGrid.rules.js';
export { dayName, monthName } from './dayName.rules.js';
export { readDate, type DateSettings, type ReadDate } from './readDate.rules.js';
