import { useEffect } from 'react';
import {
  propGetter,
  useAnnounce,
  useMergedRefs,
  type ElementRef,
  type PropGetter,
} from '../core/index.js';
import { sharedPageHeading } from './sharedPageHeading.js';
import type { PageHeadingStore } from './pageHeading.store.js';

/** Which page the heading belongs to, and what it says. */
export interface UsePageHeadingOptions {
  /** What tells this page from another: the path, without search and hash. */
  place: string;
  /** The heading's own text, in the current language. */
  title: string;
  /** Of the heading. */
  ref?: ElementRef<HTMLElement> | undefined;
  /** Default: the shell's. */
  store?: PageHeadingStore | undefined;
}

/** For the page's one `h1`. */
export interface PageHeadingProps {
  ref: (element: HTMLElement | null) => void;
  tabIndex: -1;
}

/** What goes on the heading of the page. */
export interface UsePageHeadingResult {
  getHeadingProps: PropGetter<PageHeadingProps>;
}

/**
 * Moves the focus to the heading of a page that was come to from another one, and says its title
 * once, as a browser does for a page that it loads (behaviour B-04). Call it where the page is
 * rendered. The scroll position is left to the router.
 * Throws a ToolkitError where there is no store.
 */
export function usePageHeading({
  place,
  title,
  ref,
  store,
}: UsePageHeadingOptions): UsePageHeadingResult {
  const pageHeading = sharedPageHeading.use('usePageHeading', store);
  const announce = useAnnounce();
  const headingRef = useMergedRefs<HTMLElement>(pageHeading.setHeading, ref);
  useEffect(() => {
    if (!pageHeading.arrive(place)) return;
    pageHeading.focusHeading();
    announce(title);
  }, [pageHeading, place, title, announce]);
  return { getHeadingProps: propGetter<PageHeadingProps>({ ref: headingRef, tabIndex: -1 }) };
}
