export {
  isSelected,
  type HeaderState,
  type Matching,
  type RowId,
  type RowSelection,
  type SelectionState,
  type ShownRows,
} from './selection.rules.js';
export {
  createSelectionStore,
  type SelectionActions,
  type SelectionStore,
  type SelectionStoreOptions,
} from './selection.store.js';
export {
  useRow,
  type RowCheckboxProps,
  type SelectionRowProps,
  type UseRowOptions,
  type UseRowResult,
} from './useRow.js';
export {
  useRowSelection,
  type SelectionButtonProps,
  type SelectionHeaderProps,
  type UseRowSelectionOptions,
  type UseRowSelectionResult,
} from './useRowSelection.js';
