import { useEffect, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../core/index.js';
import { movedValue, namedEntry } from './select.rules.js';
import type { SelectStore } from './select.store.js';
import type { SelectItem } from './useSelect.types.js';

/**
 * Makes the option that the text typed names active, for Enter to choose; else the first found.
 * Where the caller searches, the options shown are for an earlier text until others come: none of
 * them is active.
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
  const latest = useRef(entries);
  useIsomorphicLayoutEffect(() => {
    latest.current = entries;
  });
  useEffect(() => {
    const { query: text, activeValue } = store.getState();
    // What the user has moved to stays, where each render gives new options, as long as it is there.
    const isShown = latest.current.some(({ value }) => value === activeValue);
    if (text?.trim() && !isLoading && !isShown)
      store.activate(namedEntry(text, latest.current)?.value ?? first);
  }, [store, first, query, isLoading, given]);
}
