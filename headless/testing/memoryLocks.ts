import { untilAborted, type Locks } from '../platform/index.js';

/** Makes locks in memory: stores that share them behave like several tabs. */
export function createMemoryLocks(): Locks {
  const queues = new Map<string, Promise<unknown>>();
  return {
    run: (name, task, signal) => {
      const before = queues.get(name) ?? Promise.resolve();
      const turn = untilAborted(before, signal).then(() => {
        signal.throwIfAborted();
        return task();
      });
      // One that is called off while it waits does not let the next one pass the one before it.
      queues.set(name, Promise.allSettled([before, turn]));
      return turn;
    },
  };
}
