import { useRef, useState } from 'react';
import { nextEntryId, type EntriesActions } from './orderedEntries.js';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.js';

/**
 * Keeps an entry in a store while the component is mounted, such as a route's part of the title or
 * its crumb. A parent's entry comes before its child's; those of one component are in the order of
 * its calls. An entry keeps its place while the component is mounted, under StrictMode too.
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
