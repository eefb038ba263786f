import { safeUrl, sameText, type Text } from '../core/vanilla.js';
import type { NavigationTarget } from '../platform/index.js';

/** One step of the trail to the current page (spec row CRUMB-1). */
export interface Crumb {
  readonly title: Text;
  /** The target; takes precedence over `state`. An address that could run code is no target. */
  readonly url?: string | undefined;
  /** The id of the target route. */
  readonly state?: string | undefined;
  /** Run by a click, before going anywhere. */
  readonly onClick?: (() => void) | undefined;
}

/** The element that a crumb is rendered as: a link, a button or plain text. */
export type CrumbElement = 'a' | 'button' | 'span';

/** Whether two crumbs look and behave the same. */
export function sameCrumb(a: Crumb, b: Crumb): boolean {
  return (
    sameText(a.title, b.title) && a.url === b.url && a.state === b.state && a.onClick === b.onClick
  );
}

/** The target of a crumb; `null` if it has none. */
export function crumbTarget({ url, state }: Crumb): NavigationTarget | null {
  if (url !== undefined) {
    const safe = safeUrl(url);
    return safe === null ? null : { url: safe };
  }
  return state === undefined ? null : { routeId: state };
}

/** Whether the browser has to go there: an address with a protocol is outside the app. */
export function leavesApp(target: NavigationTarget): boolean {
  return 'url' in target && /^[a-z][a-z0-9+.-]*:/i.test(target.url);
}

/** How to render a crumb. */
export interface CrumbLook {
  /** The last crumb: the page that is shown (spec row CRUMB-4). */
  readonly isCurrent: boolean;
  /** Whether it would be a link or a button outside kiosk mode (spec row CRUMB-3). */
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
 * How to render a crumb that leads to `href`: the current page and a crumb without a target are
 * text, and in kiosk mode so is every other (spec rows CRUMB-3, CRUMB-4).
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
