export { BulkBar, type BulkBarProps } from './BulkBar.js';
export {
  RowActions,
  RowActionsHeader,
  type RowAction,
  type RowActionsProps,
} from './RowActions.js';
export { SelectionCell, SelectionHeader, type SelectionBoxProps } from './SelectionCells.js';
export {
  SortableTableHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  type ColumnContent,
  type SortableTableHeaderProps,
  type TableCellProps,
  type TableHeadProps,
  type TableHeaderProps,
  type TableProps,
  type TableRowProps,
} from './Table.js';
export { useHasRoomInToolbar } from './useHasRoomInToolbar.js';
