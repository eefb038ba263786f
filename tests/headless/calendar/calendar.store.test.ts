import { describe, expect, test, vi } from 'vitest';
import {
  cellMask,
  createCalendarStore,
  localDate,
  monthWeeks,
  type CalendarStore,
  type CalendarStoreOptions,
} from '../../../headless/calendar/vanilla.js';
import {
  cellContext,
  focusedDate,
  isMonthWithin,
  shownMonth,
  yearChoices,
} from '../../../headless/calendar/calendarView.rules.js';
import { createFakeClock, type FakeClock } from '../../../headless/testing/vanilla.js';

const noon = new Date(2026, 10, 21, 12).getTime();

interface Made {
  store: CalendarStore;
  clock: FakeClock;
  wake: () => void;
}

function make(options: CalendarStoreOptions = {}): Made {
  const clock = createFakeClock(noon);
  let wake = (): void => {};
  const store = createCalendarStore({
    clock,
    onPageShown: (listener) => {
      wake = listener;
      return () => {};
    },
    ...options,
  });
  store.connect();
  return { store, clock, wake: () => wake() };
}

function press(store: CalendarStore, key: string, shiftKey = false): void {
  store.press({ key, shiftKey, direction: 'ltr' });
}

/** The days whose cell changes by what is done. */
function changedCells(store: CalendarStore, act: () => void): string[] {
  const days = [...monthWeeks('2026-11'), ...monthWeeks('2026-12')]
    .flat()
    .filter((day) => day !== null);
  const masks = (): number[] => days.map((day) => cellMask(day, cellContext(store.getState())));
  const before = masks();
  act();
  const after = masks();
  return days.filter((_day, index) => before[index] !== after[index]);
}

test('limits that are not days are none: the keys go on, and all months can be turned to', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const limits = { min: '2026-11-20 00:00', max: '20261231' };
  const { store } = make(limits);
  press(store, 'ArrowUp');
  expect(focusedDate(store.getState())).toBe('2026-11-14');
  press(store, 'ArrowRight');
  expect(focusedDate(store.getState())).toBe('2026-11-15');
  expect(isMonthWithin('2027-01', limits)).toBe(true);
  expect(yearChoices(2026, limits).at(-1)).toBe(2146);
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    '"2026-11-20 00:00" is not a day, and is taken for none.',
    '"20261231" is not a day, and is taken for none.',
  ]);
  warn.mockRestore();
});

test('A11Y-DATE the tab stop is on the chosen day, else on today', () => {
  expect(focusedDate(make().store.getState())).toBe('2026-11-21');
  const selection = { start: '2026-02-03', end: '2026-02-03' };
  const { store } = make({ selection });
  expect(focusedDate(store.getState())).toBe('2026-02-03');
  expect(shownMonth(store.getState())).toBe('2026-02');
});

test('making a store starts nothing; it stops with its last connection', () => {
  const clock = createFakeClock(noon);
  const stopWatching = vi.fn();
  const store = createCalendarStore({ clock, onPageShown: () => stopWatching });
  expect(clock.pending).toBe(0);
  expect(store.getState().today).toBeNull();
  const disconnect = store.connect();
  expect(clock.pending).toBe(1);
  disconnect();
  expect(clock.pending).toBe(0);
  expect(stopWatching).toHaveBeenCalledOnce();
});

describe('today', () => {
  test('rolls over at midnight, and changes two cells', () => {
    const { store, clock } = make({ selection: { start: '2026-11-05', end: '2026-11-05' } });
    const changed = changedCells(store, () => {
      clock.advance(12 * 3_600_000);
    });
    expect(changed).toEqual(['2026-11-21', '2026-11-22']);
    expect(store.getState().today).toBe('2026-11-22');
  });

  test('is looked up after a sleep', () => {
    let now = noon;
    const { store, wake } = make({ clock: { now: () => now, setTimeout: () => () => {} } });
    now += 3 * 86_400_000;
    expect(store.getState().today).toBe('2026-11-21');
    wake();
    expect(store.getState().today).toBe('2026-11-24');
  });

  test('is right every day of a year, whatever the time zone does', () => {
    const { store, clock } = make();
    for (let day = 0; day < 366; day += 1) {
      clock.advance(86_400_000);
      expect(store.getState().today).toBe(localDate(clock.now()));
    }
  });
});

