import type { InValue } from '@libsql/client';

/** Values of a row by column name. The names go into SQL as they are. */
export type Columns = Readonly<Record<string, InValue>>;

/** SQL with a `?` for each of `args`, as libSQL executes it. */
export interface Statement {
  readonly sql: string;
  readonly args: InValue[];
}

/**
 * Adds many rows, several times as fast as a statement for each.
 * @param rows at least one; all have the same columns
 */
export function insertRows(table: string, rows: readonly Columns[]): Statement {
  const names = Object.keys(rows[0] ?? {});
  const marks = `(${names.map(() => '?').join(', ')})`;
  return {
    sql: `INSERT INTO ${table} (${names.join(', ')}) VALUES ${rows.map(() => marks).join(', ')}`,
    args: rows.flatMap((columns) => Object.values(columns)),
  };
}

/** Adds a row and returns it. */
export function insertRow(table: string, columns: Columns): Statement {
  const { sql, args } = insertRows(table, [columns]);
  return { sql: `${sql} RETURNING *`, args };
}

/**
 * Turns a row into its next version and returns it; returns no row if another version is stored.
 */
export function updateVersion(
  table: string,
  { id, version }: { readonly id: number; readonly version: number },
  columns: Columns,
): Statement {
  const assignments = Object.keys(columns).map((name) => `${name} = ?`);
  return {
    sql: `UPDATE ${table} SET ${assignments.join(', ')}, version = version + 1
      WHERE id = ? AND version = ? RETURNING *`,
    args: [...Object.values(columns), id, version],
  };
}
