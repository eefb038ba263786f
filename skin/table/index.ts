export {
  SortableTableHeader,
  Table,
  TableCell,
  TableHeader,
  TableRow,
  type SortableTableHeaderProps,
} from './Table.js';
