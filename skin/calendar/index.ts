export { CalendarDay } from './CalendarDay.js';
export { CalendarMonth, type CalendarMonthProps } from './CalendarMonth.js';
