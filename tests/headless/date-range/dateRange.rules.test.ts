import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, daysBetween } from '../../../headless/calendar/vanilla.js';
import { formatDefaultText } from '../../../headless/core/vanilla.js';
import {
  clampRange,
  fitRange,
  formatRange,
  moveEnd,
  moveStart,
  setRangeEnd,
  sortedRange,
  spanRange,
  type RangeSettings,
} from '../../../headless/date-range/dateRange.rules.js';

const day = fc.integer({ min: 0, max: 400 }).map((count) => addDays('2026-01-01', count));
const open = fc.option(day);
const ranges = fc
  .tuple(open, open)
  .map(([a, b]) => (a === null || b === null ? { start: a, end: b } : sortedRange(a, b)));

afterEach(() => {
  vi.restoreAllMocks();
});

test('RANGE-2 a start after the end moves the end to it', () => {
  const range = { start: '2026-02-01', end: '2026-02-05' };
  expect(moveStart(range, '2026-02-07')).toEqual({ start: '2026-02-07', end: '2026-02-07' });
  expect(moveStart(range, '2026-02-03')).toEqual({ start: '2026-02-03', end: '2026-02-05' });
});

test('RANGE-2 an end before the start moves the start to it', () => {
  const range = { start: '2026-02-03', end: '2026-02-05' };
  expect(moveEnd(range, '2026-02-01')).toEqual({ start: '2026-02-01', end: '2026-02-01' });
  expect(moveEnd(range, '2026-02-03')).toEqual({ start: '2026-02-03', end: '2026-02-03' });
});

test('RANGE-2 a range never crosses, and what was set is set', () => {
  fc.assert(
    fc.property(ranges, open, fc.boolean(), (range, date, isStart) => {
      const moved = isStart ? moveStart(range, date) : moveEnd(range, date);
      expect(isStart ? moved.start : moved.end).toBe(date);
      if (moved.start !== null && moved.end !== null) expect(moved.start <= moved.end).toBe(true);
    }),
  );
});

test('RANGE-1 a range is shown as dd/MM/yyyy, an open end as nothing', () => {
  expect(formatRange({ start: '2026-02-01', end: '2026-02-05' })).toBe('01/02/2026 – 05/02/2026');
  expect(formatRange({ start: '2026-02-01', end: null })).toBe('01/02/2026 –');
  expect(formatRange({ start: null, end: '2026-02-05' })).toBe('– 05/02/2026');
  expect(formatRange({ start: null, end: null })).toBe('');
});

test('an end that is not a day is shown as an open one', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(formatRange({ start: '', end: '2026-02-05' })).toBe('– 05/02/2026');
  expect(formatRange({ start: '', end: 'soon' })).toBe('');
});

describe('a disabled day inside', () => {
  const isDateDisabled = (date: string): boolean => date === '2026-02-04';
  const range = { start: '2026-02-01', end: '2026-02-06' };

  test('is refused by default', () => {
    expect(fitRange(range, 'start', { isDateDisabled })).toMatchObject({
      problem: { type: 'gap' },
    });
    expect(
      setRangeEnd({ start: '2026-02-01', end: null }, 'end', '2026-02-06', { isDateDisabled }),
    ).toMatchObject({ range: { start: '2026-02-01', end: null }, problem: { type: 'gap' } });
  });

  test('shortens the range, by option, to the side of the day that was there first', () => {
    const settings = { isDateDisabled, misfit: 'shorten' } as const;
    expect(fitRange(range, 'start', settings).range).toEqual({
      start: '2026-02-01',
      end: '2026-02-03',
    });
    expect(spanRange('2026-02-06', '2026-02-01', settings).range).toEqual({
      start: '2026-02-05',
      end: '2026-02-06',
    });
  });

  test('is what a range is refused for that begins with it, though it could be shortened', () => {
    const given = { start: '2026-02-04', end: null };
    const settings = { isDateDisabled, misfit: 'shorten' } as const;
    expect(setRangeEnd(given, 'end', '2026-02-06', settings)).toMatchObject({
      range: given,
      problem: { type: 'gap' },
    });
  });

  test('is never spanned, whatever is set in whatever order', () => {
    const isOff = (date: string): boolean => Number(date.slice(8)) % 7 === 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('start', 'end'), day), { maxLength: 8 }),
        fc.constantFrom('reject', 'shorten'),
        (changes, misfit) => {
          let range: { start: string | null; end: string | null } = { start: null, end: null };
          for (const [which, date] of changes)
            range = setRangeEnd(range, which, date, { isDateDisabled: isOff, misfit }).range;
          const { start, end } = range;
          if (start === null || end === null) return;
          for (let at = start; at <= end; at = addDays(at, 1)) expect(isOff(at), at).toBe(false);
        },
      ),
    );
  });

  test('a range that is too long to look through is not vouched for', () => {
    const whole = { start: '0001-01-01', end: '9999-12-31' };
    expect(fitRange(whole, 'start', { isDateDisabled: () => false }).problem?.type).toBe('gap');
    expect(fitRange(whole, 'start', {}).problem).toBeNull();
  });
});

