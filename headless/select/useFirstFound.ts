import { useEffect } from 'react';
import { movedValue } from './select.rules.js';
import type { SelectStore } from './select.store.js';
import type { SelectItem } from './useSelect.types.js';

/**
 * Makes the first option found for the text typed active, for Enter to choose. Where the caller
 * searches, the options shown are for an earlier text until others come: none of them is active.
 * @param query the text that the entries are found for; `null` if the caller searches
 * @param given what the entries are made of: with others, the caller's search has ended
 */
export function useFirstFound<Value extends string>(
  store: SelectStore<Value>,
  entries: readonly SelectItem<Value>[],
  query: string | null,
  isLoading: boolean,
  given: unknown,
): void {
  const first = movedValue('Home', entries, null);
  useEffect(() => {
    const { query: text, activeValue } = store.getState();
    // What the user has moved to stays, where each render gives new options.
    if (text?.trim() && !isLoading && activeValue === null) store.activate(first);
  }, [store, first, query, isLoading, given]);
}
