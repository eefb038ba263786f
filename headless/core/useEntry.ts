import { useRef, useState } from 'react';
import { nextEntryId, type EntriesActions } from './orderedEntries.js';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.js';

/**
 * Keeps an entry in a store while the component is mounted: a route its part of the title, or its
 * crumb. A parent's entry stands before its child's, and later calls of one component after its
 * earlier ones. A component keeps its place while it is mounted, under StrictMode too.
 */
export function useEntry<Item>(
  store: Pick<EntriesActions<Item>, 'insert' | 'update'>,
  item: Item,
): void {
  const [id] = useState(nextEntryId);
  const latest = useRef(item);
  useIsomorphicLayoutEffect(() => {
    latest.current = item;
    store.update({ id, item });
  });
  useIsomorphicLayoutEffect(() => store.insert({ id, item: latest.current }), [store, id]);
}
