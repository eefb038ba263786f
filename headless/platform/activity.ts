/**
 * Calls back whenever the user does something on the page. Returns how to stop. It calls back
 * before React handles the event, so the listener must not re-render a controlled field
 * synchronously: that would discard the typed text.
 */
export type OnActivity = (listener: () => void) => () => void;

/** Typing, by whatever means, and pointing: mouse, pen, finger, wheel. */
const ACTIVITY_EVENTS = ['keydown', 'input', 'pointerdown', 'touchstart', 'wheel'] as const;

/**
 * The browser's: listens in the capture phase, before anything can stop the event, and passively,
 * so as not to delay scrolling. It calls back on every key press, so the listener must be cheap. On
 * a server it never calls back.
 */
export const onActivity: OnActivity = (listener) => {
  if (typeof window === 'undefined') return () => {};
  const options = { capture: true, passive: true };
  for (const type of ACTIVITY_EVENTS) window.addEventListener(type, listener, options);
  return () => {
    for (const type of ACTIVITY_EVENTS) window.removeEventListener(type, listener, options);
  };
};
