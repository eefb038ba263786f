import { matchRoutes, type DataRouter } from 'react-router-dom';
import { ToolkitError } from '../core/index.js';
import type { Navigation, NavigationState, NavigationTarget } from '../platform/index.js';
import { entryNumber } from './entryNumber.js';
import { followTrail, startTrail } from './historyTrail.rules.js';
import { createLeaveGuards } from './leaveGuards.js';
import type { RouterLocation } from './navigateTo.js';
import { baseOf, belowBase, pathOfRoute, resolveUrl, type Destination } from './routes.rules.js';
import { createStepBack } from './stepBack.js';

/** The options of `createRouterNavigation`; none is required. */
export interface RouterNavigationOptions {
  /** Loads a URL outside this app. Default: `window.location.assign`. */
  loadUrl?: ((url: string) => void) | undefined;
  /**
   * Called when a page that was still loading is called off, since the current place was blocked
   * meanwhile: somebody typed on. Tell them. Default: nothing.
   */
  onStay?: (() => void) | undefined;
}

function loadInBrowser(url: string): void {
  window.location.assign(url);
}

function refuse(target: NavigationTarget): never {
  if ('url' in target) {
    throw new ToolkitError({
      code: 'unsafe-url',
      what: `The URL ${JSON.stringify(target.url)} is refused.`,
      ...(process.env.NODE_ENV !== 'production' && {
        why: 'It is neither http, https, mailto or tel, nor a path of this app.',
        mend: 'Look at where it comes from, or write it as a path.',
      }),
    });
  }
  throw new ToolkitError({
    code: 'unknown-route',
    what: `There is no address for the route ${JSON.stringify(target.routeId)}.`,
    ...(process.env.NODE_ENV !== 'production' && {
      why: 'No route has this id, or its path has parameters.',
      mend: 'Give the route this `id` in the route table, or go to a URL.',
    }),
  });
}

/**
 * The navigation of an app with a data router of react-router-dom 7 (`createBrowserRouter`,
 * `createHashRouter`, `createMemoryRouter`; `createStaticRouter` on a server). A route is
 * identified by its `id` in the route table. The navigation subscribes to the router and never
 * unsubscribes.
 */
export function createRouterNavigation(
  router: DataRouter,
  { loadUrl = loadInBrowser, onStay = () => {} }: RouterNavigationOptions = {},
): Navigation {
  const base = baseOf(router.basename);
  const guards = createLeaveGuards(router, { shownEntry: () => entry, onStay });
  const listeners = new Set<(state: NavigationState, previous: NavigationState) => void>();
  let { location } = router.state;
  let trail = startTrail(location.key);
  let entry = entryNumber(router);
  const stepBack = createStepBack(router, () => entry);

  const urlOf = ({ pathname, search, hash }: RouterLocation): string =>
    (belowBase(base, pathname) ?? pathname) + search + hash;
  const read = (reloads: number): NavigationState => {
    const match = matchRoutes(router.routes, location, router.basename)?.at(-1);
    return {
      routeId: match?.route.id ?? null,
      url: urlOf(location),
      reloads,
      canGoBack: (entry ?? trail.index) > 0,
    };
  };
  let state = read(0);
  // A server knows no history, and the first render in the browser must match the server's.
  const initialState = { ...state, canGoBack: false };
  const update = (next: NavigationState): void => {
    const previous = state;
    state = next;
    for (const listener of [...listeners]) listener(state, previous);
  };
  try {
    router.subscribe(({ location: next, historyAction }) => {
      stepBack.follow();
      if (next === location) return;
      location = next;
      trail = followTrail(trail, historyAction, next.key);
      entry = entryNumber(router);
      update(read(state.reloads));
    });
  } catch {
    // A static router never navigates, and its `subscribe` throws.
  }

  const destinationOf = (target: NavigationTarget): Destination | null => {
    const origin = router.window?.location.origin;
    if ('url' in target) return resolveUrl(target.url, { base, url: state.url, origin });
    const pathname = pathOfRoute(router.routes, target.routeId);
    return pathname === null ? null : { pathname, search: '', hash: '' };
  };

  return {
    getState: () => state,
    getInitialState: () => initialState,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    hrefOf: (target) => {
      const destination = destinationOf(target);
      if (destination === null || 'href' in destination) return destination?.href ?? null;
      const { pathname, search, hash } = destination;
      return router.createHref({ ...location, pathname: base + pathname, search, hash });
    },
    go: (target, { replace = false } = {}) => {
      const destination = destinationOf(target) ?? refuse(target);
      if ('href' in destination) {
        loadUrl(destination.href);
        return;
      }
      const url = destination.pathname + destination.search + destination.hash;
      // As a link to the current page does: otherwise Back would lead to the same page.
      void router.navigate(url, { replace: replace || url === state.url });
    },
    reload: () => {
      const load = (): void => void router.revalidate();
      guards.ask(() => {
        update({ ...state, reloads: state.reloads + 1 });
        // Revalidating begins anew a navigation that is under way, and would lead to its page.
        const stayed = guards.stay();
        if (stayed === undefined) load();
        else void stayed.then(load);
      });
    },
    back: stepBack.begin,
    nextUrl: () => urlOf(router.state.navigation.location ?? location),
    block: guards.add,
  };
}
