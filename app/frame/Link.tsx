import type { ComponentProps, ReactElement } from 'react';
import { useHref, useLinkClickHandler, useResolvedPath, type To } from 'react-router-dom';

/** The props of an `<a>`, with the router's `to` in place of `href` and `onClick`. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> {
  /** Relative to the route that the link is in. */
  to: To;
  /** Stored in the history entry beside the address. Default nothing. */
  state?: unknown;
}

/**
 * A link to a page of the app. The router's own `Link` also prefetches the code of framework
 * routes, of which this app has none; each page would load 2 kB more.
 */
export function Link({ to, state, children, ...props }: LinkProps): ReactElement {
  // Resolved here, since the router resolves a path on the page that is to be shown next, if any.
  const path = useResolvedPath(to);
  const href = useHref(path);
  const follow = useLinkClickHandler<HTMLAnchorElement>(path, { state });
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}
