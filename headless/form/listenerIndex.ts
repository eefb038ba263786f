/**
 * Listeners by key: a change of one field among thousands calls only that field's listeners, where
 * a plain store calls every listener on every change.
 */
export interface ListenerIndex<State> {
  subscribe(key: string, listener: Listener<State>): () => void;
  /** Calls the listeners of these keys. Default: of every key. */
  tell(change: readonly [state: State, previous: State], keys?: Iterable<string>): void;
}

type Listener<State> = (state: State, previous: State) => void;

/** Creates an index without listeners. */
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
