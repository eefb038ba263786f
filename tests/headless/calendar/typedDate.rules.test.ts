import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  formatDate,
  parseTypedDate,
  readDate,
} from '../../../headless/calendar/vanilla.js';

const today = '2026-11-21';
const dates = fc.integer({ min: 0, max: 3_652_058 }).map((day) => addDays('0001-01-01', day));

describe('a typed date', () => {
  test.each(['29-02-2025', '31-04-2025', '32-01-2025', '00-01-2025', '01-13-2025', '01-01-0000'])(
    '%s is an error, and never moved to another day',
    (text) => {
      expect(parseTypedDate(text, { today })).toEqual({ problem: 'invalid' });
    },
  );

  test.each([
    '1-2-2025',
    '1/2/2025',
    '01.02.2025',
    '01,02,2025',
    '01 02 2025',
    '01022025',
    ' 1 - 2 - 2025 ',
    '01–02–2025',
    '01−02−2025',
    '\u200e01/02/2025\u200e',
    '٠١-٠٢-٢٠٢٥',
    '０１／０２／２０２５',
  ])('%j is 1 February 2025', (text) => {
    expect(parseTypedDate(text, { today })).toEqual({ date: '2025-02-01' });
  });

  test('01-02-25 is in 2025 by a sliding pivot; strict refuses it', () => {
    expect(parseTypedDate('01-02-25', { today })).toEqual({ date: '2025-02-01' });
    expect(parseTypedDate('01-02-45', { today })).toEqual({ date: '2045-02-01' });
    expect(parseTypedDate('01-02-46', { today })).toEqual({ date: '1946-02-01' });
    expect(parseTypedDate('010225', { today })).toEqual({ date: '2025-02-01' });
    expect(parseTypedDate('01-02-25')).toEqual({ problem: 'incomplete' });
  });

  test('2025-02-01 is accepted always', () => {
    expect(parseTypedDate('2025-02-01')).toEqual({ date: '2025-02-01' });
    expect(parseTypedDate('2025-02-30')).toEqual({ problem: 'invalid' });
  });

  test.each(['31-12', '31-12-', '31', '3', '31/12/2', '31/12/202', '2025-02', '3112'])(
    '%s is incomplete',
    (text) => {
      expect(parseTypedDate(text, { today })).toEqual({ problem: 'incomplete' });
    },
  );

  test.each(['01-01-0001', '31-12-9999'])('%s is exact', (text) => {
    const { date } = parseTypedDate(text);
    expect(formatDate(date!, 'dd-MM-yyyy')).toBe(text);
  });

  test.each(['01-02-20255', '-1-02-2025', '00-00-0000'])(
    '%s is a date that does not exist',
    (text) => {
      expect(parseTypedDate(text, { today })).toEqual({ problem: 'invalid' });
    },
  );

  test.each(['tomorrow', '3 sep 2002', '1e1-02-2025', '01-02-2025 x', '01-02-20255 x'])(
    '%s is not all numbers: they are asked for, and it is not said that the date does not exist',
    (text) => {
      expect(parseTypedDate(text, { today })).toEqual({ problem: 'incomplete' });
    },
  );

  test.each(['', '   ', '\u00a0'])('%j is no date, and no error', (text) => {
    expect(parseTypedDate(text)).toEqual({ date: null });
  });
});

test('DATE-1 RANGE-1 what is shown is read back as the same day, for all days', () => {
  fc.assert(
    fc.property(dates, fc.constantFrom('dd-MM-yyyy', 'dd/MM/yyyy'), (date, format) => {
      expect(parseTypedDate(formatDate(date, format))).toEqual({ date });
    }),
  );
  expect(formatDate('2026-02-01', 'dd-MM-yyyy')).toBe('01-02-2026');
  expect(formatDate('2026-02-01', 'dd/MM/yyyy')).toBe('01/02/2026');
});

test('no text whatever throws, or comes to a day that does not exist', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { date } = parseTypedDate(text, { today });
      if (date !== undefined && date !== null) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    }),
  );
});

test('a typed day that may not be chosen is no day, and says why', () => {
  const settings = {
    min: '2026-01-01',
    max: '2026-12-31',
    isDateDisabled: (date: string) => date === '2026-11-11' && 'Armistice',
  };
  const read = (text: string): unknown =>
    readDate(text, settings, { now: Date.UTC(2026, 10, 21, 12), format: 'dd-MM-yyyy' });
  expect(read('31-12-2025')).toMatchObject({
    date: null,
    problem: { type: 'min', message: { values: { date: '01-01-2026' } } },
  });
  expect(read('01-01-2027')).toMatchObject({
    date: null,
    problem: { type: 'max', message: { values: { date: '31-12-2026' } } },
  });
  expect(read('11-11-2026')).toEqual({
    date: null,
    problem: { type: 'unavailable', message: 'Armistice' },
  });
  expect(read('12-11-26')).toEqual({ date: '2026-11-12', problem: null });
});

test('DATE-3 an empty text is no day and no problem, though no day may be chosen', () => {
  const settings = { isDateDisabled: () => true };
  expect(readDate(' ', settings, { now: 0, format: 'dd-MM-yyyy' })).toEqual({
    date: null,
    problem: null,
  });
});
