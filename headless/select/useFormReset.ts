import { useMemo } from 'react';
import type { ElementRef } from '../core/index.js';
import type { SelectStore } from './select.store.js';

/**
 * A ref for the control, which sets an uncontrolled choice back to its initial value when the
 * surrounding form is reset.
 */
export function useFormReset(
  store: Pick<SelectStore, 'reset'>,
  isOwn: boolean,
): ElementRef<HTMLElement> {
  return useMemo(
    () => (element: HTMLElement | null) => {
      const form = isOwn ? element?.closest('form') : null;
      form?.addEventListener('reset', store.reset);
      return () => {
        form?.removeEventListener('reset', store.reset);
      };
    },
    [store, isOwn],
  );
}
