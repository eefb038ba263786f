import { useAnnounce, useFormatText, type TextDescriptor } from '../core/index.js';
import { selectedCount } from './selection.rules.js';
import type { RowId } from './selection.types.js';
import type { SelectionStore } from './selection.store.js';

const COUNT: TextDescriptor = {
  id: 'gnap.selection.count',
  defaultMessage: 'Rows selected: {count}',
};

/**
 * Returns a function that announces how many rows are selected, for after a change of many. It
 * reads the count when called, so that a row does not re-render with the count.
 */
export function useAnnounceCount<Id extends RowId>(store: SelectionStore<Id>): () => void {
  const format = useFormatText();
  const announce = useAnnounce();
  return () => announce(format({ ...COUNT, values: { count: selectedCount(store.getState()) } }));
}
