import { runInTurn } from './storedTurn.js';

/** Lets one page of the browser at a time do something. */
export interface Locks {
  /**
   * Runs the task when no page runs another of that name. Rejects with the signal's reason when that
   * aborts before the task has begun; from then on the signal is the task's own affair.
   */
  run<Result>(name: string, task: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

/**
 * Pages of a browser may be different processes, and what one of them stores reaches the others a moment
 * after its lock does. Milliseconds.
 */
const UNTIL_STORED = 100;

function untilStored(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, UNTIL_STORED);
  });
}

/**
 * Web Locks; where a browser has none (a page without https), turns that are kept in storage. Who had to
 * wait for another page sees what that page has stored.
 */
export const browserLocks: Locks = {
  run: async (name, task, signal) => {
    if (typeof navigator === 'undefined') return task();
    if (!('locks' in navigator)) return runInTurn(task, signal, untilStored);
    signal.throwIfAborted();
    const { locks } = navigator;
    const atOnce = await locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? null : { result: await task() },
    );
    if (atOnce !== null) return atOnce.result;
    return locks.request(name, { signal }, async () => {
      await untilStored();
      return task();
    });
  },
};
