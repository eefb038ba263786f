import type { Clock } from '../platform/index.js';

/** Times that run out, all of which can be made to stand still. */
export interface Countdowns {
  /** Starts, or starts anew, a time of so many milliseconds; `null` never runs out. */
  start(id: string, duration: number | null): void;
  stop(id: string): void;
  /** How many milliseconds are left; those of a time that was not started are endless. */
  left(id: string): number;
  /** Lets all times run, or stand still. They stand still at first. */
  run(isRunning: boolean): void;
}

/**
 * Makes countdowns on one timer. They count in the time of a stopwatch that stops with them, so that
 * standing still costs nothing per countdown.
 * @param onEnd called when at least one has run out; it stops those
 */
export function createCountdowns(clock: Clock, onEnd: () => void): Countdowns {
  const ends = new Map<string, number>();
  let ran = 0;
  let startedAt: number | null = null;
  let cancelTimer = (): void => {};

  const time = (): number => (startedAt === null ? ran : ran + clock.now() - startedAt);
  const setTimer = (): void => {
    cancelTimer();
    if (startedAt === null || ends.size === 0) return;
    cancelTimer = clock.setTimeout(
      () => {
        // A timer may ring early, or be shorter than asked for.
        if (Math.min(...ends.values()) > time()) setTimer();
        else onEnd();
      },
      Math.min(...ends.values()) - time(),
    );
  };

  return {
    start: (id, duration) => {
      // Written so that NaN never runs out, instead of at once.
      if (duration !== null && duration >= 0) ends.set(id, time() + duration);
      else ends.delete(id);
      setTimer();
    },
    stop: (id) => {
      if (ends.delete(id)) setTimer();
    },
    left: (id) => (ends.get(id) ?? Infinity) - time(),
    run: (isRunning) => {
      ran = time();
      startedAt = isRunning ? clock.now() : null;
      setTimer();
    },
  };
}
