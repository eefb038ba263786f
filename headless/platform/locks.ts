import { runInTurn } from './storedTurn.js';

/** Lets one page of the browser at a time run a task. */
export interface Locks {
  /**
   * Runs the task once no page runs another one under that name. Rejects with the signal's reason
   * if the signal aborts before the task starts; after that, heeding the signal is up to the task.
   */
  run<Result>(name: string, task: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

/**
 * Pages may run in different processes, and what one of them stores can reach another one slightly
 * later than the lock it releases. Milliseconds.
 */
const UNTIL_STORED = 100;

function untilStored(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, UNTIL_STORED);
  });
}

/**
 * Web Locks; where a browser has none (a page without HTTPS) or refuses them (site data blocked),
 * turns that are kept in storage. A page that had to wait for another one sees what that page has
 * stored.
 */
export const browserLocks: Locks = {
  run: async (name, task, signal) => {
    if (typeof navigator === 'undefined') return task();
    const { locks } = navigator;
    signal.throwIfAborted();
    let isRefused = true;
    try {
      const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) => {
        isRefused = false;
        return lock === null ? null : { result: await task() };
      });
      if (atOnce !== null) return atOnce.result;
    } catch (error) {
      if (!isRefused) throw error;
      return runInTurn(task, signal, untilStored);
    }
    return locks.request(name, { signal }, async () => {
      await untilStored();
      signal.throwIfAborted();
      return task();
    });
  },
};
