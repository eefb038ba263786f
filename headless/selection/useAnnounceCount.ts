import { useAnnounce, useFormatText, type TextDescriptor } from '../core/index.js';
import { selectedCount, type RowId } from './selection.rules.js';
import type { SelectionStore } from './selection.store.js';

const COUNT: TextDescriptor = {
  id: 'gnap.selection.count',
  defaultMessage: 'Rows selected: {count}',
};

/** How to say how many rows are chosen, as after a change of many; a row needs no more than the store. */
export function useAnnounceCount<Id extends RowId>(store: SelectionStore<Id>): () => void {
  const format = useFormatText();
  const announce = useAnnounce();
  return () => announce(format({ ...COUNT, values: { count: selectedCount(store.getState()) } }));
}
