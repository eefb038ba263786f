import { describe, expect, test, vi } from 'vitest';
import {
  createDatePickerStore,
  type DatePickerStore,
  type DatePickerStoreOptions,
} from '../../../headless/date-picker/index.js';
import { createFakeClock } from '../../../headless/testing/vanilla.js';

function make(options: DatePickerStoreOptions = {}): [DatePickerStore, ReturnType<typeof vi.fn>] {
  const store = createDatePickerStore({ clock: createFakeClock(), ...options });
  const onChange = vi.fn();
  store.port.own({ onChange }, () => {});
  return [store, onChange];
}

function type(store: DatePickerStore, text: string): boolean {
  store.input(text);
  return store.commit();
}

test('DATE-1 what is typed is read when it is committed, and onChange comes once', () => {
  const [store, onChange] = make();
  store.input('1-2-2');
  store.input('1-2-2025');
  expect(onChange).not.toHaveBeenCalled();
  expect(store.commit()).toBe(true);
  expect(store.commit()).toBe(true);
  expect(onChange.mock.calls).toEqual([['2025-02-01', { reason: 'input' }]]);
  expect(store.getState()).toMatchObject({ value: '2025-02-01', draft: null, problem: null });
});

describe('a text that is no day', () => {
  test.each([
    ['29-02-2025', 'invalid'],
    ['31-12', 'incomplete'],
    ['01-02-20255', 'invalid'],
  ])('%s stays, with the error %s and no value', (text, problem) => {
    const [store, onChange] = make({ defaultValue: '2026-05-05' });
    expect(type(store, text)).toBe(false);
    expect(store.getState()).toMatchObject({
      value: null,
      draft: text,
      problem: { type: problem },
    });
    expect(store.commit()).toBe(false);
    expect(onChange.mock.calls).toEqual([[null, { reason: 'input' }]]);
  });

  test('is read again once the limits have changed, and refused anew only for another reason', () => {
    const [store, onChange] = make({ min: '2026-02-10' });
    expect(type(store, '01-02-2026')).toBe(false);
    const { problem } = store.getState();
    expect(store.commit()).toBe(false);
    expect(store.getState().problem).toBe(problem);
    store.configure({ min: '2026-02-05' });
    expect(store.commit()).toBe(false);
    expect(store.getState().problem?.message).toMatchObject({ values: { date: '05-02-2026' } });
    expect(onChange).not.toHaveBeenCalled();
    store.configure({});
    expect(store.commit()).toBe(true);
    expect(onChange.mock.calls).toEqual([['2026-02-01', { reason: 'input' }]]);
    expect(store.getState()).toMatchObject({ draft: null, problem: null });
  });

  test('is refused anew if it differs from the last one, or is typed again after a revert', () => {
    const [store] = make();
    type(store, '31-02-2026');
    const { problem } = store.getState();
    expect(type(store, '30-02-2026')).toBe(false);
    expect(store.getState().problem).not.toBe(problem);
    store.revert();
    expect(type(store, '30-02-2026')).toBe(false);
    expect(store.getState().problem).toEqual(problem);
  });

  test('gives way to a day from outside, but a text under way does not', () => {
    const [store] = make();
    type(store, '31-12');
    store.port.settle('2026-01-01');
    expect(store.getState()).toMatchObject({ value: '2026-01-01', draft: null, problem: null });
    store.input('5-5');
    store.port.settle('2026-02-02');
    expect(store.getState()).toMatchObject({ value: '2026-02-02', draft: '5-5' });
  });

  test('that is being corrected does not give way to a day from outside', () => {
    const [store] = make();
    type(store, '31-02-2026');
    store.input('28-02');
    store.port.settle('2026-01-01');
    expect(store.getState()).toMatchObject({ value: '2026-01-01', draft: '28-02' });
  });
});

test('DATE-3 cleared by hand or by the button is null, and onChange comes once', () => {
  const [store, onChange] = make({ defaultValue: '2026-05-05' });
  type(store, '');
  store.clear();
  expect(onChange.mock.calls).toEqual([[null, { reason: 'input' }]]);
  store.select('2026-05-06');
  store.clear();
  expect(onChange.mock.lastCall).toEqual([null, { reason: 'clear' }]);
  expect(store.getState()).toMatchObject({ value: null, draft: null });
});

test('a revert gives up what was typed', () => {
  const [store, onChange] = make({ defaultValue: '2026-05-05' });
  store.input('6-6');
  expect(store.revert()).toBe(true);
  expect(store.revert()).toBe(false);
  expect(store.getState()).toMatchObject({ value: '2026-05-05', draft: null });
  expect(onChange).not.toHaveBeenCalled();
});

test('a year of two digits is placed by the clock; strict refuses it', () => {
  const [store] = make();
  type(store, '01-02-25');
  expect(store.getState().value).toBe('2025-02-01');
  store.configure({ allowShortYear: false });
  type(store, '01-02-26');
  expect(store.getState()).toMatchObject({ value: null, problem: { type: 'incomplete' } });
});

test('A11Y-DATE choosing a day closes; closing changes nothing', () => {
  const [store, onChange] = make({ defaultValue: '2026-05-05' });
  store.open();
  store.close();
  expect(onChange).not.toHaveBeenCalled();
  store.open();
  store.select('2026-05-09');
  expect(store.getState()).toMatchObject({ isOpen: false, value: '2026-05-09' });
  expect(onChange.mock.calls).toEqual([['2026-05-09', { reason: 'select' }]]);
});
