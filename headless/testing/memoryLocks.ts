import type { Locks } from '../platform/index.js';

/** Makes locks in memory: stores that share them behave like several tabs. */
export function createMemoryLocks(): Locks {
  const queues = new Map<string, Promise<unknown>>();
  return {
    run: (name, task, signal) => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(() => {
        signal.throwIfAborted();
        return task();
      });
      queues.set(
        name,
        turn.catch(() => {}),
      );
      return turn;
    },
  };
}
