import { useEffect, useReducer } from 'react';
import type { Announcement, AnnouncerStore, Politeness } from './announcer.store.js';
import { sharedAnnouncer } from './sharedAnnouncer.js';
import { useStoreState } from './useStore.js';

/** What a live region holds, and the props of its element. */
export interface UseLiveRegionResult {
  /** Render each as its own element, keyed by its id, so that a repeated text is said again. */
  announcements: readonly Announcement[];
  getRegionProps(): LiveRegionProps;
}

/**
 * For the element around the announcements, which must be in the page before there are any. Only
 * additions to it are read out.
 */
export interface LiveRegionProps {
  /** `alert` for the assertive region. */
  role: 'status' | 'alert';
  'aria-live': Politeness;
  'aria-atomic': 'false';
  'aria-relevant': 'additions';
}

const NOTHING: readonly Announcement[] = [];

/**
 * One of the two live regions. It is mounted empty and filled in a later render, since a screen
 * reader reads only additions to a region it already knows; so announcements made before the region
 * was mounted are read too. Throws a ToolkitError if there is no announcer.
 */
export function useLiveRegion(
  politeness: Politeness,
  { store }: { store?: AnnouncerStore | undefined } = {},
): UseLiveRegionResult {
  const announcer = sharedAnnouncer.useStore('useLiveRegion', store);
  const [isMounted, setMounted] = useReducer(() => true, false);
  useEffect(setMounted, [setMounted]);
  const announcements = useStoreState(announcer, (state) => state[politeness]);
  return {
    announcements: isMounted ? announcements : NOTHING,
    getRegionProps: () => ({
      role: politeness === 'assertive' ? 'alert' : 'status',
      'aria-live': politeness,
      'aria-atomic': 'false',
      'aria-relevant': 'additions',
    }),
  };
}
