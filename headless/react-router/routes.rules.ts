import { safeUrl } from '../core/vanilla.js';

/** What is read of a route of react-router. */
export interface RouteLike {
  readonly id: string;
  readonly path?: string | undefined;
  readonly children?: readonly RouteLike[] | undefined;
}

/** The path pattern of a route from the root, with those of the routes around it. */
function patternOf(routes: readonly RouteLike[], id: string, parent = ''): string | null {
  for (const { id: routeId, path = '', children = [] } of routes) {
    const pattern = path.startsWith('/') ? path : `${parent}/${path}`;
    const found = routeId === id ? pattern : patternOf(children, id, pattern);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The path of a route below the base: `/people`. `null` where no route has the id, or where its path
 * holds a parameter or a splat; optional segments are left out.
 */
export function pathOfRoute(routes: readonly RouteLike[], id: string): string | null {
  const pattern = patternOf(routes, id);
  if (pattern === null) return null;
  const segments = pattern.split('/').filter((segment) => segment && !segment.endsWith('?'));
  const isOpenEnded = segments.some((segment) => segment.startsWith(':') || segment === '*');
  return isOpenEnded ? null : `/${segments.join('/')}`;
}

/** `/app/` → `/app`; the root is the empty string, so that base and path can be set side by side. */
export function baseOf(basename: string | undefined): string {
  return (basename ?? '').replace(/\/+$/, '');
}

/** The path below the base, `null` for one outside of it. As in react-router, case does not count. */
export function belowBase(base: string, pathname: string): string | null {
  if (!`${pathname}/`.toLowerCase().startsWith(`${base}/`.toLowerCase())) return null;
  return pathname.slice(base.length) || '/';
}

/** Where the app is, as far as resolving a URL needs it. */
export interface Place {
  readonly base: string;
  /** Path, search and hash below the base. */
  readonly url: string;
  /** Of the page; none where there is no page. */
  readonly origin: string | undefined;
}

/** A place of this app, below its base, or any other document. */
export type Destination =
  | { readonly pathname: string; readonly search: string; readonly hash: string }
  | { readonly href: string };

/** Stands for the app while a URL is resolved; what resolves to another origin leaves the app. */
const APP = 'https://app.invalid';

/**
 * Where a URL leads: relative ones below the base, absolute ones into the app where they are its own
 * origin and base. `null` for a URL that is not safe ({@link safeUrl}), or that only looks relative.
 */
export function resolveUrl(url: string, { base, url: current, origin }: Place): Destination | null {
  const safe = safeUrl(url);
  if (safe === null) return null;
  const resolved = new URL(safe, APP + current);
  const { pathname, search, hash } = resolved;
  const isOwn = resolved.origin === APP;
  const inApp = isOwn ? pathname : resolved.origin === origin ? belowBase(base, pathname) : null;
  if (inApp === null) return { href: resolved.href };
  // `/..//evil.example` resolves to the path `//evil.example`, which is an address elsewhere.
  return inApp.startsWith('//') ? null : { pathname: inApp, search, hash };
}
