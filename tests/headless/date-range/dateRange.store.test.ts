import { describe, expect, test, vi } from 'vitest';
import { formatDefaultText, subscribeTo } from '../../../headless/core/vanilla.js';
import {
  createDateRangeStore,
  type DateRangeStore,
  type DateRangeStoreOptions,
} from '../../../headless/date-range/index.js';
import { createFakeClock } from '../../../headless/testing/vanilla.js';

const february = (start: number, end: number): { start: string; end: string } => ({
  start: `2026-02-${String(start).padStart(2, '0')}`,
  end: `2026-02-${String(end).padStart(2, '0')}`,
});

function opened(options: DateRangeStoreOptions = {}): DateRangeStore {
  const store = createDateRangeStore({ clock: createFakeClock(), ...options });
  store.open();
  return store;
}

const noticeOf = (store: DateRangeStore): string =>
  formatDefaultText(store.getState().notice?.text ?? '');

function watch(store: DateRangeStore): ReturnType<typeof vi.fn> {
  const onChange = vi.fn();
  store.port.own({ onChange }, () => {});
  return onChange;
}

describe('RANGE-3', () => {
  test('what is chosen comes with apply, once', () => {
    const store = opened({ defaultValue: february(1, 5) });
    const onChange = watch(store);
    store.select('2026-02-03');
    store.select('2026-02-10');
    expect(onChange).not.toHaveBeenCalled();
    expect(store.getState().value).toEqual(february(1, 5));
    expect(store.apply()).toBe(true);
    expect(onChange.mock.calls).toEqual([[february(3, 10), { reason: 'apply' }]]);
    expect(store.getState()).toMatchObject({ isOpen: false, value: february(3, 10) });
  });

  test('cancel restores what was there at this opening', () => {
    const store = opened({ defaultValue: february(1, 5) });
    const onChange = watch(store);
    store.select('2026-02-03');
    store.select('2026-02-04');
    store.apply();
    store.open();
    store.select('2026-02-20');
    store.cancel();
    const restored = { value: february(3, 4), draft: february(3, 4) };
    expect(store.getState()).toMatchObject({ ...restored, isOpen: false });
    store.open();
    expect(store.getState()).toMatchObject({ draft: february(3, 4), activeEnd: 'start' });
    expect(onChange).toHaveBeenCalledOnce();
  });

  test.each<[string, (store: DateRangeStore) => void]>([
    ['cancel', ({ cancel }) => cancel()],
    ['Escape', ({ escape }) => escape()],
    ['a click outside', ({ pressOutside }) => pressOutside()],
  ])('%s restores what is shown as chosen too, at once', (_, giveUp) => {
    const store = opened({ defaultValue: february(1, 5) });
    store.select('2026-02-03');
    store.select('2026-02-04');
    giveUp(store);
    expect(store.getState()).toMatchObject({ isOpen: false, draft: february(1, 5) });
  });

  test('apply with nothing changed says nothing', () => {
    const store = opened({ defaultValue: february(1, 5) });
    const onChange = watch(store);
    store.apply();
    expect(onChange).not.toHaveBeenCalled();
    store.open();
    store.select('2026-02-01');
    store.select('2026-02-05');
    store.apply();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('apply does nothing while the picker is closed', () => {
    const store = createDateRangeStore({ defaultValue: february(1, 5) });
    store.port.settle(february(10, 12));
    expect(store.apply()).toBe(true);
    expect(store.getState().value).toEqual(february(10, 12));
  });

  test('opening one that is open keeps what is chosen', () => {
    const store = opened({ defaultValue: february(1, 5) });
    store.select('2026-02-03');
    store.open();
    expect(store.getState()).toMatchObject({ draft: february(3, 5), activeEnd: 'end' });
  });

  test('a click outside resets, or commits by option', () => {
    for (const outsidePress of ['cancel', 'apply'] as const) {
      const store = opened({ defaultValue: february(1, 5), outsidePress });
      store.select('2026-02-03');
      store.pressOutside();
      const value = outsidePress === 'apply' ? february(3, 5) : february(1, 5);
      expect(store.getState()).toMatchObject({ isOpen: false, value });
    }
  });
});

describe('RANGE-2 a click sets the active end and moves on to the other', () => {
  test('start, then end', () => {
    const store = opened();
    store.select('2026-02-03');
    expect(store.getState()).toMatchObject({
      activeEnd: 'end',
      draft: { start: '2026-02-03', end: null },
    });
    store.select('2026-02-03');
    expect(store.getState()).toMatchObject({ activeEnd: 'start', draft: february(3, 3) });
  });

  test('a start after the end moves the end, and says so', () => {
    const store = opened({ defaultValue: february(1, 5) });
    store.select('2026-02-07');
    expect(store.getState().draft).toEqual(february(7, 7));
    expect(store.getState().notice?.text).toMatchObject({
      id: 'gnap.date-range.end-moved',
      values: { date: '07/02/2026' },
    });
  });

  test('an end before the start moves the start, and says so', () => {
    const store = opened({ defaultValue: february(10, 12) });
    store.activate('end');
    store.select('2026-02-04');
    expect(store.getState().draft).toEqual(february(4, 4));
    expect(store.getState().notice?.text).toMatchObject({ id: 'gnap.date-range.start-moved' });
    expect(noticeOf(store)).toBe('The start is now 04/02/2026.');
  });

  test('the end that a click sets may be chosen first', () => {
    const store = opened();
    store.activate('end');
    store.select('2026-02-04');
    expect(store.getState()).toMatchObject({
      activeEnd: 'start',
      draft: { start: null, end: '2026-02-04' },
    });
  });

  test('a start that the end does not fit drops the end, and moves on to it', () => {
    const store = opened({ defaultValue: february(1, 5), maxDays: 7 });
    store.select('2026-01-20');
    expect(store.getState()).toMatchObject({
      activeEnd: 'end',
      draft: { start: '2026-01-20', end: null },
    });
    expect(noticeOf(store)).toBe('At most 7 days are possible.');
  });

  test('a start that is refused is said, and is still the one that the next click sets', () => {
    const store = opened({ defaultValue: february(6, 8), min: '2026-02-05' });
    store.select('2026-02-04');
    expect(store.getState()).toMatchObject({ activeEnd: 'start', draft: february(6, 8) });
    expect(noticeOf(store)).toBe('The earliest date is 05/02/2026.');
  });

  test('an end that is refused is still the one that the next click sets', () => {
    const store = opened({ minDays: 2, min: '2026-02-01' });
    store.select('2026-02-03');
    for (const date of ['2026-02-03', '2026-01-31']) {
      store.select(date);
      expect(store.getState(), date).toMatchObject({
        activeEnd: 'end',
        draft: { start: '2026-02-03', end: null },
      });
    }
  });

  test('setStart and setEnd follow the rule, open or closed', () => {
    const store = createDateRangeStore({ defaultValue: february(1, 5) });
    const onChange = watch(store);
    store.setStart('2026-02-09');
    expect(store.getState().value).toEqual(february(9, 9));
    expect(onChange).toHaveBeenCalledOnce();
    store.open();
    store.setEnd('2026-02-02');
    expect(store.getState()).toMatchObject({ draft: february(2, 2), value: february(9, 9) });
  });

  test('setStart and setEnd say why the range changes, and announce nothing that was asked for', () => {
    const store = createDateRangeStore({ defaultValue: february(3, 5) });
    const onChange = watch(store);
    store.setEnd('2026-02-08');
    store.setStart('2026-02-01');
    expect(onChange.mock.calls).toEqual([
      [february(3, 8), { reason: 'set' }],
      [february(1, 8), { reason: 'set' }],
    ]);
    expect(store.getState().notice).toBeNull();
  });
});

describe('A11Y-RANGE Escape', () => {
  test.each(['ends', 'span'] as const)(
    'drops the half-made choice first, and says the range that is left, then cancels (%s)',
    (mode) => {
      const store = opened({ defaultValue: february(1, 5), mode });
      store.select('2026-02-08');
      store.escape();
      expect(store.getState()).toMatchObject({
        isOpen: true,
        draft: february(1, 5),
        activeEnd: 'start',
      });
      expect(noticeOf(store)).toBe('01/02/2026 – 05/02/2026');
      store.escape();
      expect(store.getState()).toMatchObject({ isOpen: false, value: february(1, 5) });
    },
  );
});

describe('A11Y-RANGE Escape where the end is chosen first', () => {
  function withEnd(options: DateRangeStoreOptions = {}): DateRangeStore {
    const store = opened(options);
    store.activate('end');
    store.select('2026-02-10');
    return store;
  }

  test('drops it as half a choice, then cancels', () => {
    const store = withEnd();
    store.escape();
    expect(store.getState()).toMatchObject({ isOpen: true, draft: { start: null, end: null } });
    store.escape();
    expect(store.getState().isOpen).toBe(false);
  });

  test('cancels once the start is chosen too, and nothing is previewed any more', () => {
    const store = withEnd();
    store.select('2026-02-05');
    expect(store.previewOf('2026-02-20')).toBeNull();
    store.escape();
    expect(store.getState()).toMatchObject({ isOpen: false, value: { start: null, end: null } });
  });

  test('drops the start first, if that has dropped the end, which it does not fit', () => {
    const store = withEnd({ maxDays: 3 });
    store.select('2026-02-01');
    store.escape();
    expect(store.getState()).toMatchObject({ isOpen: true, draft: { start: null, end: null } });
  });
});

describe('option span: free click–click', () => {
  test('preview and result are sorted', () => {
    const store = opened({ mode: 'span' });
    expect(store.previewOf('2026-02-05')).toBeNull();
    store.select('2026-02-10');
    expect(store.previewOf('2026-02-05')).toEqual(february(5, 10));
    expect(store.previewOf('2026-02-15')).toEqual(february(10, 15));
    store.select('2026-02-05');
    expect(store.getState()).toMatchObject({ draft: february(5, 10), activeEnd: 'start' });
    expect(store.previewOf('2026-02-20')).toBeNull();
  });

  test('the range is said, though it begins with the second click', () => {
    const store = opened({ mode: 'span' });
    store.select('2026-02-10');
    store.select('2026-02-05');
    expect(noticeOf(store)).toBe('05/02/2026 – 10/02/2026');
  });

  test('the first click begins, whichever field had the focus', () => {
    const store = opened({ mode: 'span' });
    store.activate('end');
    store.select('2026-02-10');
    store.select('2026-02-05');
    expect(store.getState().draft).toEqual(february(5, 10));
  });

  test('a third click begins anew', () => {
    const store = opened({ mode: 'span', defaultValue: february(1, 5) });
    store.select('2026-02-10');
    expect(store.getState().draft).toEqual({ start: '2026-02-10', end: null });
  });

  test.each(['reject', 'shorten'] as const)(
    'a day that may not be chosen ends no range, and the preview shows none (%s)',
    (misfit) => {
      const isDateDisabled = (date: string): boolean => date === '2026-02-08';
      const store = opened({ mode: 'span', misfit, max: '2026-02-20', isDateDisabled });
      store.select('2026-02-10');
      for (const date of ['2026-02-08', '2026-02-21']) {
        expect(store.previewOf(date), date).toBeNull();
        store.select(date);
        expect(store.getState(), date).toMatchObject({
          activeEnd: 'end',
          draft: { start: '2026-02-10', end: null },
        });
      }
      expect(store.getState().notice?.text).toMatchObject({ id: 'gnap.date.max' });
    },
  );

  test('one day is a range', () => {
    const store = opened({ mode: 'span' });
    store.select('2026-02-10');
    store.select('2026-02-10');
    expect(store.getState().draft).toEqual(february(10, 10));
  });
});

describe('the preview', () => {
  test('is what the click then does, for each end', () => {
    const store = opened({ defaultValue: { start: '2026-02-03', end: null } });
    store.activate('end');
    const preview = store.previewOf('2026-02-09');
    store.select('2026-02-09');
    expect(store.getState().draft).toEqual(preview);
  });

  test('shows the range up to another end, while the choice is half made', () => {
    const store = opened({ defaultValue: february(1, 5) });
    expect(store.previewOf('2026-02-03')).toBeNull();
    store.select('2026-02-03');
    expect(store.previewOf('2026-02-08')).toEqual(february(3, 8));
  });

  test('shows nothing that would be refused', () => {
    const store = opened({ maxDays: 3 });
    store.select('2026-02-03');
    expect(store.previewOf('2026-02-05')).toEqual(february(3, 5));
    expect(store.previewOf('2026-02-06')).toBeNull();
  });
});

test('an end that does not fit is refused, and said to be', () => {
  const store = opened({ isDateDisabled: (date) => date === '2026-02-05' });
  store.select('2026-02-03');
  store.select('2026-02-08');
  expect(store.getState()).toMatchObject({
    draft: { start: '2026-02-03', end: null },
    activeEnd: 'end',
  });
  expect(store.getState().notice?.text).toMatchObject({ id: 'gnap.date-range.gap' });
});

describe('A11Y-RANGE why a click is refused is shown at its end', () => {
  function refused(options: DateRangeStoreOptions = {}): DateRangeStore {
    const store = opened({ maxDays: 7, ...options });
    store.activate('start');
    store.select('2026-02-10');
    store.select('2026-02-20');
    expect(store.getState().fields).toMatchObject({
      start: { problem: null },
      end: { draft: null, problem: { type: 'too-long' } },
    });
    return store;
  }

  test.each<[string, (store: DateRangeStore) => void]>([
    ['another day', ({ select }) => select('2026-02-12')],
    [
      'a day for the other end',
      ({ activate, select }) => (activate('start'), select('2026-02-11')),
    ],
    ['a text', ({ input }) => input('end', '1')],
    ['a text for the other end', ({ input }) => input('start', '1')],
    ['code', ({ setStart }) => setStart('2026-02-11')],
    ['a preset', ({ selectRange }) => selectRange(february(1, 3))],
    ['clearing', ({ clear }) => clear()],
    ['Escape', ({ escape }) => escape()],
    ['canceling', ({ cancel }) => cancel()],
    ['applying', ({ apply }) => void apply()],
  ])('until %s', (_, act) => {
    const store = refused();
    act(store);
    const { start, end } = store.getState().fields;
    expect([start.problem, end.problem]).toEqual([null, null]);
  });

  test('where the focus passes through the field meanwhile, it stays', () => {
    const store = refused();
    store.activate('end');
    expect(store.commit('end')).toBe(true);
    expect(store.getState().fields.end.problem).toMatchObject({ type: 'too-long' });
  });

  test('a refused text for that end stays, and keeps the range from being applied', () => {
    const store = opened({ defaultValue: february(1, 5), maxDays: 7 });
    store.input('end', '31/02/2026');
    store.commit('end');
    store.activate('end');
    store.select('2026-02-20');
    expect(store.getState().fields.end).toMatchObject({
      draft: '31/02/2026',
      problem: { type: 'too-long' },
    });
    expect(store.apply()).toBe(false);
    expect(store.getState().fields.end.problem).toMatchObject({ type: 'invalid' });
  });
});

test('open-ended ranges can be represented', () => {
  const store = opened();
  store.select('2026-02-03');
  store.apply();
  expect(store.getState().value).toEqual({ start: '2026-02-03', end: null });
});

describe('typed dates', () => {
  test('are read when they are committed, in all shown formats', () => {
    const store = opened();
    store.input('start', '3/2/2026');
    expect(store.getState().draft.start).toBeNull();
    expect(store.commit('start')).toBe(true);
    store.input('end', '08-02-2026');
    store.apply();
    expect(store.getState().value).toEqual(february(3, 8));
  });

  test('a text that is no day stays, with an error and no value, and keeps the picker open', () => {
    const store = opened({ defaultValue: february(1, 5) });
    store.input('end', '31/02/2026');
    expect(store.apply()).toBe(false);
    expect(store.getState()).toMatchObject({
      isOpen: true,
      draft: { start: '2026-02-01', end: null },
      fields: { end: { draft: '31/02/2026', problem: { type: 'invalid' } } },
    });
    store.input('start', '02/02/2026');
    store.commit('start');
    expect(store.getState().fields.end.draft).toBe('31/02/2026');
    store.cancel();
    expect(store.getState()).toMatchObject({ value: february(1, 5), isOpen: false });
  });

  test.each([
    ['start', 'end', '2026-02-08'],
    ['end', 'start', '2026-02-03'],
  ] as const)(
    'a refused text for the %s stays while the %s is chosen in the calendar, and keeps apply from leaving it out',
    (refused, clicked, date) => {
      const store = opened({ defaultValue: february(1, 5) });
      store.input(refused, '31/02/2026');
      store.commit(refused);
      store.activate(clicked);
      store.select(date);
      expect(store.getState().fields).toMatchObject({
        [refused]: { draft: '31/02/2026', problem: { type: 'invalid' } },
        [clicked]: { draft: null, problem: null },
      });
      expect(store.apply()).toBe(false);
      store.activate(refused);
      store.select(refused === 'start' ? '2026-02-03' : '2026-02-08');
      expect(store.apply()).toBe(true);
      expect(store.getState().value).toEqual(february(3, 8));
    },
  );

  test('a text for an end that a click moves gives way to that', () => {
    const store = opened({ defaultValue: february(1, 5) });
    store.input('end', '4/2/2026');
    store.select('2026-02-07');
    expect(store.apply()).toBe(true);
    expect(store.getState().value).toEqual(february(7, 7));
  });

  test('what is wrong is said, once; apply looks at both', () => {
    const store = opened({ defaultValue: february(1, 5) });
    store.input('start', '31/02/2026');
    store.input('end', '31/12');
    expect(store.commit('start')).toBe(false);
    const { notice } = store.getState();
    expect(notice?.text).toMatchObject({ id: 'gnap.date.invalid' });
    store.commit('start');
    expect(store.getState().notice).toBe(notice);
    expect(store.apply()).toBe(false);
    expect(store.getState().fields).toMatchObject({
      start: { problem: { type: 'invalid' } },
      end: { problem: { type: 'incomplete' } },
    });
  });

  test.each<[string, DateRangeStoreOptions]>([
    ['too-long', { maxDays: 5 }],
    ['gap', { isDateDisabled: (date) => date === '2026-02-10' }],
    ['max', { max: '2026-02-10' }],
  ])(
    'A11Y-RANGE an end that is refused (%s) stays, and is said once for each text',
    (type, settings) => {
      const store = opened({ defaultValue: february(1, 3), ...settings });
      const notices: unknown[] = [];
      subscribeTo(
        store,
        ({ notice }) => notice,
        (notice) => notices.push(notice),
      );
      store.input('end', '20/02/2026');
      expect(store.commit('end')).toBe(false);
      expect(store.commit('end')).toBe(false);
      expect(store.getState()).toMatchObject({
        draft: { start: '2026-02-01', end: null },
        fields: { end: { draft: '20/02/2026', problem: { type } } },
      });
      expect(notices).toHaveLength(1);
      store.input('end', '21/02/2026');
      expect(store.getState().fields.end.problem).toBeNull();
      expect(store.commit('end')).toBe(false);
      expect(notices).toHaveLength(2);
    },
  );

  test('a start that the end does not fit is read, drops the end, and says why', () => {
    const store = opened({ defaultValue: february(10, 12), maxDays: 5 });
    store.input('start', '01/02/2026');
    expect(store.commit('start')).toBe(true);
    expect(store.getState()).toMatchObject({
      draft: { start: '2026-02-01', end: null },
      fields: { start: { draft: null, problem: null } },
    });
    expect(noticeOf(store)).toBe('At most 5 days are possible.');
  });

  test('a refused one says which days may be chosen, and is read again under other limits', () => {
    const store = opened({ min: '2026-02-05' });
    store.input('start', '01/02/2026');
    expect(store.commit('start')).toBe(false);
    expect(noticeOf(store)).toBe('The earliest date is 05/02/2026.');
    store.configure({ min: '2026-02-01' });
    expect(store.commit('start')).toBe(true);
    expect(store.getState().draft.start).toBe('2026-02-01');
  });

  test('what is typed for the end is not lost where the start moves the end', () => {
    const store = opened({ defaultValue: february(1, 5) });
    store.input('end', '15/02/2026');
    store.setStart('2026-02-10');
    store.apply();
    expect(store.getState().value).toEqual(february(10, 15));
  });

  test('a start after the end moves the end, and says so', () => {
    const store = opened({ defaultValue: february(1, 5) });
    store.input('start', '07/02/2026');
    store.commit('start');
    expect(store.getState().draft).toEqual(february(7, 7));
    expect(store.getState().notice?.text).toMatchObject({ id: 'gnap.date-range.end-moved' });
  });

  test('an end that is shortened is said, whether it is typed or clicked', () => {
    const shortened = {
      draft: february(1, 5),
      notice: { text: { id: 'gnap.date-range.end-moved', values: { date: '05/02/2026' } } },
    };
    const settings = { defaultValue: february(1, 3), maxDays: 5, misfit: 'shorten' } as const;
    const typed = opened(settings);
    typed.input('end', '20/02/2026');
    expect(typed.commit('end')).toBe(true);
    expect(typed.getState()).toMatchObject(shortened);
    const clicked = opened(settings);
    clicked.activate('end');
    clicked.select('2026-02-20');
    expect(clicked.getState()).toMatchObject(shortened);
  });

  test('a revert gives up what was typed', () => {
    const store = opened({ defaultValue: february(1, 5) });
    store.input('start', '9');
    expect(store.revert('start')).toBe(true);
    expect(store.revert('start')).toBe(false);
    expect(store.getState().draft).toEqual(february(1, 5));
  });
});

test('clearing empties the draft of an open picker, the value of a closed one', () => {
  const store = opened({ defaultValue: february(1, 5) });
  const onChange = watch(store);
  store.clear();
  expect(store.getState()).toMatchObject({
    value: february(1, 5),
    draft: { start: null, end: null },
  });
  store.cancel();
  store.clear();
  store.clear();
  expect(onChange.mock.calls).toEqual([[{ start: null, end: null }, { reason: 'clear' }]]);
});

test('presets may go by the day that it is', () => {
  const clock = createFakeClock(new Date(2026, 10, 21, 12).getTime());
  expect(createDateRangeStore({ clock }).today()).toBe('2026-11-21');
});

test('a preset is chosen within the limits', () => {
  const store = opened({ max: '2026-02-20' });
  store.configure({ max: '2026-02-20' });
  store.selectRange(february(10, 28));
  expect(store.getState().draft).toEqual(february(10, 20));
  store.selectRange(february(21, 28));
  expect(store.getState().draft).toEqual(february(10, 20));
});

test.each([
  [{ start: '', end: '' }, null],
  [{ start: '2026-02-01T00:00:00', end: null }, null],
  [{ start: '', end: '2026-02-20' }, '2026-02-20'],
])('RANGE-1 an end of %j that is not a day is an open one', (defaultValue, end) => {
  const store = opened({ defaultValue });
  store.select('2026-02-10');
  expect(store.getState().draft).toEqual({ start: '2026-02-10', end });
  store.cancel();
  store.open();
  store.activate('end');
  store.select('2026-02-25');
  expect(store.getState().draft).toEqual({ start: null, end: '2026-02-25' });
});

test("RANGE-3 a range with '' for no day that is applied as it is has not changed", () => {
  const store = opened({ defaultValue: { start: '', end: '2026-02-20' } });
  const onChange = watch(store);
  expect(store.apply()).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});
