import type { Clock } from '../platform/index.js';

/** Countdowns that can all be paused together. */
export interface Countdowns {
  /** Starts or restarts a countdown of `duration` milliseconds; with `null` it never runs out. */
  set(id: string, duration: number | null): void;
  /** How many milliseconds are left; `Infinity` for a countdown that was not started. */
  left(id: string): number;
  /** Runs or pauses all countdowns. They are paused at first. */
  run(isRunning: boolean): void;
}

/**
 * Makes countdowns that share one timer. Their ends are measured on a stopwatch that pauses with
 * them, so that pausing costs nothing per countdown.
 * @param onEnd called when some may have run out; it has to stop every one that has, by `null`
 */
export function createCountdowns(clock: Clock, onEnd: () => void): Countdowns {
  /** When each countdown runs out, on the stopwatch. */
  const ends = new Map<string, number>();
  /** How long the stopwatch had run when it was last paused. */
  let ran = 0;
  /** When it was started again, by the clock; `null` while it is paused. */
  let startedAt: number | null = null;
  let cancelTimer = (): void => {};

  const time = (): number => (startedAt === null ? ran : ran + clock.now() - startedAt);
  const setTimer = (): void => {
    cancelTimer();
    if (startedAt === null || ends.size === 0) return;
    cancelTimer = clock.setTimeout(
      () => {
        onEnd();
        // It may have fired early, and the clock caps long delays.
        setTimer();
      },
      Math.min(...ends.values()) - time(),
    );
  };

  return {
    set: (id, duration) => {
      // Written so that NaN never runs out, rather than at once.
      if (duration !== null && duration >= 0) ends.set(id, time() + duration);
      else ends.delete(id);
      setTimer();
    },
    left: (id) => (ends.get(id) ?? Infinity) - time(),
    run: (isRunning) => {
      ran = time();
      startedAt = isRunning ? clock.now() : null;
      setTimer();
    },
  };
}
