import type { KeyboardEvent } from 'react';
import { hasModifier, normalizeDigits } from '../core/index.js';
import { clampTime, HIGHEST, largeStep, withPart, type TimePart } from './timeInput.rules.js';
import type { TimeInputSettings, TimeInputStore } from './timeInput.store.js';

/** What the keys of a spin button do (A11Y-TIME; APG "Spinbutton"). */
export function handleSpinKey(
  event: KeyboardEvent,
  { store, part, settings }: { store: TimeInputStore; part: TimePart; settings: TimeInputSettings },
): void {
  if (hasModifier(event)) return;
  const digit = normalizeDigits(event.key);
  const large = largeStep(part, settings.minuteStep);
  const goTo = (number: number, end: 'min' | 'max'): void => {
    const time = withPart(store.getState().value, part, number);
    store.set(clampTime(time, end, settings), event);
  };
  if (event.key === 'ArrowUp') store.step(part, 1, event);
  else if (event.key === 'ArrowDown') store.step(part, -1, event);
  else if (event.key === 'PageUp') store.step(part, large, event);
  else if (event.key === 'PageDown') store.step(part, -large, event);
  else if (event.key === 'Home') goTo(0, 'min');
  else if (event.key === 'End') goTo(HIGHEST[part], 'max');
  else if (/^\d$/.test(digit)) store.typeDigit(part, digit, event);
  else return;
  event.preventDefault();
}
