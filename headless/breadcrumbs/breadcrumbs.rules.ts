import { safeUrl, sameText, type Text } from '../core/vanilla.js';
import type { NavigationTarget } from '../platform/index.js';

/** A step of the way from the start to the current page (spec row CRUMB-1). */
export interface Crumb {
  readonly title: Text;
  /** Where it leads; goes before `state`. An address that could run code leads nowhere. */
  readonly url?: string | undefined;
  /** The id of the route where it leads. */
  readonly state?: string | undefined;
  /** Run by a click, before going anywhere. */
  readonly onClick?: (() => void) | undefined;
}

/** What a crumb is shown as: something to follow, something to press, or text. */
export type CrumbElement = 'a' | 'button' | 'span';

/** Whether two crumbs are shown alike and do the same. */
export function sameCrumb(a: Crumb, b: Crumb): boolean {
  return (
    sameText(a.title, b.title) && a.url === b.url && a.state === b.state && a.onClick === b.onClick
  );
}

/** Where a crumb leads, `null` for nowhere. */
export function crumbTarget({ url, state }: Crumb): NavigationTarget | null {
  if (url !== undefined) {
    const safe = safeUrl(url);
    return safe === null ? null : { url: safe };
  }
  return state === undefined ? null : { routeId: state };
}

/** Whether only the browser can go there: an address with a protocol is not one of the app's. */
export function leavesApp(target: NavigationTarget): boolean {
  return 'url' in target && /^[a-z][a-z0-9+.-]*:/i.test(target.url);
}

/** How a crumb is to be shown. */
export interface CrumbLook {
  /** The last crumb: the page that is shown (spec row CRUMB-4). */
  readonly isCurrent: boolean;
  /** Would lead somewhere or do something, were it not for kiosk mode (spec row CRUMB-3). */
  readonly isDisabled: boolean;
  readonly element: CrumbElement;
  readonly isLink: boolean;
  /** The address of a link, else `null`. */
  readonly href: string | null;
}

function liveElement(crumb: Crumb, href: string | null): CrumbElement {
  if (href !== null) return 'a';
  return crumb.onClick === undefined ? 'span' : 'button';
}

/**
 * How to show a crumb that leads to `href`: the current page and one without target are text, and
 * kiosk mode makes text of the others (spec rows CRUMB-3, CRUMB-4).
 */
export function crumbLook(
  crumb: Crumb,
  { isCurrent, isKiosk, href }: { isCurrent: boolean; isKiosk: boolean; href: string | null },
): CrumbLook {
  const live = isCurrent ? 'span' : liveElement(crumb, href);
  const element = isKiosk ? 'span' : live;
  const isLink = element === 'a';
  return { isCurrent, isDisabled: element !== live, element, isLink, href: isLink ? href : null };
}
