/** Lets one page of the browser at a time do something. */
export interface Locks {
  /**
   * Runs the task when no page runs another of that name. Rejects with the signal's reason when that
   * aborts before the task has begun; from then on the signal is the task's own affair.
   */
  run<Result>(name: string, task: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

/** Web Locks. Where a browser has none (a page without https), pages do not wait for one another. */
export const browserLocks: Locks = {
  run: (name, task, signal) =>
    typeof navigator === 'undefined' || !('locks' in navigator)
      ? task()
      : navigator.locks.request(name, { signal }, task),
};
