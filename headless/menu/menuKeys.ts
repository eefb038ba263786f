import type { KeyboardEvent } from 'react';
import { directionOf, hasModifier, rovingIndex } from '../core/index.js';

const CONTROLS = ':is(a[href], button:enabled)';

/** The controls of the menu that are shown, in the order of the page. */
function controlsIn(nav: Element): HTMLElement[] {
  return [...nav.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    // A browser that cannot tell has the whole menu on show.
    (control) => control.checkVisibility?.() ?? true,
  );
}

/** Moves the focus to the first link or button that is shown in a menu, or in a part of one. */
export function focusMenuStart(menu: Element): void {
  controlsIn(menu)[0]?.focus();
}

/**
 * Moves the focus among the links and buttons of the element that hears the key: the nav, or a part of
 * the menu that keeps the arrows to itself (A11Y-MENU).
 */
export function moveMenuFocus(event: KeyboardEvent): void {
  // Alt+Left is the browser's way back, and the others have their uses too.
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
