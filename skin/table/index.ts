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
} from './Table.js';
