import { mergeRefs } from '../core/index.js';
import type { TimePart } from './timeInput.rules.js';
import type { TimeInputStore } from './timeInput.store.js';
import { watchSpin } from './watchSpin.js';

/** The ref of a spin button: steps by wheel and finger; focuses the hours as the panel opens. */
export function spinRef(
  store: TimeInputStore,
  part: TimePart,
): (element: HTMLElement | null) => void {
  // React 18 does not call the cleanup function that a ref returns; `mergeRefs` does.
  return mergeRefs<HTMLElement>((element) => {
    if (element === null) return undefined;
    if (part === 'hours' && store.getState().isOpen) element.focus({ preventScroll: true });
    return watchSpin(element, (by, event) => {
      store.step(part, by, event);
    });
  });
}
