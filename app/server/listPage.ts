import type { Row } from '@libsql/client';
import { numberOf } from './database/columns.js';
import type { Database } from './database/database.js';
import type { ListQuery } from './listQuery.js';

/** One page, as a list route answers it. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** How many rows the query finds, on all pages. */
  readonly total: number;
  /** Counts from 1; the last page if the query asks for one beyond it. */
  readonly page: number;
  readonly pageSize: number;
}

/** What a list is read from. `table` and `columns` go into SQL as they are. */
export interface ListSource<Item> {
  readonly table: string;
  readonly columns: string;
  readonly itemOf: (row: Row) => Item;
}

/**
 * Reads one page of a table. Its rows and their total are read in one transaction, since others may
 * write meanwhile.
 */
export async function selectPage<Item>(
  database: Database,
  source: ListSource<Item>,
  query: ListQuery,
): Promise<ListPage<Item>> {
  const { table, columns, itemOf } = source;
  const { where, orderBy, page, pageSize } = query;
  const args = [...query.args];
  const [count, found] = await database.batch(
    [
      { sql: `SELECT count(*) AS total FROM ${table} WHERE ${where}`, args },
      {
        sql: `SELECT ${columns} FROM ${table} WHERE ${where} ORDER BY ${orderBy} LIMIT ? OFFSET ?`,
        args: [...args, pageSize, (page - 1) * pageSize],
      },
    ],
    'read',
  );
  const total = count?.rows[0] ? numberOf(count.rows[0], 'total') : 0;
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (page > last) return selectPage(database, source, { ...query, page: last });
  return { items: found?.rows.map(itemOf) ?? [], total, page, pageSize };
}
