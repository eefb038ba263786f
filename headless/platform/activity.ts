import { onWindowEvents } from './windowEvents.js';

/**
 * Calls back with the event whenever the user does something on the page. Returns how to stop. It
 * calls back before React handles the event, so the listener must not re-render a controlled field
 * synchronously: that would discard the typed text.
 */
export type OnActivity = (listener: (event: Pick<Event, 'type'>) => void) => () => void;

/**
 * The browser's: typing, by whatever means, pointing with mouse, pen, finger or wheel, a click, which
 * is all that comes from some screen readers, and going back or forward in the history. It listens
 * in the capture phase, before anything can stop the event, and passively, so as not to delay
 * scrolling. It calls back on every key press, so the listener must be cheap. On a server it never
 * calls back.
 */
export const onActivity: OnActivity = (listener) =>
  onWindowEvents(
    ['keydown', 'input', 'pointerdown', 'touchstart', 'wheel', 'click', 'popstate'],
    listener,
    { capture: true, passive: true },
  );
