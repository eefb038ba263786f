import type { MouseEvent, MouseEventHandler } from 'react';
import { isPlainClick, propGetter, type PropGetter } from '../core/index.js';

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

/**
 * Makes the props of one link or button, for a page or for a step.
 * @param name its accessible name, in the current language: `Page 3`
 * @param target the page that it leads to; `null` if it is disabled
 * @param follow goes to the page
 */
export type PaginationLinkGetter = (
  id: string,
  name: string,
  target: number | null,
  follow: (event: MouseEvent) => void,
) => PropGetter<PaginationLinkProps>;

/**
 * The links around a page; clicks that open another tab or window are left to the browser.
 * @param page the page shown
 * @param hrefOf the address of a page. With it the results are links, without it buttons
 */
export function paginationLinks(
  page: number,
  hrefOf: ((page: number) => string) | undefined,
): PaginationLinkGetter {
  return (id, name, target, follow) => {
    const isCurrent = target === page;
    const isDisabled = target === null;
    return propGetter({
      id,
      type: hrefOf ? undefined : 'button',
      // An `a` without `href` has no role that could be named and disabled.
      role: hrefOf && isDisabled ? 'link' : undefined,
      href: isDisabled ? undefined : hrefOf?.(target),
      'aria-label': name,
      'aria-current': isCurrent ? 'page' : undefined,
      'aria-disabled': isDisabled || undefined,
      'data-active': isCurrent || undefined,
      'data-disabled': isDisabled || undefined,
      onClick: (event) => {
        if (hrefOf && !isPlainClick(event)) return;
        event.preventDefault();
        follow(event);
      },
    });
  };
}
