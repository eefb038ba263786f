import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, monthWeeks } from '../../../headless/calendar/index.js';

/** As much of the browser's own calendar as is compared with; TypeScript's library lacks it. */
interface PlainDate {
  readonly dayOfWeek: number;
  readonly daysInMonth: number;
  add(duration: { days?: number; months?: number }): PlainDate;
  until(other: PlainDate, options: { largestUnit: 'days' }): { readonly days: number };
  toString(): string;
}
interface PlainDates {
  from(text: string): PlainDate;
}

function readPlainDates(): PlainDates {
  const plainDates: PlainDates | undefined = Reflect.get(globalThis, 'Temporal')?.PlainDate;
  if (plainDates !== undefined) return plainDates;
  throw new Error('This browser has no Temporal to compare with. Use Chromium 144 or newer.');
}

/** Days from all of the calendar: its edges, leap days, and others by a fixed sequence. */
function sample(count: number): string[] {
  const days = ['0001-01-01', '0004-02-29', '1900-02-28', '2000-02-29', '2011-12-30', '9999-12-31'];
  let seed = 20_261_121;
  while (days.length < count) {
    seed = (seed * 48_271) % 2_147_483_647;
    days.push(addDays('0001-01-01', seed % 3_652_059));
  }
  return days;
}

function isWithin(date: string): boolean {
  return /^\d{4}-/.test(date) && date >= '0001';
}

describe("what the browser's own calendar says", () => {
  const of = (date: string): PlainDate => readPlainDates().from(date);

  test('days and months on and back', () => {
    for (const date of sample(3000)) {
      for (const count of [-400, -31, -1, 1, 7, 29, 365]) {
        const days = of(date).add({ days: count }).toString();
        if (isWithin(days)) expect(addDays(date, count), `${date} ${count} days`).toBe(days);
        const months = of(date).add({ months: count }).toString();
        if (isWithin(months))
          expect(addMonths(date, count), `${date} ${count} months`).toBe(months);
      }
    }
  });

  test('days between', () => {
    const days = sample(2000);
    days.slice(1).forEach((date, index) => {
      const from = days[index]!;
      expect(daysBetween(from, date)).toBe(of(from).until(of(date), { largestUnit: 'days' }).days);
    });
  });

  test('DATE-2 grids of months: their days, and weeks that start on Monday', () => {
    for (const date of sample(2000)) {
      const month = date.slice(0, 7);
      const first = of(`${month}-01`);
      const weeks = monthWeeks(month);
      expect(
        weeks[0]!.findIndex((cell) => cell !== null),
        month,
      ).toBe(first.dayOfWeek - 1);
      expect(weeks.flat().filter((cell) => cell !== null)).toHaveLength(first.daysInMonth);
    }
  });
});
