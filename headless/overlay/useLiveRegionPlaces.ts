import { useEffect, useReducer } from 'react';
import { useStoreState } from '../core/index.js';
import { openModals } from './openModals.store.js';

/** An element that two live regions stand in, as its last children. */
export interface LiveRegionPlace {
  /** The React key of what is rendered there. */
  readonly key: string;
  readonly parent: HTMLElement;
  /** There, leave out the region's `role`, which would pass for an alert of the modal's own. */
  readonly isInModal: boolean;
  /** For `useLiveRegion`. */
  readonly isSpeaking: boolean;
}

/**
 * Where the app's live regions stand: in the page's body and in each open modal, of which those of
 * the topmost speak, since VoiceOver reads none outside of an `aria-modal` element. Nowhere on a
 * server, and until the page has been hydrated.
 */
export function useLiveRegionPlaces(): readonly LiveRegionPlace[] {
  const modals = useStoreState(openModals, (state) => state.modals);
  const [isMounted, setMounted] = useReducer(() => true, false);
  useEffect(setMounted, [setMounted]);
  if (!isMounted) return [];
  const parents = [document.body, ...modals.map(({ container }) => container)].filter(
    ({ ownerDocument }) => ownerDocument === document,
  );
  return parents.map((parent, index) => ({
    key: `${index}`,
    parent,
    isInModal: index > 0,
    isSpeaking: index === parents.length - 1,
  }));
}