describe('moving', () => {
  test('31 January, PageDown is 28 February, PageUp 28 January', () => {
    const { store } = make({ selection: { start: '2026-01-31', end: '2026-01-31' } });
    press(store, 'PageDown');
    expect(focusedDate(store.getState())).toBe('2026-02-28');
    press(store, 'PageUp');
    expect(focusedDate(store.getState())).toBe('2026-01-28');
  });

  test('an arrow key changes the cell that is left and the one that is reached', () => {
    const { store } = make();
    expect(changedCells(store, () => press(store, 'ArrowRight'))).toEqual([
      '2026-11-21',
      '2026-11-22',
    ]);
  });

  test('focus targets outside min and max clamp', () => {
    const { store } = make({ min: '2026-11-20', max: '2026-11-25' });
    press(store, 'PageDown');
    expect(focusedDate(store.getState())).toBe('2026-11-25');
    press(store, 'PageUp', true);
    expect(focusedDate(store.getState())).toBe('2026-11-20');
    expect(shownMonth(store.getState())).toBe('2026-11');
  });

  test('so does the day to begin with, and the one that a turn of the month takes along', () => {
    expect(focusedDate(make({ max: '2026-11-10' }).store.getState())).toBe('2026-11-10');
    const { store } = make({ min: '2026-10-25', max: '2026-12-15' });
    store.turnTo('2026-12');
    expect(focusedDate(store.getState())).toBe('2026-12-15');
    store.turnTo('2026-10');
    expect(focusedDate(store.getState())).toBe('2026-10-25');
  });

  test('a max before min is as if there were none', () => {
    const { store } = make({ min: '2026-11-20', max: '2026-11-10' });
    expect(focusedDate(store.getState())).toBe('2026-11-21');
  });

  test('a disabled day can be focused', () => {
    const { store } = make({ isDateDisabled: (date) => date === '2026-11-22' });
    press(store, 'ArrowRight');
    expect(focusedDate(store.getState())).toBe('2026-11-22');
  });

  test('9999-12-31 stops, and two months side by side are two different ones', () => {
    const selection = { start: '9999-12-31', end: null };
    const { store } = make({ selection, monthCount: 2 });
    expect(shownMonth(store.getState())).toBe('9999-11');
    for (const key of ['ArrowRight', 'ArrowDown', 'PageDown']) press(store, key);
    expect(focusedDate(store.getState())).toBe('9999-12-31');
  });

  test('of two months, the view turns only when the day is in neither', () => {
    const { store } = make({ monthCount: 2 });
    press(store, 'PageDown');
    expect(shownMonth(store.getState())).toBe('2026-11');
    press(store, 'PageDown');
    expect(shownMonth(store.getState())).toBe('2026-12');
    expect(focusedDate(store.getState())).toBe('2027-01-21');
  });

  test('turning to another month or year takes the tab stop along', () => {
    const { store } = make();
    store.turnTo('2028-02');
    expect(focusedDate(store.getState())).toBe('2028-02-21');
    store.focusToday();
    expect(shownMonth(store.getState())).toBe('2026-11');
  });

  test('turning to another month keeps the start that waits for its end', () => {
    const selection = { start: '2026-11-28', end: null };
    const previewOf = (end: string): { start: string; end: string } => ({
      start: selection.start,
      end,
    });
    const { store } = make({ selection, previewOf });
    store.turnTo('2026-12');
    store.hover('2026-12-02');
    expect(cellContext(store.getState())).toMatchObject({
      selection,
      preview: previewOf('2026-12-02'),
    });
  });

  test('a key that does not move is left to others', () => {
    const { store } = make();
    expect(store.press({ key: 'a', shiftKey: false, direction: 'ltr' })).toBe(false);
    expect(store.takeFocusRequest()).toBe(false);
    press(store, 'Home');
    expect([store.takeFocusRequest(), store.takeFocusRequest()]).toEqual([true, false]);
  });
});

describe('a hover', () => {
  test('changes one or two cells for each day crossed', () => {
    const previewOf = (end: string): { start: string; end: string } => ({
      start: '2026-11-10',
      end,
    });
    const { store } = make({ selection: { start: '2026-11-10', end: null }, previewOf });
    store.hover('2026-11-12');
    expect(changedCells(store, () => store.hover('2026-11-13'))).toEqual([
      '2026-11-12',
      '2026-11-13',
    ]);
    expect(changedCells(store, () => store.hover('2026-11-12'))).toEqual([
      '2026-11-12',
      '2026-11-13',
    ]);
    store.hover(null);
    expect(store.getState().preview).toBeNull();
  });

  test('of a calendar without a preview changes nothing', () => {
    const { store } = make();
    const listener = vi.fn();
    store.subscribe(listener);
    store.hover('2026-11-12');
    expect(listener).not.toHaveBeenCalled();
  });
});

