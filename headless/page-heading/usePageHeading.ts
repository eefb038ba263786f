import { useEffect } from 'react';
import {
  propGetter,
  useAnnounce,
  useMergedRefs,
  type ElementRef,
  type PropGetter,
} from '../core/index.js';
import { onActivity } from '../platform/index.js';
import { sharedPageHeading } from './sharedPageHeading.js';
import type { PageHeadingStore } from './pageHeading.store.js';

/** The options of `usePageHeading`: the page, and the text of its heading. */
export interface UsePageHeadingOptions {
  /**
   * Identifies the page: the path, without search and hash. Take it from the router's hook, such as
   * `useLocation`: the address of `useNavigation` changes before the page does.
   */
  place: string;
  /** The heading's own text, in the current language. */
  title: string;
  /** A ref for the heading. */
  ref?: ElementRef<HTMLElement> | undefined;
  /** Default: the shell's. */
  store?: PageHeadingStore | undefined;
}

/** For the page's one `h1`. */
export interface PageHeadingProps {
  ref: (element: HTMLElement | null) => void;
  tabIndex: -1;
}

/** The prop getter of the page's heading. */
export interface UsePageHeadingResult {
  getHeadingProps: PropGetter<PageHeadingProps>;
}

/** Keys that type nothing by themselves: what they are pressed for is still to come. */
const BEFORE_TYPING = /^(Alt|AltGraph|CapsLock|Dead|Process|Shift)$/;

/** Whether a key is pressed in the middle of typing, as Shift is before a capital letter. */
function isOnTheWay(event: Pick<Event, 'type'>): boolean {
  return 'key' in event && BEFORE_TYPING.test(String(event.key));
}

/** Whether somebody has opened a menu, which would close, or types on in a field of the frame. */
function isBusyElsewhere({ getState }: PageHeadingStore): boolean {
  const { body, activeElement } = document;
  return (
    document.querySelector('[aria-haspopup=menu][aria-expanded=true]') !== null ||
    (getState().isTyping && activeElement !== body)
  );
}

/**
 * After a change of page, moves the focus to the new heading, unless the user has opened a menu or
 * begun to type meanwhile, and announces its title once, as a screen reader does for a page that
 * the browser loads (behavior B-04). Call it in the page's own component. The scroll position is
 * left to the router. Throws a ToolkitError if there is no store.
 */
export function usePageHeading({
  place,
  title,
  ref,
  store,
}: UsePageHeadingOptions): UsePageHeadingResult {
  const pageHeading = sharedPageHeading.useStore('usePageHeading', store);
  const announce = useAnnounce();
  const headingRef = useMergedRefs<HTMLElement>(pageHeading.setHeading, ref);
  useEffect(
    () =>
      onActivity((event) => {
        if (!isOnTheWay(event)) pageHeading.setTyping(event.type === 'input');
      }),
    [pageHeading],
  );
  useEffect(() => {
    if (!pageHeading.arrive(place)) return;
    if (!isBusyElsewhere(pageHeading)) pageHeading.focusHeading();
    announce(title);
  }, [pageHeading, place, title, announce]);
  return { getHeadingProps: propGetter<PageHeadingProps>({ ref: headingRef, tabIndex: -1 }) };
}
