export { BulkBar, type BulkBarProps } from './BulkBar.js';
export { SelectionCell, SelectionHeader, type SelectionBoxProps } from './SelectionCells.js';
export {
  SortableTableHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  type SortableTableHeaderProps,
  type TableCellProps,
  type TableHeadProps,
  type TableProps,
  type TableRowProps,
} from './Table.js';
export { useHasRoomInToolbar } from './useHasRoomInToolbar.js';
