import type { DataRouter } from 'react-router-dom';

/** Asks before the place is left; `proceed` carries out what was held up. */
export type Guard = (proceed: () => void) => void;

export interface LeaveGuards {
  /** Asks the guard that came last, of those that are still there; without one it goes ahead. */
  ask(proceed: () => void): void;
  /** Returns how to stop asking. */
  add(guard: Guard): () => void;
}

/** The router's key of our blocker; a router heeds only one blocker. */
const KEY = 'gnap';

/** Holds up navigations of the router and, as browsers allow it, leaving the document. */
export function createLeaveGuards(router: DataRouter): LeaveGuards {
  const guards = new Set<Guard>();
  const ask = (proceed: () => void): void => {
    const guard = [...guards].at(-1);
    if (guard === undefined) proceed();
    else guard(proceed);
  };

  let asked: unknown;
  const askWhenBlocked = (): void => {
    const blocker = router.state.blockers.get(KEY);
    if (blocker?.state !== 'blocked' || blocker === asked) return;
    asked = blocker;
    ask(() => {
      // A guard may call twice, or after a later navigation took the place of this one.
      if (router.state.blockers.get(KEY) === blocker) blocker.proceed();
    });
  };

  const warn = (event: BeforeUnloadEvent): void => {
    event.preventDefault();
  };
  const start = (): (() => void) => {
    router.getBlocker(KEY, ({ currentLocation, nextLocation }) => {
      // A link to a heading of the same page leaves nothing.
      const leaves =
        currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search;
      return leaves && guards.size > 0;
    });
    const unsubscribe = router.subscribe(askWhenBlocked);
    router.window?.addEventListener('beforeunload', warn);
    return () => {
      // What is held up still needs its blocker: a form that was saved stops asking, then proceeds.
      if (router.state.blockers.get(KEY)?.state !== 'blocked') router.deleteBlocker(KEY);
      unsubscribe();
      router.window?.removeEventListener('beforeunload', warn);
    };
  };

  let stop = (): void => {};
  return {
    ask,
    add: (guard) => {
      const added: Guard = (proceed) => {
        guard(proceed);
      };
      if (guards.size === 0) stop = start();
      guards.add(added);
      return () => {
        if (guards.delete(added) && guards.size === 0) stop();
      };
    },
  };
}
