import type { TextDescriptor } from '../core/vanilla.js';
import type { LocaleData } from '../locale-data/vanilla.js';
import { partsOf, weekdayOf, type IsoDate, type IsoMonth } from './isoDate.rules.js';

/** A day in words: `Saturday 21 November 2026` (spec row LOCALE-3). */
export function dayName(date: IsoDate, { weekdays, months }: LocaleData): TextDescriptor {
  const { year, month, day } = partsOf(date);
  return {
    id: 'gnap.calendar.day',
    defaultMessage: '{weekday} {day} {month} {year}',
    // The list of names starts on Sunday. Passed as text, the year gets no thousands separator.
    values: {
      weekday: weekdays[(weekdayOf(date) + 1) % 7],
      day: String(day),
      month: months[month],
      year: String(year),
    },
  };
}

/** A month in words: `November 2026` (spec row LOCALE-3). */
export function monthName(month: IsoMonth, { standaloneMonths }: LocaleData): TextDescriptor {
  const { year, month: index } = partsOf(month);
  return {
    id: 'gnap.calendar.title',
    defaultMessage: '{month} {year}',
    values: { month: standaloneMonths[index], year: String(year) },
  };
}
