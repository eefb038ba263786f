import { expect, test, vi } from 'vitest';
import { createSelectStore } from '../../../headless/select/index.js';
import { createFakeClock } from '../../../headless/testing/vanilla.js';

test('it opens at what is chosen, and closing gives up what was typed', () => {
  const store = createSelectStore({ defaultValue: 'b' });
  store.open();
  expect(store.getState()).toMatchObject({ isOpen: true, activeValue: 'b' });
  store.search('x');
  store.close();
  expect(store.getState()).toEqual({
    value: 'b',
    isOpen: false,
    activeValue: null,
    query: null,
  });
});

test('DATE-3 it is cleared, and told once why it changed', () => {
  const store = createSelectStore({ defaultValue: 'b' });
  const onChange = vi.fn();
  store.port.own({ onChange }, () => {});
  store.clear('event');
  store.clear('event');
  expect(store.getState().value).toBeNull();
  expect(onChange.mock.calls).toEqual([[null, { reason: 'clear', event: 'event' }]]);
});

test('a choice closes; the one that is there already is no change', () => {
  const store = createSelectStore({ defaultValue: 'b' });
  const onChange = vi.fn();
  store.port.own({ onChange }, () => {});
  store.open();
  store.select('b');
  expect(store.getState().isOpen).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
  store.select('c');
  expect(onChange).toHaveBeenCalledWith('c', { reason: 'select', event: undefined });
  store.reset();
  expect(store.getState().value).toBe('b');
});

test('characters typed in quick succession are one text, a pause begins another', () => {
  const clock = createFakeClock();
  const store = createSelectStore({ clock });
  expect(store.type('r')).toBe('r');
  clock.advance(400);
  expect(store.type('e')).toBe('re');
  clock.advance(600);
  expect(store.type('b')).toBe('b');
});
