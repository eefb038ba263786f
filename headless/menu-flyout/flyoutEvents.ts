import type { KeyboardEvent, MouseEvent } from 'react';
import { directionOf, hasModifier } from '../core/index.js';

/** Whether a key is the arrow in the reading direction, the one against it, or neither (`null`). */
export function inlineStep(event: KeyboardEvent): 'forward' | 'back' | null {
  if (hasModifier(event) || !/^Arrow(Left|Right)$/.test(event.key)) return null;
  const isRight = event.key === 'ArrowRight';
  return isRight === (directionOf(event.currentTarget) === 'ltr') ? 'forward' : 'back';
}

/** Whether the click is on a link, or on a button that does not open and close a submenu. */
export function isChoice({ target }: MouseEvent): boolean {
  // React gives the element that was clicked, which may be of another window.
  const control = (target as Element).closest('a[href], button');
  return control !== null && !control.hasAttribute('aria-expanded');
}
