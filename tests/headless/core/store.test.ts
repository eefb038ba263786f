import { expect, test, vi } from 'vitest';
import { defineStore, subscribeTo, type Store } from '../../../headless/core/vanilla.js';

interface CountState {
  readonly count: number;
  readonly label: string;
}
interface CountActions {
  increment(): void;
  keep(): void;
  rename(label: string): void;
}

function createCountStore(start?: () => () => void): Store<CountState, CountActions> {
  return defineStore<CountState, CountActions>({ count: 0, label: 'a' }, ({ get, set }) => ({
    actions: {
      increment: () => {
        set({ count: get().count + 1 });
      },
      keep: () => {
        set({ count: get().count });
      },
      rename: (label) => {
        set({ count: get().count, label });
      },
    },
    start,
  }));
}

test('actions change the state, readers subscribe, and nobody else can set it', () => {
  const store = createCountStore();
  const listener = vi.fn();
  store.subscribe(listener);
  store.increment();
  expect(store.getState()).toEqual({ count: 1, label: 'a' });
  expect(store.getInitialState()).toEqual({ count: 0, label: 'a' });
  expect(listener).toHaveBeenCalledOnce();
  expect(store).not.toHaveProperty('setState');
});

test('a change that changes nothing calls no listener and keeps the state object', () => {
  const store = createCountStore();
  const before = store.getState();
  const listener = vi.fn();
  store.subscribe(listener);
  store.keep();
  expect(listener).not.toHaveBeenCalled();
  expect(store.getState()).toBe(before);
});

test('a change of one part counts, whatever stays beside it', () => {
  const store = createCountStore();
  store.rename('b');
  expect(store.getState()).toEqual({ count: 0, label: 'b' });
});

test('connect starts with the first caller and stops with the last, however often one lets go', () => {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const store = createCountStore(start);
  expect(start).not.toHaveBeenCalled();

  const disconnectFirst = store.connect();
  const disconnectSecond = store.connect();
  expect(start).toHaveBeenCalledOnce();

  disconnectFirst();
  disconnectFirst();
  expect(stop).not.toHaveBeenCalled();
  disconnectSecond();
  disconnectSecond();
  expect(stop).toHaveBeenCalledOnce();

  store.connect();
  expect(start).toHaveBeenCalledTimes(2);
});

test('subscribeTo hears only of the part that it selects', () => {
  const store = createCountStore();
  const onCount = vi.fn();
  const onLabel = vi.fn();
  subscribeTo(store, (state) => state.count, onCount);
  subscribeTo(store, (state) => state.label, onLabel);
  store.increment();
  expect(onCount).toHaveBeenCalledExactlyOnceWith(1, 0);
  expect(onLabel).not.toHaveBeenCalled();
});
