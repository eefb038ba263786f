import { useEffect, useReducer } from 'react';
import { useStoreState } from '../core/index.js';
import { openModals, type OpenModal } from './openModals.store.js';

/** An element that two live regions stand in, as its last children. */
export interface LiveRegionPlace {
  /** The React key of what is rendered there. */
  readonly key: string;
  readonly parent: HTMLElement;
  /** For `useLiveRegion`, as the next. */
  readonly isInModal: boolean;
  readonly isSpeaking: boolean;
}

/**
 * Keeps the host in the modal, whose own content may be a text that is replaced as a whole. React
 * could render into an element of its own only as long as that is not so.
 * @returns a function that ends this
 */
function keepHost(modal: OpenModal): () => void {
  const { container, regionHost } = modal;
  const keep = (): void => {
    if (regionHost.parentNode !== container) container.append(regionHost);
  };
  keep();
  const observer = new MutationObserver(keep);
  observer.observe(container, { childList: true });
  return () => {
    observer.disconnect();
    // Below another modal it stays where it is, since what it says would else be said again.
    if (!openModals.getState().modals.includes(modal)) regionHost.remove();
  };
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
  useEffect(() => {
    const ends = modals.map(keepHost);
    return () => {
      for (const end of ends) end();
    };
  }, [modals]);
  if (!isMounted) return [];
  const inPage = modals.filter(({ container }) => container.ownerDocument === document);
  const topmost = inPage.at(-1);
  return [
    { key: 'page', parent: document.body, isInModal: false, isSpeaking: topmost === undefined },
    ...inPage.map((modal) => ({
      key: `${modal.id}`,
      parent: modal.regionHost,
      isInModal: true,
      isSpeaking: modal === topmost,
    })),
  ];
}
