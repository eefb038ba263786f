import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  createAnnouncerStore,
  defineStore,
  useOptionalStoreState,
  useOwnStore,
} from '../../../headless/core/index.js';

test('a store that is missing reads as the fallback, one that is there as its state', () => {
  const store = createAnnouncerStore();
  store.announce('Saved');
  const { result, rerender } = renderHook(
    (given: typeof store | null) => useOptionalStoreState(given, ({ polite }) => polite.length, -1),
    { initialProps: null as typeof store | null },
  );
  expect(result.current).toBe(-1);
  rerender(store);
  expect(result.current).toBe(1);
});

test('a control that is given another store lets go of the first and connects that one', () => {
  const running = new Set<string>();
  const storeOf = (name: string): { connect(): () => void } =>
    defineStore({}, () => ({
      actions: {},
      start: () => {
        running.add(name);
        return () => running.delete(name);
      },
    }));
  const [first, second] = [storeOf('first'), storeOf('second')];
  const { rerender } = renderHook((store: typeof first) => useOwnStore(store, () => first), {
    initialProps: first,
  });
  expect([...running]).toEqual(['first']);
  rerender(second);
  expect([...running]).toEqual(['second']);
});

test('the store of a control is connected as long as the control is there', () => {
  let running = 0;
  const start = vi.fn(() => {
    running += 1;
    return () => {
      running -= 1;
    };
  });
  const create = (): { connect(): () => void } => defineStore({}, () => ({ actions: {}, start }));
  const { unmount } = renderHook(() => useOwnStore(undefined, create));
  expect(running).toBe(1);
  unmount();
  expect(running).toBe(0);
});
