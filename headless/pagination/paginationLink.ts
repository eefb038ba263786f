import type { MouseEvent, MouseEventHandler } from 'react';
import { isPlainClick } from '../core/index.js';

/**
 * A disabled link has no `href`; a disabled button is not `disabled`, which would drop the focus
 * before it can be handed on.
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

/** What one link or button of the pagination does: that of a page, or of a step. */
export interface PaginationLink {
  readonly id: string;
  /** Its accessible name, in the current language: `Page 3`. */
  readonly name: string;
  /** The page that it leads to, `null` where it is disabled. */
  readonly target: number | null;
  /** Whether it is the link of the page that is shown. Default false. */
  readonly isCurrent?: boolean | undefined;
  /** The address of a page: makes a link of what is a button without it. */
  readonly hrefOf: ((page: number) => string) | undefined;
  /** Turns the page; a link's click for another tab or window does not come here. */
  follow(event: MouseEvent): void;
}

/** The props of one link; clicks for another tab or window are left to the browser. */
export function paginationLinkProps(link: PaginationLink): PaginationLinkProps {
  const { id, name, target, isCurrent = false, hrefOf, follow } = link;
  const isDisabled = target === null;
  return {
    id,
    type: hrefOf === undefined ? 'button' : undefined,
    // An `a` without `href` has no role, and thus nothing to name and disable.
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
