/** The upper and the lower edge of something, from the top of the window, in CSS pixels. */
export interface VerticalExtent {
  readonly top: number;
  readonly bottom: number;
}

/**
 * By how many CSS pixels to scroll, so that something is in sight in its container: the shortest way,
 * 0 where it is in sight (CSSOM View, `scrollIntoView`, "nearest"). Of what is higher than the
 * container its upper edge is shown.
 */
export function nearestScroll(container: VerticalExtent, target: VerticalExtent): number {
  const above = target.top - container.top;
  const below = target.bottom - container.bottom;
  if (above < 0) return above;
  return below > 0 ? Math.min(below, above) : 0;
}
