import type { LocaleData } from './localeData.rules.js';

const months: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const weekdays: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

const firstThree = (name: string): string => name.slice(0, 3);

/** English names, the same in every browser and on a server. */
export const ENGLISH_LOCALE_DATA: LocaleData = {
  id: 'en',
  months,
  monthsShort: months.map(firstThree),
  standaloneMonths: months,
  weekdays,
  weekdaysShort: weekdays.map(firstThree),
  amPm: ['AM', 'PM'],
  decimalSeparator: '.',
  groupSeparator: ',',
};
