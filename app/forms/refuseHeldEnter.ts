import type { KeyboardEvent } from 'react';

/**
 * For the `onKeyDown` of a form that stays after it was saved: Enter that is held down saves once. A text of
 * several lines takes it as often as it comes.
 */
export function refuseHeldEnter(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  const isPressed = target instanceof HTMLInputElement || target instanceof HTMLButtonElement;
  if (repeat && key === 'Enter' && isPressed) event.preventDefault();
}
