import type { ComponentProps, ReactElement } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

/** The props of the `<a>`, with the router's `to` for its address and its click. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> {
  /** Relative to the route that the link is in. */
  to: To;
  /** What the history entry of the page keeps besides its address. Default nothing. */
  state?: unknown;
}

/**
 * A link to a page of the app. The router's own `Link` also fetches the code of framework routes
 * ahead of time, which this app has none of: 2 kB that each page would load.
 */
export function Link({ to, state, children, ...props }: LinkProps): ReactElement {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}
