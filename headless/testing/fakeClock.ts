import type { Clock } from '../platform/index.js';

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Advances by this many milliseconds, and fires the timeouts that fall due, in order. */
  advance(milliseconds: number): void;
  /** How many timeouts are pending: 0 after a store has been disconnected. */
  readonly pending: number;
}

interface Timeout {
  readonly due: number;
  readonly callback: () => void;
}

/** @param start milliseconds since 1970; default 2026-01-01T00:00:00Z */
export function createFakeClock(start: number = Date.UTC(2026, 0, 1)): FakeClock {
  let now = start;
  const timeouts = new Set<Timeout>();
  const nextUntil = (end: number): Timeout | undefined =>
    [...timeouts].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
  return {
    now: () => now,
    setTimeout: (callback, milliseconds) => {
      const timeout = { due: now + Math.max(milliseconds, 0), callback };
      timeouts.add(timeout);
      return () => {
        timeouts.delete(timeout);
      };
    },
    advance: (milliseconds) => {
      const end = now + milliseconds;
      for (let next = nextUntil(end); next !== undefined; next = nextUntil(end)) {
        timeouts.delete(next);
        now = Math.max(now, next.due);
        next.callback();
      }
      now = end;
    },
    get pending() {
      return timeouts.size;
    },
  };
}