describe('min and max length', () => {
  const range = { start: '2026-02-01', end: '2026-02-06' };

  test('a range that is too long is refused, or shortened by option', () => {
    expect(fitRange(range, 'start', { maxDays: 6 }).problem).toBeNull();
    expect(fitRange(range, 'start', { maxDays: 5 }).problem?.type).toBe('too-long');
    expect(fitRange(range, 'start', { maxDays: 5, misfit: 'shorten' }).range.end).toBe(
      '2026-02-05',
    );
    expect(fitRange(range, 'end', { maxDays: 5, misfit: 'shorten' }).range.start).toBe(
      '2026-02-02',
    );
  });

  test('one that is too short is refused', () => {
    expect(fitRange(range, 'start', { minDays: 6 }).problem).toBeNull();
    expect(fitRange(range, 'start', { minDays: 7 }).problem?.type).toBe('too-short');
  });

  test.each<[string, RangeSettings, string]>([
    ['gnap.date-range.too-short', { minDays: 7 }, 'At least 7 days are needed.'],
    ['gnap.date-range.too-long', { maxDays: 5 }, 'At most 5 days are possible.'],
  ])('how many days are needed or possible is told (%s)', (id, settings, text) => {
    const message = fitRange(range, 'start', settings).problem?.message ?? '';
    expect(message).toMatchObject({ id });
    expect(formatDefaultText(message)).toBe(text);
  });

  test('a new start that does not fit drops the end, and so never blocks', () => {
    expect(setRangeEnd(range, 'start', '2026-01-01', { maxDays: 10 })).toMatchObject({
      range: { start: '2026-01-01', end: null },
      problem: { type: 'too-long' },
    });
  });

  test('what is let through has the length that was asked for', () => {
    fc.assert(
      fc.property(day, day, fc.integer({ min: 1, max: 9 }), (a, b, maxDays) => {
        const { range: fitted, problem } = spanRange(a, b, { maxDays, misfit: 'shorten' });
        expect(problem).toBeNull();
        expect(daysBetween(fitted.start!, fitted.end!) + 1).toBeLessThanOrEqual(maxDays);
        expect([fitted.start, fitted.end]).toContain(a);
      }),
    );
  });
});

describe('presets', () => {
  const limits = { min: '2026-02-01', max: '2026-02-28' };

  test('beyond min and max are clamped', () => {
    expect(clampRange({ start: '2026-01-20', end: '2026-03-10' }, limits)).toEqual({
      start: '2026-02-01',
      end: '2026-02-28',
    });
  });

  test('that are too long end earlier, also where a choice would be refused', () => {
    const preset = { start: '2026-02-03', end: '2026-02-20' };
    const clamped = { start: '2026-02-03', end: '2026-02-09' };
    expect(clampRange(preset, { maxDays: 7 })).toEqual(clamped);
  });

  test('outside them are none', () => {
    expect(clampRange({ start: '2026-01-01', end: '2026-01-31' }, limits)).toBeNull();
    expect(clampRange({ start: '2026-03-01', end: '2026-03-31' }, limits)).toBeNull();
  });

  test('that are too short for a choice are none', () => {
    const preset = { start: '2026-02-03', end: '2026-02-05' };
    expect(clampRange(preset, { minDays: 4 })).toBeNull();
    expect(clampRange(preset, { minDays: 3 })).toEqual(preset);
  });

  test('that end with a disabled day end before it; that begin with one are none', () => {
    const preset = { start: '2026-02-03', end: '2026-02-05' };
    const off =
      (day: string) =>
      (date: string): boolean =>
        date === day;
    expect(clampRange(preset, { isDateDisabled: off('2026-02-05') })).toEqual({
      start: '2026-02-03',
      end: '2026-02-04',
    });
    expect(clampRange(preset, { isDateDisabled: off('2026-02-03') })).toBeNull();
  });

  test('may be open', () => {
    expect(clampRange({ start: '2026-01-20', end: null }, limits)).toEqual({
      start: '2026-02-01',
      end: null,
    });
    expect(clampRange({ start: null, end: '2026-03-10' }, limits)).toEqual({
      start: null,
      end: '2026-02-28',
    });
    expect(clampRange({ start: '2026-03-01', end: null }, limits)).toBeNull();
    expect(clampRange({ start: null, end: '2026-01-31' }, limits)).toBeNull();
  });

  test('that are open at a disabled day are none, as that day cannot be clicked either', () => {
    const isDateDisabled = (date: string): boolean => date === '2026-02-07';
    expect(clampRange({ start: '2026-02-07', end: null }, { isDateDisabled })).toBeNull();
    expect(clampRange({ start: null, end: '2026-02-07' }, { isDateDisabled })).toBeNull();
  });

  test('are none if the limits leave no day', () => {
    const none = { min: '2026-02-10', max: '2026-02-01' };
    expect(clampRange({ start: '2026-02-12', end: '2026-02-20' }, none)).toBeNull();
    expect(clampRange({ start: '2026-01-01', end: '2026-03-01' }, none)).toBeNull();
  });
});
