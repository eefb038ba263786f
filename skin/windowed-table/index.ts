export { WindowedTable, type WindowedRowProps, type WindowedTableProps } from './WindowedTable.js';
