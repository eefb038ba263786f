/** Calls back whenever the page may have missed something meanwhile. Returns how to stop. */
export type OnPageShown = (listener: () => void) => () => void;

const WINDOW_EVENTS = ['focus', 'pageshow'] as const;

/**
 * The page comes before somebody's eyes again: its tab or window was chosen, the machine woke, or
 * the back/forward cache brought it back. Without a page it never calls back.
 */
export const onPageShown: OnPageShown = (listener) => {
  if (typeof window === 'undefined') return () => {};
  const onVisibilityChange = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  for (const type of WINDOW_EVENTS) window.addEventListener(type, listener);
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    for (const type of WINDOW_EVENTS) window.removeEventListener(type, listener);
  };
};
