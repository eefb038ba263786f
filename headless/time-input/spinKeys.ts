import type { KeyboardEvent } from 'react';
import { hasModifier, normalizeDigits } from '../core/index.js';
import { clampTime, HIGHEST, largeStep, withPart, type TimePart } from './timeInput.rules.js';
import type { TimeInputSettings, TimeInputStore } from './timeInput.store.js';

/** Handles the keys of a spin button (A11Y-TIME; APG "Spinbutton"). */
export function handleSpinKey(
  event: KeyboardEvent,
  { store, part, settings }: { store: TimeInputStore; part: TimePart; settings: TimeInputSettings },
): void {
  // Shift does not count: French and Belgian keyboards type digits with it.
  if (hasModifier({ ...event, shiftKey: false })) return;
  const digit = normalizeDigits(event.key);
  const large = largeStep(part, settings.minuteStep);
  const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: large, PageDown: -large }[event.key];
  const edge = { Home: 0, End: HIGHEST[part] }[event.key];
  if (steps !== undefined) store.step(part, steps, event);
  else if (edge !== undefined) {
    const time = withPart(store.getState().value, part, edge);
    store.set(clampTime(time, edge === 0 ? 1 : -1, settings), event);
  } else if (/^\d$/.test(digit)) store.typeDigit(part, digit, event);
  else return;
  event.preventDefault();
}
