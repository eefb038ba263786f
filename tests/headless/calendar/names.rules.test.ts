import { expect, test } from 'vitest';
import { dayName, inWeekOrder, monthName } from '../../../headless/calendar/vanilla.js';
import { yearChoices } from '../../../headless/calendar/calendarView.rules.js';
import { formatDefaultText } from '../../../headless/core/vanilla.js';
import { intlLocaleData } from '../../../headless/locale-data/vanilla.js';

test.each([
  ['en', 'Saturday 21 November 2026', 'November 2026'],
  ['nl', 'zaterdag 21 november 2026', 'november 2026'],
  ['fr', 'samedi 21 novembre 2026', 'novembre 2026'],
])('LOCALE-3 a day and a month in words come from the locale (%s)', (language, day, month) => {
  const names = intlLocaleData(language);
  expect(formatDefaultText(dayName('2026-11-21', names))).toBe(day);
  expect(formatDefaultText(monthName('2026-11', names))).toBe(month);
});

test('a month that stands alone has its own name where the language has one', () => {
  const names = intlLocaleData('cs');
  expect(formatDefaultText(monthName('2026-01', names))).toBe('leden 2026');
  expect(formatDefaultText(dayName('2026-01-05', names))).toContain('ledna');
});

test('DATE-2 weekdays begin on Monday in every language', () => {
  for (const language of ['en', 'nl', 'fr', 'en-US'])
    expect(inWeekOrder(intlLocaleData(language).weekdays, {})[0]).toMatch(
      /^(Monday|maandag|lundi)$/,
    );
  expect(inWeekOrder(intlLocaleData('en').weekdays, { firstDayOfWeek: 6 })[0]).toBe('Sunday');
});

test('the years to choose from are 120 before and after, within the limits, and the one that is shown', () => {
  const ends = (years: readonly number[]): unknown => [years[0], years.at(-1), years.length];
  expect(ends(yearChoices(2026, {}))).toEqual([1906, 2146, 241]);
  expect(ends(yearChoices(2026, { min: '2020-05-05', max: '2030-05-05' }))).toEqual([
    2020, 2030, 11,
  ]);
  expect(ends(yearChoices(2026, { max: '2020-05-05' }))).toEqual([1906, 2026, 121]);
  expect(ends(yearChoices(2026, { min: '2030-05-05' }))).toEqual([2026, 2146, 121]);
});
