import type { Clock } from '../platform/index.js';

/** A stopwatch that can be paused, and rings at a given time. */
export interface Stopwatch {
  /** How many milliseconds it has run. */
  time(): number;
  /**
   * Runs or pauses it; it is paused at first. While it runs, it rings at `end` by its own time, or
   * earlier, as the clock caps long delays; at `Infinity` never.
   */
  run(isRunning: boolean, end: number): void;
}

/** Creates a stopwatch on a clock; `ring` is what it calls when it rings. */
export function createStopwatch(clock: Clock, ring: () => void): Stopwatch {
  let time = (): number => 0;
  let cancelTimer = (): void => {};
  return {
    time: () => time(),
    run: (isRunning, end) => {
      const ran = time();
      const startedAt = clock.now();
      // Not less than zero: the machine's clock may be set back, and everything stay as much longer.
      time = () => (isRunning ? ran + Math.max(0, clock.now() - startedAt) : ran);
      cancelTimer();
      if (isRunning && end < Infinity) cancelTimer = clock.setTimeout(ring, end - ran);
    },
  };
}
