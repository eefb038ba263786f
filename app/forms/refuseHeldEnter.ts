import type { KeyboardEvent } from 'react';

/**
 * For the `onKeyDown` of a form that stays open after it was sent: holding Enter down sends it once.
 * In a text of several lines, Enter still repeats.
 */
export function refuseHeldEnter(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  const isPressed = target instanceof HTMLInputElement || target instanceof HTMLButtonElement;
  if (repeat && key === 'Enter' && isPressed) event.preventDefault();
}
