import type { Navigation, NavigationState, NavigationTarget } from './navigation.js';
import { onWindowEvents } from './windowEvents.js';

/** A route id is taken as a path from the root: `people` is `/people`. */
function urlOf(target: NavigationTarget): string {
  return 'url' in target ? target.url : `/${target.routeId.replace(/^[\s/\\]*/, '')}`;
}

/** The state on a server, which has no page; hydration in the browser starts with it too. */
const NOWHERE: NavigationState = { routeId: null, url: '/', reloads: 0, canGoBack: false };

function readState(): NavigationState {
  if (typeof window === 'undefined') return NOWHERE;
  const { pathname, search, hash } = window.location;
  const routeId = pathname.replace(/^\/|\/$/g, '');
  const canGoBack = window.history.length > 1;
  return { routeId, url: pathname + search + hash, reloads: 0, canGoBack };
}

/**
 * Navigation by the browser alone, with a page load each time: for pages without a router. It checks
 * no URL, does not know which page is loading, and its `canGoBack` counts the pages of other sites
 * too. With react-router use the adapter of
 * `gnap-toolkit/headless/react-router`.
 */
export function createBrowserNavigation(): Navigation {
  let state = readState();
  const listeners = new Set<(state: NavigationState, previous: NavigationState) => void>();
  const update = (): void => {
    const previous = state;
    state = readState();
    for (const listener of listeners) listener(state, previous);
  };
  return {
    getState: () => state,
    getInitialState: () => NOWHERE,
    subscribe: (listener) => {
      // Adding the same listener again has no effect: it is called once.
      window.addEventListener('popstate', update);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('popstate', update);
      };
    },
    hrefOf: urlOf,
    go: (target, { replace = false } = {}) => {
      if (replace) window.location.replace(urlOf(target));
      else window.location.assign(urlOf(target));
    },
    reload: () => {
      window.location.reload();
    },
    back: () => {
      window.history.back();
    },
    nextUrl: () => state.url,
    block: () =>
      onWindowEvents(['beforeunload'], (event) => {
        event.preventDefault();
      }),
  };
}
