/** Time as the toolkit sees it; tests pass a clock that they advance by hand. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
  /**
   * Calls back once after this many milliseconds; returns how to cancel. At most
   * {@link MAX_TIMEOUT}: a browser fires a longer timeout at once.
   */
  setTimeout(callback: () => void, milliseconds: number): () => void;
}

/** The longest timeout that browsers support, in milliseconds (a signed 32-bit number). */
export const MAX_TIMEOUT: number = 2 ** 31 - 1;

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => {
    const id = globalThis.setTimeout(callback, Math.min(Math.max(milliseconds, 0), MAX_TIMEOUT));
    return () => {
      globalThis.clearTimeout(id);
    };
  },
};
