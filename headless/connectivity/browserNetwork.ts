import { onPageShown } from '../platform/index.js';

/** What the machine knows about its connection. */
export interface Network {
  isOnline(): boolean;
  /** Calls back when that may have changed. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

const EVENTS = ['online', 'offline'] as const;

/**
 * The browser's: `navigator.onLine`, which knows when there is no network, and otherwise assumes a
 * connection. Checked again when the page comes back from sleep or from the back/forward cache. On
 * a server it is online.
 */
export const browserNetwork: Network = {
  isOnline: () => typeof navigator === 'undefined' || navigator.onLine !== false,
  subscribe: (listener) => {
    if (typeof window === 'undefined') return () => {};
    for (const type of EVENTS) window.addEventListener(type, listener);
    const stop = onPageShown(listener);
    return () => {
      for (const type of EVENTS) window.removeEventListener(type, listener);
      stop();
    };
  },
};
