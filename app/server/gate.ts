import { Problem } from './problems.js';

/** Limits how many tasks run at once; the others wait in turn. */
export interface Gate {
  /** @throws Problem `too-many-requests` when too many wait already */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** @param atOnce tasks that run together @param waiting tasks that may wait: this bounds the memory */
export function createGate(atOnce: number, waiting: number): Gate {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    async run(task) {
      if (running < atOnce) running += 1;
      else if (queue.length >= waiting) {
        throw new Problem('too-many-requests', { headers: { 'retry-after': '1' } });
      } else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await task();
      } finally {
        // The place passes straight to the next in line, so nobody can slip in between.
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
