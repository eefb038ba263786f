import { expect, test, vi } from 'vitest';
import {
  createTimeInputStore,
  type TimeInputStore,
  type TimeInputStoreOptions,
} from '../../../headless/time-input/index.js';

function storeWith(options: TimeInputStoreOptions = {}): {
  store: TimeInputStore;
  onChange: ReturnType<typeof vi.fn>;
} {
  const store = createTimeInputStore({ defaultValue: '09:30', ...options });
  const onChange = vi.fn();
  store.port.own({ onChange }, () => {});
  return { store, onChange };
}

test('TIME-1 what is typed is read when it is committed, and not before', () => {
  const { store, onChange } = storeWith();
  for (const text of ['1', '10', '101', '1015']) store.input(text);
  expect(store.getState()).toMatchObject({ value: '09:30', draft: '1015' });
  expect(onChange).not.toHaveBeenCalled();

  expect(store.commit('event')).toBe(true);
  expect(store.getState()).toMatchObject({ value: '10:15', draft: null });
  expect(onChange.mock.calls).toEqual([['10:15', { reason: 'input', event: 'event' }]]);
});

test('TIME-1 what cannot be read reverts, and stays available until the next edit', () => {
  const { store, onChange } = storeWith();
  store.input('23:60');
  expect(store.commit()).toBe(false);
  expect(store.getState()).toMatchObject({ value: '09:30', draft: null, rejectedText: '23:60' });
  expect(store.commit()).toBe(true);
  expect(onChange).not.toHaveBeenCalled();

  store.input('2');
  expect(store.getState().rejectedText).toBeNull();
});

test('TIME-1 a step forgets the text that was rejected', () => {
  const { store } = storeWith();
  store.input('x');
  store.commit();
  store.step('hours', 1);
  expect(store.getState()).toMatchObject({ value: '10:30', rejectedText: null });
});

test('TIME-1 B-27 a step that gives up what was typed goes on from the last time, and keeps the text', () => {
  const { store, onChange } = storeWith();
  store.input('99:99');
  store.step('hours', 1);
  expect(store.getState()).toMatchObject({ value: '10:30', draft: null, rejectedText: '99:99' });
  expect(onChange).toHaveBeenCalledOnce();
  store.step('hours', 1);
  expect(store.getState()).toMatchObject({ value: '11:30', rejectedText: null });
});

test('TIME-1 empty is no time where clearing is allowed, else the last valid time', () => {
  const { store, onChange } = storeWith();
  store.input(' ');
  expect(store.commit()).toBe(true);
  expect(onChange.mock.calls).toEqual([[null, { reason: 'input', event: undefined }]]);

  const kept = storeWith({ isClearable: false });
  kept.store.input('');
  expect(kept.store.commit()).toBe(false);
  expect(kept.store.getState()).toMatchObject({ value: '09:30', rejectedText: '' });

  const empty = storeWith({ isClearable: false, defaultValue: null });
  empty.store.input('');
  expect(empty.store.commit()).toBe(true);
});

test('TIME-1 a change from outside waits while text is being edited', () => {
  const { store } = storeWith();
  store.input('10:1');
  store.port.settle('16:00');
  expect(store.getState()).toMatchObject({ value: '16:00', draft: '10:1' });
  store.commit();
  expect(store.getState().value).toBe('10:01');

  store.input('x');
  store.port.settle('17:00');
  store.commit();
  expect(store.getState().value).toBe('17:00');
});

test('TIME-1 reverting gives up the text; with nothing typed there is nothing to give up', () => {
  const { store } = storeWith();
  store.input('10');
  expect(store.revert()).toBe(true);
  expect(store.getState()).toMatchObject({ value: '09:30', draft: null, rejectedText: null });
  expect(store.revert()).toBe(false);
});

test('TIME-2 a step counts from what was typed', () => {
  const { store } = storeWith();
  store.input('1059');
  store.step('minutes', 1);
  expect(store.getState()).toMatchObject({ value: '11:00', rejectedText: null });
});

test('TIME-2 onChange says whether a time was typed, stepped or set', () => {
  const { store, onChange } = storeWith();
  store.typeDigit('hours', '7', 'event');
  store.step('hours', 1, 'event');
  store.set('12:00', 'event');
  expect(onChange.mock.calls).toEqual([
    ['07:30', { reason: 'input', event: 'event' }],
    ['08:30', { reason: 'step', event: 'event' }],
    ['12:00', { reason: 'set', event: 'event' }],
  ]);
});

test('TIME-1 24:00 is midnight by option', () => {
  const { store } = storeWith({ allow24: true });
  store.input('24:00');
  store.commit();
  expect(store.getState().value).toBe('00:00');
});

test.each([
  ['one digit', 'hours', '9', '09:30'],
  ['two digits', 'hours', '14', '14:30'],
  ['a zero first', 'hours', '07', '07:30'],
  ['a second digit that makes no hour starts anew', 'hours', '27', '07:30'],
  ['a third digit starts anew', 'hours', '123', '03:30'],
  ['a third digit starts anew after a zero too', 'hours', '012', '02:30'],
  ['after a digit that can only be one', 'hours', '31', '01:30'],
  ['two digits after one that can only be one', 'hours', '312', '12:30'],
  ['minutes', 'minutes', '05', '09:05'],
  ['minutes from 6 on', 'minutes', '61', '09:01'],
  ['the last minute', 'minutes', '59', '09:59'],
] as const)('TIME-2 typing on a spin button: %s', (_, part, digits, time) => {
  const { store } = storeWith();
  for (const digit of digits) store.typeDigit(part, digit);
  expect(store.getState().value).toBe(time);
});

test('TIME-2 a digit begins a new number on the other part, after a step, and when left', () => {
  const { store } = storeWith();
  store.typeDigit('hours', '1');
  store.typeDigit('minutes', '2');
  expect(store.getState().value).toBe('01:02');
  store.step('minutes', 1);
  store.typeDigit('minutes', '3');
  expect(store.getState().value).toBe('01:03');
  store.endTyping();
  store.typeDigit('minutes', '4');
  expect(store.getState().value).toBe('01:04');
});

test('TIME-2 digits on a spin button make a time where there was none', () => {
  const { store } = storeWith({ defaultValue: null });
  store.typeDigit('minutes', '5');
  expect(store.getState().value).toBe('00:05');
});

test('TIME-1 TIME-2 a time from outside is stepped from as it is shown, one that is none as if it were empty', () => {
  for (const [value, later] of [
    ['930', '10:30'],
    ['9:30 pm', '22:30'],
    ['25:00', '00:00'],
    ['soon', '00:00'],
  ] as const) {
    const { store } = storeWith({ defaultValue: value });
    store.step('hours', 1);
    expect(store.getState().value, value).toBe(later);
    store.port.settle(value);
    store.typeDigit('minutes', '7');
    expect(store.getState().value, value).toMatch(/^\d\d:07$/);
  }
});
