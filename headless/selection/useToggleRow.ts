import type { RowId } from './selection.types.js';
import type { SelectionStore } from './selection.store.js';
import { useAnnounceCount } from './useAnnounceCount.js';

/** Returns the store's `toggle`, which announces how many rows are selected after a range. */
export function useToggleRow<Id extends RowId>(
  store: SelectionStore<Id>,
): (id: Id, isRange?: boolean) => void {
  const announceCount = useAnnounceCount(store);
  return (id, isRange) => {
    store.toggle(id, isRange);
    if (isRange) announceCount();
  };
}
