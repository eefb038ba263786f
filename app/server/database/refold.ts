import type { InStatement } from '@libsql/client';
import { fold } from '../fold.js';
import { numberOf, textOf } from './columns.js';
import type { Database } from './database.js';

/** The columns of folded text, each with those that it is folded from, a line for each. */
type FoldedColumns = Readonly<Record<string, readonly string[]>>;

const foldedOfPeople: FoldedColumns = {
  given_name_key: ['given_name'],
  family_name_key: ['family_name'],
  email_key: ['email'],
  job_function_key: ['job_function'],
  department_key: ['department'],
  place_key: ['place'],
  search_text: ['given_name', 'family_name', 'user_name', 'email', 'place'],
};

const foldedOfAnnouncements: FoldedColumns = {
  title_key: ['title'],
  author_key: ['author'],
  search_text: ['title', 'summary', 'author'],
};

async function refoldTable(
  database: Database,
  table: string,
  folded: FoldedColumns,
): Promise<readonly InStatement[]> {
  const columns = new Set(['id', 'version', ...Object.entries(folded).flat(2)]);
  const { rows } = await database.execute(`SELECT ${[...columns].join(', ')} FROM ${table}`);
  return rows.flatMap((row) => {
    const changes = Object.entries(folded)
      .map(([key, from]) => [key, fold(from.map((name) => textOf(row, name)).join('\n'))] as const)
      .filter(([key, text]) => text !== textOf(row, key));
    if (changes.length === 0) return [];
    const assignments = changes.map(([key]) => `${key} = ?`).join(', ');
    return {
      // A server that still runs may have replaced the row since it was read.
      sql: `UPDATE ${table} SET ${assignments} WHERE id = ? AND version = ?`,
      args: [...changes.map(([, text]) => text), numberOf(row, 'id'), numberOf(row, 'version')],
    };
  });
}

/** The statements that fold anew what was stored before `fold` was changed, which SQL cannot do. */
export async function refold(database: Database): Promise<readonly InStatement[]> {
  return [
    ...(await refoldTable(database, 'people', foldedOfPeople)),
    ...(await refoldTable(database, 'announcements', foldedOfAnnouncements)),
  ];
}
