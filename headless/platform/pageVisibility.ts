import { onWindowEvents } from './windowEvents.js';

/** Whether anybody can see the page. */
export interface PageVisibility {
  isHidden(): boolean;
  /**
   * Calls back when the page is hidden or shown, and when it is left (`isLeft`): nothing may render
   * then, as the page may come back from the back/forward cache. Returns how to stop.
   */
  subscribe(listener: (isLeft?: boolean) => void): () => void;
}

/**
 * The browser's: hidden in a background tab, a minimized window, a locked phone. On a server it is
 * never hidden.
 */
export const pageVisibility: PageVisibility = {
  isHidden: () => typeof document !== 'undefined' && document.visibilityState === 'hidden',
  subscribe: (listener) => {
    let isLeft = false;
    // Firefox loses the messages of a page that enters its back/forward cache. React, once it has
    // sent itself one to go on rendering, would wait for it for ever when the page comes back.
    const onChange = ({ type }: Event): void => {
      isLeft = type === 'pagehide' || (isLeft && document.visibilityState === 'hidden');
      listener(isLeft);
    };
    return onWindowEvents(['pagehide', 'visibilitychange'], onChange, { capture: true });
  },
};
