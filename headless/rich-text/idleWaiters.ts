/** Those who wait until nothing is under way any more. */
export interface IdleWaiters {
  /** Resolves once nothing is under way, at once if nothing is. */
  wait(): Promise<void>;
  /** To be called when something may have ended. */
  tell(): void;
}

/** Creates waiters, none yet. @param isIdle whether nothing is under way */
export function createIdleWaiters(isIdle: () => boolean): IdleWaiters {
  const waiting = new Set<() => void>();
  const tell = (): void => {
    if (!isIdle()) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  return {
    wait: () =>
      new Promise((resolve) => {
        waiting.add(resolve);
        tell();
      }),
    tell,
  };
}
