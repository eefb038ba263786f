export {
  createSelectionStore,
  type SelectionActions,
  type SelectionStore,
  type SelectionStoreOptions,
} from './selection.store.js';
export type {
  HeaderState,
  Matching,
  RowId,
  RowSelection,
  SelectionState,
  ShownRows,
} from './selection.types.js';
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
