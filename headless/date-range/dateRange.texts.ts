import type { TextDescriptor } from '../core/index.js';
import type { RangeEnd } from './dateRange.rules.js';

/** The format of a day in the fields of the dialog (spec row RANGE-1). */
export const HINT: TextDescriptor = { id: 'gnap.date-range.hint', defaultMessage: 'dd/mm/yyyy' };
/** Names the dialog, and is shown in the button while there is no range. */
export const CHOOSE: TextDescriptor = {
  id: 'gnap.date-range.choose',
  defaultMessage: 'Choose dates',
};
/** Names the button that clears the range, beside the one that opens the picker. */
export const CLEAR: TextDescriptor = {
  id: 'gnap.date-range.clear',
  defaultMessage: 'Clear the dates',
};
/** Names the group around the grids (A11Y-RANGE). */
export const CALENDARS: TextDescriptor = {
  id: 'gnap.date-range.calendars',
  defaultMessage: 'Calendars',
};
/** The labels of the two fields of the dialog. */
export const ENDS: Readonly<Record<RangeEnd, TextDescriptor>> = {
  start: { id: 'gnap.date-range.start', defaultMessage: 'Start' },
  end: { id: 'gnap.date-range.end', defaultMessage: 'End' },
};
