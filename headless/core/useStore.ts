import { useState } from 'react';
import { useStore as useZustandStore } from 'zustand';
import type { ReadonlyStore } from './store.js';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.js';

interface Connectable {
  connect(): () => void;
}

/**
 * Reads a slice of a store and re-renders when it changes. `select` must return a primitive or a
 * reference that the state holds: a new object on each call would re-render forever.
 */
export function useStoreState<State, Selected>(
  store: ReadonlyStore<State>,
  select: (state: State) => Selected,
): Selected {
  return useZustandStore(store, select);
}

const NO_STORE: ReadonlyStore<null> = {
  getState: () => null,
  getInitialState: () => null,
  subscribe: () => () => {},
};

/** {@link useStoreState} for a store that may be missing, which gives `fallback`. */
export function useOptionalStoreState<State, Selected>(
  store: ReadonlyStore<State> | null,
  select: (state: State) => Selected,
  fallback: Selected,
): Selected {
  return useZustandStore<ReadonlyStore<State | null>, Selected>(store ?? NO_STORE, (state) =>
    state === null ? fallback : select(state),
  );
}

/** Connects a store while the component is mounted, from before the first paint. */
export function useConnection(store: Connectable): void {
  useIsomorphicLayoutEffect(() => store.connect(), [store]);
}

/** A control's store: the given one, else one made in the first render; connected while mounted. */
export function useOwnStore<OwnStore extends Connectable>(
  given: OwnStore | undefined,
  create: () => OwnStore,
): OwnStore {
  const [own] = useState(() => given ?? create());
  const store = given ?? own;
  useConnection(store);
  return store;
}
