import { expect, test, vi } from 'vitest';
import { createLimiterStore } from '../../../headless/limiter/index.js';
import { createFakeClock } from '../../../headless/testing/vanilla.js';

test('LIMIT-1 onChange hears of each edit once', () => {
  const onChange = vi.fn();
  const store = createLimiterStore({ max: 10, clock: createFakeClock() });
  store.port.own({ onChange }, () => {});
  store.input('a', 'event');
  store.input('a');
  store.setValue('b');
  expect(onChange.mock.calls).toEqual([
    ['a', { reason: 'input', event: 'event' }],
    ['b', { reason: 'set' }],
  ]);
});

test('A11Y-LIMIT what remains is told after a second of idleness, once per change', () => {
  const clock = createFakeClock();
  const store = createLimiterStore({ max: 10, clock });
  store.input('12345');
  clock.advance(999);
  store.input('123456');
  clock.advance(999);
  expect(store.getState().news).toBeNull();
  clock.advance(1);
  expect(store.getState().news).toEqual({ remaining: 4 });
  expect(clock.pending).toBe(0);
});

test.each([
  [10, 4, null],
  [10, 5, 5],
  [100, 89, null],
  [100, 90, 10],
  [5000, 4979, null],
  [5000, 4980, 20],
])('A11Y-LIMIT of %i, with %i typed, it tells of %s', (max, typed, remaining) => {
  const clock = createFakeClock();
  const store = createLimiterStore({ max, clock });
  store.input('x'.repeat(typed));
  clock.advance(1000);
  expect(store.getState().news).toEqual(remaining === null ? null : { remaining });
});

test('A11Y-LIMIT nothing is told of a text that nobody typed, or once it is gone', () => {
  const clock = createFakeClock();
  const store = createLimiterStore({ max: 10, clock });
  const disconnect = store.connect();
  store.setValue('123456789');
  clock.advance(1000);
  expect(store.getState().news).toBeNull();
  store.input('12345678');
  disconnect();
  expect(clock.pending).toBe(0);
});

test('LIMIT-1 soft mode lets all in', () => {
  const store = createLimiterStore({ max: 3, mode: 'soft' });
  expect(store.fit({ before: 'abc', inserted: 'def', after: '' })).toBe('def');
  store.configure({ max: 3 });
  expect(store.fit({ before: 'ab', inserted: 'def', after: '' })).toBe('d');
});

test('LIMIT-1 what was left out is known until the next edit, or another text from outside', () => {
  const store = createLimiterStore({ max: 3, clock: createFakeClock() });
  store.reportTrimmed('def');
  expect(store.getState()).toMatchObject({ trimmed: 'def', news: { trimmed: 'def' } });
  store.input('ab');
  expect(store.getState().trimmed).toBeNull();
  for (const replace of [() => store.setValue('a'), () => store.port.settle('b')]) {
    store.reportTrimmed('ghi');
    replace();
    expect(store.getState().trimmed).toBeNull();
  }
});
