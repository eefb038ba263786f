import type { DataRouter } from 'react-router-dom';
import { entryNumber } from './entryNumber.js';
import { baseOf, belowBase } from './routes.rules.js';

/** Is asked before the place is left; `proceed` continues the navigation that was held up. */
export type Guard = (proceed: () => void) => void;

/** The guards to ask before a page is left (behavior B-11); `block` of the navigation adds one. */
export interface LeaveGuards {
  /** Asks the latest guard that is still there; without one it calls `proceed`. */
  ask(proceed: () => void): void;
  /** Adds a guard. Returns a function that removes it. */
  add(guard: Guard): () => void;
}

type BlockedLocation = DataRouter['state']['location'];

/** The key of this blocker in the router, which supports only one. */
const KEY = 'gnap';

/** Holds up the router's navigations and, as far as browsers allow it, leaving the document. */
export function createLeaveGuards(router: DataRouter): LeaveGuards {
  const guards = new Set<Guard>();
  const ask = (proceed: () => void): void => {
    const guard = [...guards].at(-1);
    if (guard === undefined) proceed();
    else guard(proceed);
  };

  /** The action and the target entry of the navigation that the blocker last saw. */
  let attempt: { action: string; entry: number | undefined } = { action: 'PUSH', entry: undefined };
  /** Whether the next navigation may pass, since the guard was asked about it already. */
  let isNextAllowed = false;

  /** Repeats a navigation that the router held up, then dropped, as when a save reloads data. */
  const navigateAgain = (to: BlockedLocation, { action, entry }: typeof attempt): void => {
    isNextAllowed = guards.size > 0;
    const current = entryNumber(router);
    if (action === 'POP' && entry !== undefined && current !== undefined) {
      void router.navigate(entry - current);
      return;
    }
    const pathname = belowBase(baseOf(router.basename), to.pathname) ?? to.pathname;
    const state: unknown = to.state;
    void router.navigate({ ...to, pathname }, { replace: action === 'REPLACE', state });
  };

  /** The router's blocker when a guard was last asked: it changes with each navigation. */
  let askedBlocker: unknown;
  const askWhenBlocked = (): void => {
    const blocker = router.state.blockers.get(KEY);
    if (blocker?.state !== 'blocked' || blocker === askedBlocker) return;
    askedBlocker = blocker;
    const from = router.state.location.key;
    const asAttempted = attempt;
    let hasGoneOn = false;
    ask(() => {
      // A guard may call `proceed` twice, or after another navigation has gone ahead. If a later
      // navigation is held up too, the guard chooses between them by the `proceed` it calls.
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
      const wasAsked = isNextAllowed;
      isNextAllowed = false;
      // A link to a heading on the same page does not leave it.
      const leaves =
        currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search;
      attempt = { action: historyAction, entry: entryNumber(router) };
      return leaves && !wasAsked && guards.size > 0;
    });
    const unsubscribe = router.subscribe(askWhenBlocked);
    router.window?.addEventListener('beforeunload', warn);
    return () => {
      // A navigation that is held up still needs its blocker: a saved form removes its guard first,
      // then proceeds.
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
