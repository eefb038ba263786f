import { expect, test, vi } from 'vitest';
import { createPaginationStore } from '../../../headless/pagination/index.js';

test('PAGE-1 steps and pages, each told once, and dead at the ends', () => {
  const onChange = vi.fn();
  const store = createPaginationStore({ total: 30, pageSize: 10 });
  store.port.own({ onChange }, () => {});
  store.step('previous');
  store.step('next', 'event');
  store.step('next');
  store.step('next');
  store.step('last');
  store.step('first');
  store.go(2);
  store.go(2);
  store.go(99);
  store.go(NaN);
  expect(onChange.mock.calls).toEqual([
    [2, { reason: 'next', event: 'event' }],
    [3, { reason: 'next' }],
    [1, { reason: 'first' }],
    [2, { reason: 'page' }],
    [3, { reason: 'page' }],
    [1, { reason: 'page' }],
  ]);
});

test('PAGE-1 a deletion clamps what is shown and tells nobody; moving starts from there', () => {
  const onChange = vi.fn();
  const store = createPaginationStore({ total: 100, pageSize: 10, defaultValue: 10 });
  store.port.own({ onChange }, () => {});
  store.configure({ total: 30, pageSize: 10 });
  store.step('next');
  store.go(3);
  expect(onChange).not.toHaveBeenCalled();
  store.step('previous');
  expect(onChange.mock.calls).toEqual([[2, { reason: 'previous' }]]);
});

test('PAGE-1 a page size keeps the first item in view, but for a page given with it', () => {
  const store = createPaginationStore({ total: 100, pageSize: 10, defaultValue: 5 });
  store.configure({ total: 100, pageSize: 25 });
  expect(store.getState()).toMatchObject({ value: 2, pageSize: 25 });
  store.configure({ total: 100, pageSize: 10, value: 7 });
  expect(store.getState()).toMatchObject({ value: 7, pageSize: 10 });
});