test('a choice leaves the other settings the same object; one that is left out is gone', () => {
  const store = createCalendarStore({ max: '2026-11-20' });
  const { settings } = store.getState();
  store.configure({ max: '2026-11-20', selection: { start: '2026-11-05', end: '2026-11-05' } });
  expect(store.getState().selection).toEqual({ start: '2026-11-05', end: '2026-11-05' });
  expect(store.getState().settings).toBe(settings);
  store.configure({});
  expect(store.getState()).toMatchObject({ selection: { start: null, end: null }, settings: {} });
  expect(store.getState().settings).not.toHaveProperty('max');
});

test('a day that is newly chosen comes into view once the person has turned away', () => {
  const { store } = make();
  store.turnTo('2027-03');
  store.configure({ selection: { start: '2026-01-05', end: '2026-01-05' } });
  expect(shownMonth(store.getState())).toBe('2026-01');
  expect(focusedDate(store.getState())).toBe('2026-01-05');
});

test('a span that loses its end takes the tab stop to its start', () => {
  const { store } = make();
  store.turnTo('2027-03');
  store.configure({ selection: { start: '2026-01-05', end: '2026-02-20' } });
  store.configure({ selection: { start: '2026-01-05', end: null } });
  expect(focusedDate(store.getState())).toBe('2026-01-05');
});

test('an end that is newly chosen comes into view, not the start that was there', () => {
  const { store } = make({ selection: { start: '2026-01-05', end: null } });
  store.turnTo('2026-03');
  store.configure({ selection: { start: '2026-01-05', end: '2026-06-07' } });
  expect(focusedDate(store.getState())).toBe('2026-06-07');
});

test('a new limit leaves the tab stop and the month where they are', () => {
  const { store } = make();
  store.turnTo('2027-03');
  store.configure({ selection: { start: '2026-01-05', end: null } });
  store.turnTo('2027-03');
  store.configure({ min: '2026-01-01', selection: { start: '2026-01-05', end: null } });
  expect(shownMonth(store.getState())).toBe('2027-03');
});

test('DATE-2 a limit that leaves out the day of the tab stop takes it and the view along', () => {
  const { store } = make({ min: '2026-11-01' });
  store.turnTo('2026-12');
  store.configure({ min: '2027-03-10' });
  expect(focusedDate(store.getState())).toBe('2027-03-10');
  expect(shownMonth(store.getState())).toBe('2027-03');
});

test.each([
  ['the end of a span moves', { start: '2026-11-17', end: '2026-11-20' }, '2026-11-20'],
  ['a choice is given up', { start: '2026-11-03', end: '2026-11-06' }, '2026-11-06'],
])(
  'A11Y-DATE the focus in a calendar goes along with its tab stop: %s',
  (_what, selection, day) => {
    const { store } = make({ selection: { start: '2026-11-17', end: null } });
    store.focus('2026-11-18');
    store.configure({ selection }, true);
    expect(focusedDate(store.getState())).toBe(day);
    expect(store.takeFocusRequest()).toBe(true);
    store.configure({ selection, max: '2026-12-31' }, true);
    expect(store.takeFocusRequest()).toBe(false);
  },
);

test('A11Y-DATE where one of two months goes, the tab stop stays in view', () => {
  const { store } = make({ monthCount: 2 });
  press(store, 'PageDown');
  expect(shownMonth(store.getState())).toBe('2026-11');
  store.configure({ monthCount: 1 });
  expect(shownMonth(store.getState())).toBe('2026-12');
  store.configure({ monthCount: 2 });
  expect(shownMonth(store.getState())).toBe('2026-11');
});

test('A11Y-DATE a newly chosen day outside the limits takes the view to the tab stop, as the first one does', () => {
  const selection = { start: '2027-05-05', end: '2027-05-05' };
  const { store } = make({ max: '2026-12-31' });
  press(store, 'ArrowRight');
  store.configure({ max: '2026-12-31', selection });
  const { store: other } = make({ max: '2026-12-31', selection });
  for (const { getState } of [store, other]) {
    expect(focusedDate(getState())).toBe('2026-12-31');
    expect(shownMonth(getState())).toBe('2026-12');
  }
});
