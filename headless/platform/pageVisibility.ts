/** Whether anybody can see the page. */
export interface PageVisibility {
  isHidden(): boolean;
  /** Calls back when the page is hidden or shown. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * The browser's: hidden in a background tab, a minimized window, a locked phone. On a server it is
 * never hidden.
 */
export const pageVisibility: PageVisibility = {
  isHidden: () => typeof document !== 'undefined' && document.visibilityState === 'hidden',
  subscribe: (listener) => {
    if (typeof document === 'undefined') return () => {};
    document.addEventListener('visibilitychange', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
    };
  },
};
