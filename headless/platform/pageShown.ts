import { pageVisibility } from './pageVisibility.js';
import { onWindowEvents } from './windowEvents.js';

/** Calls back when the page may have missed something while out of view. Returns how to stop. */
export type OnPageShown = (listener: () => void) => () => void;

/**
 * The browser's: the page is in view again because its tab or window was chosen, the machine woke
 * up, or the back/forward cache restored it. On a server it never calls back.
 */
export const onPageShown: OnPageShown = (listener) => {
  const stopFollowing = pageVisibility.subscribe((isLeft) => {
    if (!isLeft && document.visibilityState === 'visible') listener();
  });
  const stop = onWindowEvents(['focus', 'pageshow'], listener);
  return () => {
    stopFollowing();
    stop();
  };
};
