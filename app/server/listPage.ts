import type { Client, Row } from '@libsql/client';
import { numberOf } from './database/columns.js';
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

/** Reads one page of a table. */
export async function selectPage<Item>(
  client: Client,
  { table, columns, itemOf }: ListSource<Item>,
  query: ListQuery,
): Promise<ListPage<Item>> {
  const { where, orderBy, pageSize } = query;
  const args = [...query.args];
  const count = await client.execute({
    sql: `SELECT count(*) AS total FROM ${table} WHERE ${where}`,
    args,
  });
  const total = count.rows[0] ? numberOf(count.rows[0], 'total') : 0;
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / pageSize)));
  const { rows } = await client.execute({
    sql: `SELECT ${columns} FROM ${table} WHERE ${where} ORDER BY ${orderBy} LIMIT ? OFFSET ?`,
    args: [...args, pageSize, (page - 1) * pageSize],
  });
  return { items: rows.map(itemOf), total, page, pageSize };
}
