import { useEffect } from 'react';
import type { SelectStore } from './select.store.js';

/** Sets an uncontrolled choice back to its initial value when the surrounding form is reset. */
export function useFormReset(store: Pick<SelectStore, 'reset'>, id: string, isOwn: boolean): void {
  useEffect(() => {
    const form = isOwn ? document.getElementById(id)?.closest('form') : null;
    form?.addEventListener('reset', store.reset);
    return () => {
      form?.removeEventListener('reset', store.reset);
    };
  }, [store, id, isOwn]);
}
