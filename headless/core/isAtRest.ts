import type { PointerEvent } from 'react';

/**
 * Whether the pointer has not moved: Safari dispatches `pointermove` also when a list scrolls under
 * it. Events of tests, which know no movement, count as moves.
 */
export function isAtRest({
  isTrusted,
  movementX,
  movementY,
}: Pick<PointerEvent, 'isTrusted' | 'movementX' | 'movementY'>): boolean {
  return isTrusted && movementX === 0 && movementY === 0;
}
