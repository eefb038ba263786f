import type { DataRouter } from 'react-router-dom';
import { callOff } from './callOff.js';
import { entryNumber } from './entryNumber.js';
import { navigateTo, type RouterLocation } from './navigateTo.js';

/** Is asked before the place is left; `proceed` continues the navigation that was held up. */
export type Guard = (proceed: () => void) => void;

/** The guards to ask before a page is left (behavior B-11); `block` of the navigation adds one. */
export interface LeaveGuards {
  /** Asks the latest guard that is still there; without one it calls `proceed`. */
  ask(proceed: () => void): void;
  /** Adds a guard, and calls off a navigation whose page is still loading. Returns how to remove it. */
  add(guard: Guard): () => void;
  /** Calls off a navigation to another place that is still loading; `undefined` if there is none. */
  stay(): Promise<void> | undefined;
}

/** What the guards need besides the router. */
export interface LeaveGuardsOptions {
  /** The number of the history entry of the page shown; the browser may be at another already. */
  readonly shownEntry: () => number | undefined;
  /** Told when a navigation was called off. */
  readonly onStay: () => void;
}

/** The key of this blocker in the router, which supports only one. */
const KEY = 'gnap';

/** What the query asks of the page: leaving kiosk mode takes `?kiosk` out of it, and the page stays. */
function queryOf({ search }: RouterLocation): string {
  const params = new URLSearchParams(search);
  params.delete('kiosk');
  return params.toString();
}

/** Whether the page may be another one: a link to a heading of the same page does not leave it. */
function leaves(from: RouterLocation, to: RouterLocation): boolean {
  return from.pathname !== to.pathname || queryOf(from) !== queryOf(to);
}

/** Holds up the router's navigations and, as far as browsers allow it, leaving the document. */
export function createLeaveGuards(
  router: DataRouter,
  { shownEntry, onStay }: LeaveGuardsOptions,
): LeaveGuards {
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
  const navigateAgain = (to: RouterLocation, { action, entry }: typeof attempt): void => {
    isNextAllowed = guards.size > 0;
    const current = entryNumber(router);
    if (action === 'POP' && entry !== undefined && current !== undefined) {
      void router.navigate(entry - current);
      return;
    }
    void navigateTo(router, to, { replace: action === 'REPLACE' });
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

  /** Set while the browser is on its way back to the page shown: one more step would pass it. */
  let staying: Promise<void> | undefined;
  const stay = (): Promise<void> => {
    staying ??= callOff(router, shownEntry()).finally(() => {
      staying = undefined;
    });
    return staying;
  };

  /** The router's blocker when the browser was last heard to move. */
  let heldUpBy: unknown;
  /**
   * The router itself takes the browser back when it holds up a step, but it takes the next step
   * that it hears of for that return, even if that is one more of the user.
   */
  const stayIfElsewhere = (): void => {
    const blocker = router.state.blockers.get(KEY);
    const isReturned = blocker?.state === 'blocked' && blocker === heldUpBy;
    heldUpBy = blocker;
    const isElsewhere = isReturned && entryNumber(router) !== shownEntry();
    if (isElsewhere) void stay();
  };

  const warn = (event: BeforeUnloadEvent): void => {
    event.preventDefault();
  };
  const start = (): (() => void) => {
    router.getBlocker(KEY, ({ currentLocation, nextLocation, historyAction }) => {
      const wasAsked = isNextAllowed;
      isNextAllowed = false;
      attempt = { action: historyAction, entry: entryNumber(router) };
      return leaves(currentLocation, nextLocation) && !wasAsked && guards.size > 0;
    });
    const unsubscribe = router.subscribe(askWhenBlocked);
    router.window?.addEventListener('popstate', stayIfElsewhere);
    router.window?.addEventListener('beforeunload', warn);
    return () => {
      // A navigation that is held up still needs its blocker: a saved form removes its guard first,
      // then proceeds.
      if (router.state.blockers.get(KEY)?.state !== 'blocked') router.deleteBlocker(KEY);
      unsubscribe();
      router.window?.removeEventListener('popstate', stayIfElsewhere);
      router.window?.removeEventListener('beforeunload', warn);
    };
  };

  const isLeaving = (): boolean => {
    const { location, navigation } = router.state;
    return navigation.location !== undefined && leaves(location, navigation.location);
  };
  /** What is to be guarded came while the next page was loading, which would have been too late. */
  const stayIfLeaving = (): void => {
    if (!isLeaving() || staying !== undefined) return;
    onStay();
    void stay();
  };

  let stop = (): void => {};
  return {
    ask,
    stay: () => (isLeaving() ? stay() : undefined),
    add: (guard) => {
      const added: Guard = (proceed) => {
        guard(proceed);
      };
      if (guards.size === 0) stop = start();
      guards.add(added);
      stayIfLeaving();
      return () => {
        if (guards.delete(added) && guards.size === 0) stop();
      };
    },
  };
}
