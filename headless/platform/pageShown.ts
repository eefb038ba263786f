/** Calls back when the page may have missed something while out of view. Returns how to stop. */
export type OnPageShown = (listener: () => void) => () => void;

const WINDOW_EVENTS = ['focus', 'pageshow'] as const;

/**
 * The browser's: the page is in view again because its tab or window was chosen, the machine woke
 * up, or the back/forward cache restored it. On a server it never calls back.
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
