import type { KeyboardEvent } from 'react';
import { hasModifier, normalizeDigits } from '../core/index.js';
import { clampTime, HIGHEST, largeStep, withPart, type TimePart } from './timeInput.rules.js';
import type { TimeInputSettings, TimeInputStore } from './timeInput.store.js';

/** Handles the keys of a spin button (A11Y-TIME; APG "Spinbutton"). */
export function handleSpinKey(
  event: KeyboardEvent,
  { store, part, settings }: { store: TimeInputStore; part: TimePart; settings: TimeInputSettings },
): void {
  if (hasModifier(event)) return;
  const digit = normalizeDigits(event.key);
  const large = largeStep(part, settings.minuteStep);
  const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: large, PageDown: -large }[event.key];
  const goTo = (number: number, direction: 1 | -1): void => {
    const time = withPart(store.getState().value, part, number);
    store.set(clampTime(time, direction, settings), event);
  };
  if (steps !== undefined) store.step(part, steps, event);
  else if (event.key === 'Home') goTo(0, 1);
  else if (event.key === 'End') goTo(HIGHEST[part], -1);
  else if (/^\d$/.test(digit)) store.typeDigit(part, digit, event);
  else return;
  event.preventDefault();
}
