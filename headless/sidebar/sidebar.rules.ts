import { unquote } from '../platform/index.js';

/** A point in the viewport, in CSS pixels. */
export interface SwipePoint {
  readonly x: number;
  readonly y: number;
}

/** The least distance of a swipe, in CSS pixels: more than a tap that slips. */
const SWIPE_DISTANCE = 48;

/**
 * Whether a finger moved toward the edge that the drawer comes from: left, or right in a
 * right-to-left page. It has to move at least twice as far across as up or down, which scrolls.
 */
export function isClosingSwipe(
  from: SwipePoint,
  to: SwipePoint,
  direction: 'ltr' | 'rtl',
): boolean {
  const across = direction === 'rtl' ? to.x - from.x : from.x - to.x;
  return across >= Math.max(SWIPE_DISTANCE, 2 * Math.abs(to.y - from.y));
}

/**
 * Whether the stored flag says collapsed: the string `true`, JSON-quoted or not. Anything else is
 * expanded (spec row SIDE-1).
 */
export function parseCollapsed(stored: string | null): boolean {
  return stored !== null && unquote(stored) === 'true';
}
