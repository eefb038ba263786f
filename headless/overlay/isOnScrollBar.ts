/**
 * Whether a press is on a scroll bar: of the page, at either side, or of an element that has more in it
 * than it shows.
 */
export function isOnScrollBar(event: PointerEvent): boolean {
  // For a press inside a shadow root, the event's own target is only the host.
  const element = event.composedPath()[0] as Element;
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
  const isPage = element === element.ownerDocument?.documentElement;
  // What does not scroll has a border there at most.
  if (!isPage && scrollWidth <= clientWidth && scrollHeight <= clientHeight) return false;
  // Only the page's offset grows as it scrolls.
  const [x, y] = isPage ? [event.clientX, event.clientY] : [event.offsetX, event.offsetY];
  return x < 0 || x >= clientWidth || y >= clientHeight;
}
