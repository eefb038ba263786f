import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dateByKey,
  daysBetween,
  isIsoDate,
  localDate,
  monthWeeks,
} from '../../../headless/calendar/vanilla.js';
import { weekdayOf } from '../../../headless/calendar/isoDate.rules.js';

const DAY = 86_400_000;
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const COUNT = (Date.parse('9999-12-31T00:00:00Z') - FIRST) / DAY + 1;

/** Every day there is, as likely as any other, with the first and the last ones. */
const dates = fc
  .integer({ min: 0, max: COUNT - 1 })
  .map((day) => new Date(FIRST + day * DAY).toISOString().slice(0, 10));

describe('days without a midnight are one selectable cell each, with the exact value', () => {
  test.each([
    ['America/Sao_Paulo', '2018-11-04'],
    ['America/Sao_Paulo', '2017-10-15'],
    ['Asia/Kathmandu', '1986-01-01'],
    ['Europe/Brussels', '1914-11-08'],
    ['Europe/Brussels', '1916-05-01'],
    ['Pacific/Apia', '2011-12-30'],
  ])('%s %s', (_zone, date) => {
    const cells = monthWeeks(date.slice(0, 7)).flat();
    expect(cells.filter((cell) => cell === date)).toEqual([date]);
    expect(addDays(addDays(date, -1), 1)).toBe(date);
    expect(addDays(addDays(date, 1), -1)).toBe(date);
    expect(isIsoDate(date)).toBe(true);
  });
});

test('October 2025 has 31 different days, the end of summer time included', () => {
  const days = monthWeeks('2025-10')
    .flat()
    .filter((date) => date !== null);
  expect(new Set(days).size).toBe(31);
  expect([days[0], days.at(-1)]).toEqual(['2025-10-01', '2025-10-31']);
});

test('the day it is, is that of the machine, at any hour', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  for (let hour = 0; hour < 24 * 400; hour += 7) {
    const now = Date.UTC(2011, 10, 1) + hour * 3_600_000;
    expect(localDate(now)).toBe(format.format(now));
  }
});

test.each([
  '2025-02-29',
  '2025-00-10',
  '2025-13-01',
  '2025-04-31',
  '0000-12-31',
  '2025-2-1',
  '',
  'x',
])('%j is no day', (text) => {
  expect(isIsoDate(text)).toBe(false);
});

describe('arithmetic, for all days', () => {
  test('so many days on and back is the same day, and counts them', () => {
    fc.assert(
      fc.property(dates, dates, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
        expect(daysBetween(to, from)).toBe(-daysBetween(from, to) || 0);
        expect(from < to).toBe(daysBetween(from, to) > 0);
      }),
    );
  });

  test('months on: the same day of the month, or its last', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -3000, max: 3000 }), (date, months) => {
        const moved = addMonths(date, months);
        expect(isIsoDate(moved)).toBe(true);
        if (moved === '0001-01-01' || moved === '9999-12-31') return;
        const index = (day: string): number =>
          Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
        expect(index(moved) - index(date)).toBe(months);
        const isLast = addDays(moved, 1).slice(8) === '01';
        if (moved.slice(8) !== date.slice(8)) {
          expect(isLast).toBe(true);
          expect(moved.slice(8) < date.slice(8)).toBe(true);
        }
      }),
    );
  });

  test('the calendar stops at its first and last day', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
    expect(addMonths('9999-12-15', 1)).toBe('9999-12-31');
    expect(addMonths('0001-01-15', -1)).toBe('0001-01-01');
  });
});

describe('DATE-2 the grid of a month', () => {
  const months = dates.map((date) => date.slice(0, 7));

  test.each([
    ['2021-02', 4],
    ['2026-11', 6],
    ['2026-10', 5],
    ['0001-01', 5],
    ['9999-12', 5],
  ])('%s has %i rows', (month, rows) => {
    expect(monthWeeks(month)).toHaveLength(rows);
    expect(monthWeeks(month, { fixedWeeks: true })).toHaveLength(6);
  });

  test('every month has its days in order, in rows of seven that begin on Monday', () => {
    fc.assert(
      fc.property(months, fc.boolean(), fc.integer({ min: 0, max: 6 }), (month, fixed, first) => {
        const weeks = monthWeeks(month, { fixedWeeks: fixed, firstDayOfWeek: first });
        const days = weeks.flat().filter((date) => date !== null);
        expect(days[0]).toBe(`${month}-01`);
        expect(days.every((date) => date.startsWith(month))).toBe(true);
        expect(days).toEqual([...new Set(days)].sort());
        expect(days.length).toBeGreaterThanOrEqual(28);
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          week.forEach((date, column) => {
            if (date !== null) expect(weekdayOf(date)).toBe((first + column) % 7);
          });
        }
      }),
    );
  });
});

describe('A11Y-DATE keys', () => {
  const ltr = { shiftKey: false, direction: 'ltr' } as const;
  test.each([
    ['ArrowRight', '2026-11-12', '2026-11-13'],
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowDown', '2026-11-27', '2026-12-04'],
    ['ArrowUp', '2026-11-03', '2026-10-27'],
    ['Home', '2026-11-12', '2026-11-09'],
    ['End', '2026-11-12', '2026-11-15'],
    ['PageDown', '2026-01-31', '2026-02-28'],
    ['PageUp', '2026-02-28', '2026-01-28'],
    ['PageDown', '9999-12-31', '9999-12-31'],
    ['PageDown', '9999-12-15', '9999-12-15'],
    ['ArrowRight', '9999-12-31', '9999-12-31'],
  ])('%s on %s is %s', (key, from, to) => {
    expect(dateByKey(from, { ...ltr, key })).toBe(to);
  });

  test('Shift with PageDown and PageUp is a year', () => {
    expect(dateByKey('2024-02-29', { ...ltr, key: 'PageDown', shiftKey: true })).toBe('2025-02-28');
    expect(dateByKey('2024-02-29', { ...ltr, key: 'PageUp', shiftKey: true })).toBe('2023-02-28');
  });

  test('where writing goes from right to left, so do the arrows', () => {
    const rtl = { shiftKey: false, direction: 'rtl' } as const;
    expect(dateByKey('2026-11-12', { ...rtl, key: 'ArrowRight' })).toBe('2026-11-11');
    expect(dateByKey('2026-11-12', { ...rtl, key: 'ArrowLeft' })).toBe('2026-11-13');
  });

  test('a week that begins on Sunday has its Home there', () => {
    const sunday = { firstDayOfWeek: 6 };
    expect(dateByKey('2026-11-12', { ...ltr, key: 'Home' }, sunday)).toBe('2026-11-08');
    expect(dateByKey('2026-11-12', { ...ltr, key: 'End' }, sunday)).toBe('2026-11-14');
  });

  test('Home and End stay in the week of every day', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const home = dateByKey(date, { ...ltr, key: 'Home' })!;
        const end = dateByKey(date, { ...ltr, key: 'End' })!;
        expect(home <= date && date <= end).toBe(true);
        if (end !== '9999-12-31') expect(daysBetween(home, end)).toBe(6);
        expect(weekdayOf(home)).toBe(0);
      }),
    );
  });
});
