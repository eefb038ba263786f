import { useEffect, useReducer } from 'react';
import { createSharedStore, type SharedStore } from './sharedStore.js';
import { useStoreState } from './useStore.js';
import type {
  Announcement,
  AnnouncerActions,
  AnnouncerStore,
  Politeness,
} from './announcer.store.js';

/** The app's announcer, for hooks and for `createShell`. */
export const sharedAnnouncer: SharedStore<AnnouncerStore> =
  createSharedStore<AnnouncerStore>('announcer');

function saysNothing(): void {}

/** How to say something to screen readers. Without an announcer nothing is said. */
export function useAnnounce(): AnnouncerActions['announce'] {
  return sharedAnnouncer.useOptional()?.announce ?? saysNothing;
}

/** What a live region holds, and the props of its element. */
export interface UseLiveRegionResult {
  /** Each is an element of its own, keyed by its id, so that equal texts are said again. */
  announcements: readonly Announcement[];
  getRegionProps(): LiveRegionProps;
}

/**
 * For the element around the announcements, which is in the page before there are any. Only what is
 * new in it is read out.
 */
export interface LiveRegionProps {
  /** `alert` for what is assertive. */
  role: 'status' | 'alert';
  'aria-live': Politeness;
  'aria-atomic': 'false';
  'aria-relevant': 'additions';
}

const NOTHING: readonly Announcement[] = [];

/**
 * One of the two live regions. It is mounted empty and filled in a later render, since a screen reader says
 * only what comes into a region that it knows: so what was announced before the region was there is said too.
 */
export function useLiveRegion(
  politeness: Politeness,
  { store }: { store?: AnnouncerStore | undefined } = {},
): UseLiveRegionResult {
  const announcer = sharedAnnouncer.use('useLiveRegion', store);
  const [isThere, arrive] = useReducer(() => true, false);
  useEffect(arrive, [arrive]);
  const announcements = useStoreState(announcer, (state) => state[politeness]);
  return {
    announcements: isThere ? announcements : NOTHING,
    getRegionProps: () => ({
      role: politeness === 'assertive' ? 'alert' : 'status',
      'aria-live': politeness,
      'aria-atomic': 'false',
      'aria-relevant': 'additions',
    }),
  };
}
