import { useMemo } from 'react';
import type { ElementRef } from '../core/index.js';
import type { SelectStore } from './select.store.js';

/**
 * A ref for the control, which sets an uncontrolled choice back to its initial value when the
 * surrounding form is reset, unless the app cancels that.
 */
export function useFormReset(
  store: Pick<SelectStore, 'reset'>,
  isOwn: boolean,
): ElementRef<HTMLElement> {
  return useMemo(
    () => (element: HTMLElement | null) => {
      const form = isOwn ? element?.closest('form') : null;
      // Not on the form: React calls an `onReset`, which may cancel it, later, at its own root.
      const root = form?.getRootNode();
      const reset = (event: Event): void => {
        if (event.target === form && !event.defaultPrevented) store.reset(event);
      };
      root?.addEventListener('reset', reset);
      return () => {
        root?.removeEventListener('reset', reset);
      };
    },
    [store, isOwn],
  );
}
