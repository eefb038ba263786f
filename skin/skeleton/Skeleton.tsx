import type { ReactElement } from 'react';
import { classNames } from '../core/index.js';

/**
 * A gray bar in place of text that is loading. It appears after 150 ms, so that fast loads do not
 * flicker. Hidden from assistive technology: the region that loads says so with `aria-busy`.
 */
export function Skeleton({
  className = 'h-3 w-full',
}: {
  /** Its size. Default `h-3 w-full`. */
  className?: string | undefined;
}): ReactElement {
  return (
    <span
      aria-hidden
      className={classNames(
        'skeleton block rounded-control bg-border forced-colors:border',
        className,
      )}
    />
  );
}
