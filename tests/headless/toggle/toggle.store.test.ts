import { expect, test, vi } from 'vitest';
import { createToggleStore } from '../../../headless/toggle/index.js';

test('TOGGLE-1 it is off at first, and onChange hears of each change once', () => {
  const onChange = vi.fn();
  const store = createToggleStore();
  expect(store.getState().value).toBe(false);
  store.port.own({ onChange }, () => {});
  store.toggle('event');
  store.toggle();
  expect(onChange.mock.calls).toEqual([
    [true, { reason: 'toggle', event: 'event' }],
    [false, { reason: 'toggle', event: undefined }],
  ]);
});
