import type { Network } from '../../../headless/connectivity/index.js';

/** A network whose word a test changes. */
export interface FakeNetwork extends Network {
  /** As the browser's `online` or `offline` event; the same word again, as a page that comes back. */
  say(isOnline: boolean): void;
}

export function createFakeNetwork(startsOnline = true): FakeNetwork {
  let isOnline = startsOnline;
  const listeners = new Set<() => void>();
  return {
    isOnline: () => isOnline,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    say: (word) => {
      isOnline = word;
      for (const listener of listeners) listener();
    },
  };
}
