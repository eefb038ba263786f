/**
 * Whether a press is on a scroll bar, at either side: of the page, or of an element that scrolls. The
 * border of such an element counts as one.
 */
export function isOnScrollBar(event: PointerEvent): boolean {
  // For a press inside a shadow root, the event's own target is only the host.
  const element = event.composedPath()[0] as Element;
  const { clientLeft, clientWidth, clientHeight } = element;
  const page = element.ownerDocument?.documentElement;
  // Tests may dispatch one on the document itself.
  if (!page) return false;
  const isPage = element === page;
  const { overflow, borderLeftWidth } = getComputedStyle(element);
  // What reaches beyond other elements, such as a long line, is a part of them.
  if (!isPage && !/auto|scroll/.test(overflow)) return false;
  // Only the page's offset grows as it scrolls.
  const [x, y] = isPage ? [event.clientX, event.clientY] : [event.offsetX, event.offsetY];
  // Offsets begin at the border, where a scroll bar at the left is, if there is one.
  const start = isPage ? 0 : clientLeft - parseFloat(borderLeftWidth);
  return x < start || x >= start + clientWidth || y >= clientHeight;
}
