import { useEffect, useReducer, useRef } from 'react';
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
  ref: (element: HTMLElement | null) => void;
  /** `alert` for the assertive region of the page. */
  role: 'status' | 'alert' | undefined;
  'aria-live': Politeness;
  'aria-atomic': 'false';
  'aria-relevant': 'additions';
}

/** What {@link useLiveRegion} takes. */
export interface UseLiveRegionOptions {
  /** Default: the app's announcer. */
  store?: AnnouncerStore | undefined;
  /**
   * Whether this region says what is announced from now on, as one of the app's must: the one in the
   * topmost modal, else that of the page. Default `true`.
   */
  isSpeaking?: boolean | undefined;
  /**
   * Whether this region is in a modal, where the assertive one has no role, since `alert` would pass
   * for an alert that the modal shows. Default `false`.
   */
  isInModal?: boolean | undefined;
}

/**
 * How long a text stands in a region before a browser has surely told of it, in milliseconds. If a
 * modal opens or closes sooner, the region that speaks then says it.
 */
const NOTICED = 50;

/** The region that has said each announcement, so that no other says it again. */
const saidBy = new WeakMap<Announcement, object>();

/**
 * One of the live regions. It is mounted empty and filled in a later render, since a screen reader
 * reads only additions to a region it already knows; so announcements made before the region was
 * mounted are read too, unless another region has said them. Throws a ToolkitError if there is no
 * announcer.
 */
export function useLiveRegion(
  politeness: Politeness,
  { store, isSpeaking = true, isInModal }: UseLiveRegionOptions = {},
): UseLiveRegionResult {
  const announcer = sharedAnnouncer.useStore('useLiveRegion', store);
  const region = useRef<HTMLElement>(null);
  const [isMounted, setMounted] = useReducer(() => true, false);
  useEffect(setMounted, [setMounted]);
  const all = useStoreState(announcer, (state) => state[politeness]);
  const announcements = all.filter(
    (announcement) => isMounted && (saidBy.get(announcement) ?? (isSpeaking && region)) === region,
  );
  const isStillSpeaking = useRef(isSpeaking);
  useEffect(() => {
    isStillSpeaking.current = isSpeaking;
    // Not cleared when more is announced, which would put it off for as long as that goes on.
    setTimeout(() => {
      if (isStillSpeaking.current && region.current?.isConnected)
        for (const announcement of announcements) saidBy.set(announcement, region);
    }, NOTICED);
  });
  return {
    announcements,
    getRegionProps: () => ({
      ref: (element) => {
        region.current = element;
      },
      role: politeness === 'assertive' ? (isInModal ? undefined : 'alert') : 'status',
      'aria-live': politeness,
      'aria-atomic': 'false',
      'aria-relevant': 'additions',
    }),
  };
}
