import type { MouseEvent, MouseEventHandler } from 'react';
import { isPlainClick } from '../core/index.js';

/**
 * A disabled link has no `href`; a disabled button has `aria-disabled` but not `disabled`, which
 * would drop the focus before it can be passed on.
 */
export interface PaginationLinkProps {
  id: string;
  type: 'button' | undefined;
  role: 'link' | undefined;
  href: string | undefined;
  'aria-label': string;
  'aria-current': 'page' | undefined;
  'aria-disabled': true | undefined;
  'data-active': true | undefined;
  'data-disabled': true | undefined;
  onClick: MouseEventHandler;
}

/** One link or button of the pagination, for a page or for a step. */
export interface PaginationLink {
  readonly id: string;
  /** Its accessible name, in the current language: `Page 3`. */
  readonly name: string;
  /** The page that it leads to; `null` if it is disabled. */
  readonly target: number | null;
  /** The page shown. */
  readonly page: number;
  /** The address of a page. With it the result is a link, without it a button. */
  readonly hrefOf: ((page: number) => string) | undefined;
  /** Goes to the page. Not called for clicks that open a link in another tab or window. */
  follow(event: MouseEvent): void;
}

/** The props of one link; clicks that open another tab or window are left to the browser. */
export function paginationLinkProps(link: PaginationLink): PaginationLinkProps {
  const { id, name, target, page, hrefOf, follow } = link;
  const isCurrent = target === page;
  const isDisabled = target === null;
  return {
    id,
    type: hrefOf === undefined ? 'button' : undefined,
    // An `a` without `href` has no role that could be named and disabled.
    role: hrefOf !== undefined && isDisabled ? 'link' : undefined,
    href: isDisabled ? undefined : hrefOf?.(target),
    'aria-label': name,
    'aria-current': isCurrent ? 'page' : undefined,
    'aria-disabled': isDisabled || undefined,
    'data-active': isCurrent || undefined,
    'data-disabled': isDisabled || undefined,
    onClick: (event) => {
      if (hrefOf !== undefined && !isPlainClick(event)) return;
      event.preventDefault();
      follow(event);
    },
  };
}
