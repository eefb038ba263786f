import type { KeyboardEvent, MouseEvent } from 'react';
import { directionOf, hasModifier } from '../core/index.js';

/** Whether a key is the arrow in the reading direction, the one against it, or neither (`null`). */
export function inlineStep(event: KeyboardEvent): 'forward' | 'back' | null {
  if (hasModifier(event) || !/^Arrow(Left|Right)$/.test(event.key)) return null;
  const isRight = event.key === 'ArrowRight';
  return isRight === (directionOf(event.currentTarget) === 'ltr') ? 'forward' : 'back';
}

/** Whether the element is a button whose submenu is closed. */
export function isClosedToggle(element: Element): boolean {
  return element.getAttribute('aria-expanded') === 'false';
}

/** Whether the click is on a link, or on a button that does not open and close a submenu. */
export function isChoice(event: MouseEvent): boolean {
  const control = event.target instanceof Element && event.target.closest('a[href], button');
  return control instanceof Element && !control.hasAttribute('aria-expanded');
}
