/** The top and bottom edges of an element, from the top of the window, in CSS pixels. */
export interface VerticalExtent {
  readonly top: number;
  readonly bottom: number;
}

/**
 * How many CSS pixels to scroll the container, at the least, to bring the target into view; 0 if it
 * is in view already (CSSOM View, `scrollIntoView`, "nearest"). Of a target taller than the
 * container, the top edge is shown.
 */
export function nearestScroll(container: VerticalExtent, target: VerticalExtent): number {
  const above = target.top - container.top;
  const below = target.bottom - container.bottom;
  if (above < 0) return above;
  return below > 0 ? Math.min(below, above) : 0;
}
