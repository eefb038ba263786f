import type { Row } from '@libsql/client';

function wrong(column: string, expected: string): TypeError {
  return new TypeError(`Column "${column}" holds no ${expected}: the query or the table differs.`);
}

/** Reads a text column. @throws TypeError when it holds something else */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw wrong(column, 'text');
  return value;
}

/** Reads a number column. @throws TypeError when it holds something else */
export function numberOf(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw wrong(column, 'number');
  return value;
}

/** Reads a text column that may be null. @throws TypeError when it holds something else */
export function optionalTextOf(row: Row, column: string): string | null {
  return row[column] === null ? null : textOf(row, column);
}
