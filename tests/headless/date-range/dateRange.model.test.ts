import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, isIsoDate, type IsoDate } from '../../../headless/calendar/index.js';
import {
  createDateRangeStore,
  type DateRange,
  type DateRangeStore,
  type DateRangeStoreOptions,
} from '../../../headless/date-range/index.js';
import { stepsIn, type NamedStep } from '../support/namedStep.js';

const FIRST: IsoDate = '2026-02-20';

const days = fc.integer({ min: 0, max: 20 }).map((day) => addDays(FIRST, day));
const ends = fc.constantFrom<'start' | 'end'>('start', 'end');

/** Settings under which some days and lengths are refused. */
const settings = fc.record({
  mode: fc.constantFrom<'ends' | 'span'>('ends', 'span'),
  misfit: fc.constantFrom<'reject' | 'shorten'>('reject', 'shorten'),
  min: fc.constantFrom(undefined, addDays(FIRST, 3)),
  max: fc.constantFrom(undefined, addDays(FIRST, 16)),
  minDays: fc.constantFrom(undefined, 2, 4),
  maxDays: fc.constantFrom(undefined, 5, 8),
  disabled: fc.uniqueArray(days, { maxLength: 3 }),
  outsidePress: fc.constantFrom<'cancel' | 'apply'>('cancel', 'apply'),
});

type Settings = typeof settings extends fc.Arbitrary<infer Given> ? Given : never;

/** As a day is typed: `dd/MM/yyyy`. */
function typed(date: IsoDate): string {
  return date.split('-').reverse().join('/');
}

const texts = fc.oneof(days.map(typed), fc.constantFrom('', '31/02/2026', 'tomorrow'));

const stepOf = stepsIn<DateRangeStore>();
const nothing = fc.constant(null);

const ending = fc.oneof(
  stepOf('open', nothing, (store) => {
    store.open();
  }),
  stepOf('apply', nothing, (store) => {
    const wasOpen = store.getState().isOpen;
    const isApplied = store.apply();
    const { isOpen, fields } = store.getState();
    expect(isOpen, 'open as long as it is not applied').toBe(wasOpen && !isApplied);
    const problem = fields.start.problem ?? fields.end.problem;
    expect(problem !== null, 'a reason if it is not applied').toBe(!isApplied);
  }),
  stepOf('cancel', nothing, (store) => {
    store.cancel();
  }),
  stepOf('escape', nothing, (store) => {
    store.escape();
  }),
  stepOf('press outside', nothing, (store) => {
    store.pressOutside();
  }),
  stepOf('clear', nothing, (store) => {
    store.clear();
  }),
);

const steps: fc.Arbitrary<NamedStep<DateRangeStore>> = fc.oneof(
  ending,
  stepOf('select', days, (store, day) => {
    if (!store.getState().isOpen) return;
    const preview = store.previewOf(day);
    store.select(day);
    if (preview !== null)
      expect(store.getState().draft, 'what the preview showed').toEqual(preview);
  }),
  stepOf('set', fc.tuple(ends, fc.option(days)), (store, [end, day]) => {
    if (end === 'start') store.setStart(day);
    else store.setEnd(day);
  }),
  stepOf('preset', fc.tuple(fc.option(days), fc.option(days)), (store, [start, end]) => {
    if (!store.getState().isOpen) return;
    if (start !== null && end !== null && start > end) return;
    store.selectRange({ start, end });
  }),
  stepOf('activate', ends, (store, end) => {
    store.activate(end);
  }),
  stepOf('type', fc.tuple(ends, texts), (store, [end, text]) => {
    if (store.getState().isOpen) store.input(end, text);
  }),
  stepOf('leave', ends, (store, end) => {
    const before = store.getState().fields[end];
    const isRead = store.commit(end);
    const field = store.getState().fields[end];
    if (before.draft === null) expect(field, 'nothing to read').toEqual(before);
    else
      expect(field, 'a text that is refused stays, with a reason').toEqual(
        isRead ? { draft: null, problem: null } : { ...before, problem: expect.anything() },
      );
  }),
  stepOf('revert', ends, (store, end) => {
    store.revert(end);
  }),
);

/** What may never be chosen, however it was chosen. */
function checkRange(range: DateRange, given: Settings): void {
  const { start, end } = range;
  for (const day of [start, end]) {
    if (day === null) continue;
    expect(isIsoDate(day)).toBe(true);
    if (given.min !== undefined) expect(day >= given.min, `min ${day}`).toBe(true);
    if (given.max !== undefined) expect(day <= given.max, `max ${day}`).toBe(true);
    expect(given.disabled, 'no end is disabled').not.toContain(day);
  }
  if (start === null || end === null) return;
  expect(start <= end, 'in order').toBe(true);
  const length = daysBetween(start, end) + 1;
  expect(length).toBeGreaterThanOrEqual(given.minDays ?? 1);
  expect(length).toBeLessThanOrEqual(given.maxDays ?? Infinity);
  expect(
    given.disabled.filter((day) => day > start && day < end),
    'no gap',
  ).toEqual([]);
}

test('RANGE-2 RANGE-3 however it is chosen, a range that may not be chosen never is', () => {
  fc.assert(
    fc.property(settings, fc.array(steps, { maxLength: 30, size: 'max' }), (given, sequence) => {
      const { disabled, ...rest } = given;
      const options: DateRangeStoreOptions = {
        ...rest,
        isDateDisabled: (day) => disabled.includes(day),
        clock: { now: () => Date.parse('2026-02-25T12:00:00Z'), setTimeout: () => () => {} },
      };
      const store = createDateRangeStore(options);
      let opened: DateRange = store.getState().value;
      for (const [, step] of sequence) {
        const before = store.getState();
        step(store);
        const { isOpen, value, draft, fields } = store.getState();
        checkRange(value, given);
        if (isOpen) checkRange(draft, given);
        if (isOpen && !before.isOpen) opened = value;
        if (isOpen) expect(value, 'unchanged until it is applied').toEqual(opened);
        if (!isOpen)
          expect(fields).toEqual({
            start: { draft: null, problem: null },
            end: { draft: null, problem: null },
          });
      }
    }),
    { numRuns: 500 },
  );
});
