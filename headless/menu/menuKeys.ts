import type { KeyboardEvent } from 'react';
import { directionOf, hasModifier, rovingIndex } from '../core/index.js';

const CONTROLS = ':is(a[href], button:not(:disabled))';

/** The visible controls of the menu, in document order. */
function controlsIn(nav: Element): HTMLElement[] {
  return [...nav.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    // A browser without `checkVisibility` counts every control as visible. Its option has this name
    // in Chrome 120 as well.
    (control) => control.checkVisibility?.({ checkVisibilityCSS: true }) ?? true,
  );
}

/** Moves the focus to the first visible link or button of a menu, or of a part of one. */
export function focusMenuStart(menu: Element): void {
  controlsIn(menu)[0]?.focus();
}

/**
 * Moves the focus among the links and buttons of the element that handles the key: the nav, or a
 * part of the menu with arrow keys of its own (A11Y-MENU).
 */
export function moveMenuFocus(event: KeyboardEvent): void {
  // Keys with a modifier are the browser's, as Alt+Left, which goes back.
  if (event.defaultPrevented || hasModifier(event)) return;
  const nav = event.currentTarget;
  const controls = controlsIn(nav);
  const index = controls.findIndex((control) => control === event.target);
  if (index < 0) return;
  const next = rovingIndex(
    event.key,
    { index, count: controls.length },
    { orientation: 'both', direction: directionOf(nav), wrap: false },
  );
  if (next === null) return;
  event.preventDefault();
  controls[next]?.focus();
}
