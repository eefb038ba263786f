import type { KeyboardEvent, MouseEvent } from 'react';
import { directionOf, hasModifier } from '../core/index.js';

/** Whether a key goes the way of the writing, against it, or neither. */
export function inlineStep(event: KeyboardEvent): 'forward' | 'back' | null {
  if (hasModifier(event) || !/^Arrow(Left|Right)$/.test(event.key)) return null;
  const isRight = event.key === 'ArrowRight';
  return isRight === (directionOf(event.currentTarget) === 'ltr') ? 'forward' : 'back';
}

/** A button whose submenu is closed. */
export function isClosedToggle(element: Element): boolean {
  return element.getAttribute('aria-expanded') === 'false';
}

/** A link or a button that does something else than opening and closing. */
export function isChoice(event: MouseEvent): boolean {
  const control = event.target instanceof Element && event.target.closest('a[href], button');
  return control instanceof Element && !control.hasAttribute('aria-expanded');
}
