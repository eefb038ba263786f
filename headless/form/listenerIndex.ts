/**
 * Listeners by key, so that a change of one field among thousands calls that field's alone; a
 * store by itself calls every listener on every change.
 */
export interface ListenerIndex<State> {
  subscribe(key: string, listener: Listener<State>): () => void;
  /** Calls the listeners of the keys; of every key where they are not known. */
  tell(change: readonly [state: State, previous: State], keys?: Iterable<string>): void;
}

type Listener<State> = (state: State, previous: State) => void;

/** Makes an index without listeners. */
export function createListenerIndex<State>(): ListenerIndex<State> {
  const byKey = new Map<string, Set<Listener<State>>>();
  return {
    subscribe: (key, listener) => {
      const listeners = byKey.get(key) ?? new Set();
      byKey.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (change, keys = byKey.keys()) => {
      for (const key of keys) byKey.get(key)?.forEach((listener) => listener(...change));
    },
  };
}
