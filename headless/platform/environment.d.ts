/** Sent to the document, from which it bubbles to the window. */
interface WindowEventMap {
  visibilitychange: Event;
}
