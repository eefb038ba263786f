import { safeUrl, ToolkitError } from '../core/vanilla.js';
import { splitUrl } from '../navigation/vanilla.js';
import type { Navigation, NavigationState, NavigationTarget } from '../platform/index.js';

/** A navigation that only keeps a history. */
export interface FakeNavigation extends Navigation {
  /** The addresses in the history, oldest first, starting with the initial one. */
  readonly visited: readonly string[];
}

/** The routes that the navigation knows, and where it starts. */
export interface FakeNavigationOptions {
  /** Path by route id. Default: any id `x` is the path `/x`. */
  routes?: Readonly<Record<string, string>> | undefined;
  /** The first address. Default `/`. */
  url?: string | undefined;
}

/** A stand-in for the app's origin: a URL that resolves to another origin is not relative. */
const APP = 'https://app.invalid';

/** The address that a URL leads to from the current one; `null` for a URL that is not safe. */
function resolveUrl(url: string, current: string): string | null {
  const safe = safeUrl(url);
  if (safe === null) return null;
  const { origin, pathname, search, hash, href } = new URL(safe, APP + current);
  if (origin !== APP) return href;
  // `/..//evil.example` resolves to the path `//evil.example`, which browsers read as another host.
  return pathname.startsWith('//') ? null : pathname + search + hash;
}

/** Whether two addresses are one page: a link to a heading of it leaves nothing. */
function isSamePage(one: string, other: string): boolean {
  return one.split('#', 1)[0] === other.split('#', 1)[0];
}

/**
 * Makes a navigation for tests: it knows routes, has a history, and loads nothing. It resolves and
 * refuses URLs, asks its guard and adds to the history as the one of react-router does.
 */
export function createFakeNavigation(options: FakeNavigationOptions = {}): FakeNavigation {
  const { routes, url = '/' } = options;
  const visited = [url];
  let position = 0;
  const listeners = new Set<(state: NavigationState, previous: NavigationState) => void>();
  const guards = new Set<(proceed: () => void) => void>();

  const routeIdOf = (address: string): string | null => {
    const { path } = splitUrl(address);
    if (routes === undefined) return path.slice(1);
    return Object.entries(routes).find(([, routePath]) => routePath === path)?.[0] ?? null;
  };
  const hrefOf = (target: NavigationTarget): string | null => {
    if ('url' in target) return resolveUrl(target.url, state.url);
    return routes === undefined ? `/${target.routeId}` : (routes[target.routeId] ?? null);
  };
  const stateAt = (address: string, reloads: number): NavigationState => ({
    routeId: routeIdOf(address),
    url: address,
    reloads,
    canGoBack: position > 0,
  });
  const initialState = stateAt(url, 0);
  let state = initialState;

  const update = (next: NavigationState): void => {
    const previous = state;
    state = next;
    for (const listener of [...listeners]) listener(state, previous);
  };
  const guarded = (proceed: () => void): void => {
    const guard = [...guards].at(-1);
    if (guard === undefined) proceed();
    else guard(proceed);
  };

  return {
    visited,
    hrefOf,
    getState: () => state,
    getInitialState: () => initialState,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    go: (target, { replace = false } = {}) => {
      const address = hrefOf(target);
      if (address === null) {
        throw new ToolkitError({
          code: 'url' in target ? 'unsafe-url' : 'unknown-route',
          what: `There is no route ${JSON.stringify(target)}.`,
          why: 'The fake navigation was given a list of routes without it, or an unsafe URL.',
          mend: 'Add it to `routes` of createFakeNavigation, or write the URL as a path.',
        });
      }
      const proceed = (): void => {
        if (replace || address === state.url) visited[position] = address;
        else {
          position += 1;
          visited.splice(position, visited.length, address);
        }
        update(stateAt(address, state.reloads));
      };
      if (isSamePage(address, state.url)) proceed();
      else guarded(proceed);
    },
    reload: () => {
      guarded(() => {
        update({ ...state, reloads: state.reloads + 1 });
      });
    },
    back: () => {
      if (position === 0) return;
      guarded(() => {
        position -= 1;
        update(stateAt(visited[position] ?? '/', state.reloads));
      });
    },
    nextUrl: () => state.url,
    block: (guard) => {
      guards.add(guard);
      return () => {
        guards.delete(guard);
      };
    },
  };
}
