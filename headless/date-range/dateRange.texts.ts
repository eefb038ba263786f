import type { TextDescriptor } from '../core/index.js';
import type { RangeEnd } from './dateRange.rules.js';

export const HINT: TextDescriptor = { id: 'gnap.date-range.hint', defaultMessage: 'dd/mm/yyyy' };
export const CHOOSE: TextDescriptor = {
  id: 'gnap.date-range.choose',
  defaultMessage: 'Choose dates',
};
export const CLEAR: TextDescriptor = {
  id: 'gnap.date-range.clear',
  defaultMessage: 'Clear the dates',
};
export const CALENDARS: TextDescriptor = {
  id: 'gnap.date-range.calendars',
  defaultMessage: 'Calendars',
};
export const ENDS: Readonly<Record<RangeEnd, TextDescriptor>> = {
  start: { id: 'gnap.date-range.start', defaultMessage: 'Start' },
  end: { id: 'gnap.date-range.end', defaultMessage: 'End' },
};
