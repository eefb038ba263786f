import type { DataRouter } from 'react-router-dom';
import { entryNumber } from './entryNumber.js';
import { baseOf, belowBase } from './routes.rules.js';

/** Asks before the place is left; `proceed` carries out what was held up. */
export type Guard = (proceed: () => void) => void;

/**
 * Those who are asked before a page is left (behaviour B-11): `block` of the navigation adds one.
 */
export interface LeaveGuards {
  /** Asks the guard that came last, of those that are still there; without one it goes ahead. */
  ask(proceed: () => void): void;
  /** Returns how to stop asking. */
  add(guard: Guard): () => void;
}

type BlockedLocation = DataRouter['state']['location'];

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

  /** How the latest navigation that was held up came about, and to which entry it went. */
  let attempt: { action: string; entry: number | undefined } = { action: 'PUSH', entry: undefined };
  /** The next navigation has been asked about. */
  let isLetPass = false;

  /** Navigates anew: loading data again, as saving does, makes the router forget what it holds up. */
  const navigateAgain = (to: BlockedLocation, { action, entry }: typeof attempt): void => {
    isLetPass = guards.size > 0;
    const current = entryNumber(router);
    if (action === 'POP' && entry !== undefined && current !== undefined) {
      void router.navigate(entry - current);
      return;
    }
    const pathname = belowBase(baseOf(router.basename), to.pathname) ?? to.pathname;
    const state: unknown = to.state;
    void router.navigate({ ...to, pathname }, { replace: action === 'REPLACE', state });
  };

  let asked: unknown;
  const askWhenBlocked = (): void => {
    const blocker = router.state.blockers.get(KEY);
    if (blocker?.state !== 'blocked' || blocker === asked) return;
    asked = blocker;
    const from = router.state.location.key;
    const asAttempted = attempt;
    let hasGoneOn = false;
    ask(() => {
      // A guard may call twice, or after another navigation was gone on with. While one that came
      // later is held up too, it is the guard that chooses between them.
      const state = router.state.blockers.get(KEY)?.state;
      if (hasGoneOn || state === 'proceeding' || router.state.location.key !== from) return;
      hasGoneOn = true;
      if (state === 'blocked') blocker.proceed();
      else navigateAgain(blocker.location, asAttempted);
    });
  };

  const warn = (event: BeforeUnloadEvent): void => {
    event.preventDefault();
  };
  const start = (): (() => void) => {
    router.getBlocker(KEY, ({ currentLocation, nextLocation, historyAction }) => {
      const wasAsked = isLetPass;
      isLetPass = false;
      // A link to a heading of the same page leaves nothing.
      const leaves =
        currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search;
      attempt = { action: historyAction, entry: entryNumber(router) };
      return leaves && !wasAsked && guards.size > 0;
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
