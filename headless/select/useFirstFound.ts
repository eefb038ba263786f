import { useEffect } from 'react';
import { movedValue } from './select.rules.js';
import type { SelectStore } from './select.store.js';
import type { SelectItem } from './useSelect.types.js';

/**
 * Makes the first option found for the text typed active, for Enter to choose. Where the caller
 * searches, the options shown are for an earlier text until others come: none of them is active.
 * @param query the text that the entries are found for; `null` if the caller searches
 */
export function useFirstFound<Value extends string>(
  store: SelectStore<Value>,
  entries: readonly SelectItem<Value>[],
  query: string | null,
  isLoading: boolean,
): void {
  const first = movedValue('Home', entries, null);
  useEffect(() => {
    if (store.getState().query?.trim() && !isLoading) store.activate(first);
  }, [store, first, query, isLoading]);
}
