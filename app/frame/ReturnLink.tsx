import type { MouseEvent, ReactElement } from 'react';
import { useHref } from 'react-router-dom';
import { isPlainClick } from '../../headless/core/index.js';
import type { LinkProps } from './Link.js';
import { useOpener, useReturn } from './openedPlace.js';

/** The props of a {@link ReturnLink}. */
export interface ReturnLinkProps extends Omit<LinkProps, 'to' | 'state'> {
  /** The path of the page to return to if it is unknown where this one was opened from. */
  to: string;
}

/** A link out of a page that is done or given up, to the page that it was opened from. */
export function ReturnLink({ to, children, ...props }: ReturnLinkProps): ReactElement {
  const place = useOpener() ?? to;
  const href = useHref(place);
  const returnTo = useReturn();
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The second press of a double click can come before the page is replaced: one more step back.
    const isFirstPress = event.detail < 2;
    if (isFirstPress) void returnTo(place);
  };
  return (
    <a {...props} href={href} onClick={onClick}>
      {children}
    </a>
  );
}
