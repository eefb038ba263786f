import { isUtf8 } from 'node:buffer';
import type { ResultSet, Row } from '@libsql/client';
import { numberOf, textOf } from './columns.js';
import type { Database } from './database.js';

/** Rows read at once, each of which may be long. */
const batchSize = 500;

interface TextTable {
  readonly name: string;
  /** SQL for all texts of a row, one after the other. */
  readonly texts: string;
  readonly hasRowid: boolean;
}

/** Looked at first, since it has the names of the others. */
const schema: TextTable = {
  name: 'sqlite_schema',
  texts: "name || char(10) || ifnull(sql, '')",
  hasRowid: true,
};

async function readTables(database: Database): Promise<readonly TextTable[]> {
  const { rows } = await database.execute(
    `SELECT tables.name AS name, NOT tables.wr AS has_rowid,
        group_concat(format('ifnull("%w", '''')', columns.name), ' || char(10) || ') AS texts
      FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
      WHERE tables.schema = 'main' AND tables.type = 'table' AND columns.type = 'TEXT'
      GROUP BY tables.name`,
  );
  return rows.map((row) => ({
    name: textOf(row, 'name'),
    texts: textOf(row, 'texts'),
    hasRowid: numberOf(row, 'has_rowid') === 1,
  }));
}

/** As bytes, since libSQL ends the process when it reads a text that is not UTF-8. */
function readBatch(
  database: Database,
  { name, texts, hasRowid }: TextTable,
  last: number,
): Promise<ResultSet> {
  const bytes = `CAST(${texts} AS BLOB) AS texts`;
  // These tables are short: each of their rows is kept for some time only.
  if (!hasRowid) return database.execute(`SELECT ${bytes} FROM "${name}"`);
  const sql = `SELECT rowid AS id, ${bytes} FROM "${name}" WHERE rowid > ? ORDER BY rowid LIMIT ?`;
  return database.execute({ sql, args: [last, batchSize] });
}

function isBroken({ texts }: Row): boolean {
  return !(texts instanceof ArrayBuffer && isUtf8(texts));
}

async function findIn(database: Database, table: TextTable): Promise<string | null> {
  for (let last = Number.MIN_SAFE_INTEGER; ;) {
    const { rows } = await readBatch(database, table, last);
    const broken = rows.find(isBroken);
    if (broken)
      return `table ${table.name}${table.hasRowid ? `, row ${String(broken['id'])}` : ''}`;
    const end = rows.at(-1);
    if (!end || !table.hasRowid) return null;
    last = numberOf(end, 'id');
  }
}

/**
 * Looks for a stored text that is not UTF-8, as after a fault of the disk. Returns where the first one
 * is, such as `table people, row 300`; null if there is none.
 */
export async function findBrokenText(database: Database): Promise<string | null> {
  const broken = await findIn(database, schema);
  if (broken !== null) return broken;
  for (const table of await readTables(database)) {
    const found = await findIn(database, table);
    if (found !== null) return found;
  }
  return null;
}
