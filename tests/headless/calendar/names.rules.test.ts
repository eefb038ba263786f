import { expect, test } from 'vitest';
import { dayName, inWeekOrder, monthName } from '../../../headless/calendar/vanilla.js';
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
