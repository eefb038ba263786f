/**
 * Calls back whenever the person does something on the page. Returns how to stop. It calls back before React
 * hears of the event: what the listener does must not render a controlled field at once, which would lose
 * what is typed into it.
 */
export type OnActivity = (listener: () => void) => () => void;

/** Typing, by whatever means, and pointing: mouse, pen, finger, wheel. */
const ACTIVITY_EVENTS = ['keydown', 'input', 'pointerdown', 'touchstart', 'wheel'] as const;

/**
 * The browser's: heard before anybody can stop the event, and never holding up a scroll. It calls
 * back at every key, so the listener has to be cheap. Without a page it never calls back.
 */
export const onActivity: OnActivity = (listener) => {
  if (typeof window === 'undefined') return () => {};
  const options = { capture: true, passive: true };
  for (const type of ACTIVITY_EVENTS) window.addEventListener(type, listener, options);
  return () => {
    for (const type of ACTIVITY_EVENTS) window.removeEventListener(type, listener, options);
  };
};
