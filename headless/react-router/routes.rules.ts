import { safeUrl } from '../core/vanilla.js';

/** The part of a react-router route that is read here. */
export interface RouteLike {
  readonly id: string;
  readonly path?: string | undefined;
  readonly children?: readonly RouteLike[] | undefined;
}

/** The full path pattern of a route, joined with those of its parents. */
function patternOf(routes: readonly RouteLike[], id: string, parent = ''): string | null {
  for (const { id: routeId, path = '', children = [] } of routes) {
    const pattern = path.startsWith('/') ? path : `${parent}/${path}`;
    const found = routeId === id ? pattern : patternOf(children, id, pattern);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The path of a route below the base: `/people`. `null` if no route has the id, or if its path has a
 * parameter or a splat; optional segments are left out.
 */
export function pathOfRoute(routes: readonly RouteLike[], id: string): string | null {
  const pattern = patternOf(routes, id);
  if (pattern === null) return null;
  const segments = pattern.split('/').filter((segment) => segment && !segment.endsWith('?'));
  const isOpenEnded = segments.some((segment) => segment.startsWith(':') || segment === '*');
  return isOpenEnded ? null : `/${segments.join('/')}`;
}

/** `/app/` → `/app`; the root is the empty string, so that base and path can be concatenated. */
export function baseOf(basename: string | undefined): string {
  return (basename ?? '').replace(/\/+$/, '');
}

/** The path below the base; `null` if it is outside. Case is ignored, as in react-router. */
export function belowBase(base: string, pathname: string): string | null {
  if (!`${pathname}/`.toLowerCase().startsWith(`${base}/`.toLowerCase())) return null;
  return pathname.slice(base.length) || '/';
}

/** The app's current place, as needed to resolve a URL. */
export interface Place {
  readonly base: string;
  /** Path, search and hash below the base. */
  readonly url: string;
  /** The page's origin; `undefined` if there is no page. */
  readonly origin: string | undefined;
}

/** A place in this app, below its base, or the address of any other document. */
export type Destination =
  | { readonly pathname: string; readonly search: string; readonly hash: string }
  | { readonly href: string };

/** A stand-in for the app's origin: a URL that resolves to another origin is not relative. */
const APP = 'https://app.invalid';

/**
 * Where a URL leads: a relative URL below the base, an absolute one into the app if it has the
 * app's origin and base. `null` for a URL that is not safe ({@link safeUrl}), or that only looks
 * relative.
 */
export function resolveUrl(url: string, { base, url: current, origin }: Place): Destination | null {
  const safe = safeUrl(url);
  if (safe === null) return null;
  const resolved = new URL(safe, APP + current);
  const { pathname, search, hash } = resolved;
  const below = resolved.origin === origin ? belowBase(base, pathname) : null;
  const inApp = resolved.origin === APP ? pathname : below;
  if (inApp === null) return { href: resolved.href };
  // `/..//evil.example` resolves to the path `//evil.example`, which browsers read as another host.
  return inApp.startsWith('//') ? null : { pathname: inApp, search, hash };
}
