import { randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import { numberOf, textOf } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { noteWrite, writeOnce, type NamedWrite } from '../namedWrite.js';
import { Problem } from '../problems.js';
import type { DeletionRequest } from './deletion.js';

/** How long a deletion can be undone. */
const undoMilliseconds: number = 10 * 60 * 1000;

/** The outcome of a deletion, and the name by which it can be undone. */
export interface Deletion {
  readonly count: number;
  readonly undo: string;
}

/** How many came back, and the user names that somebody else has taken meanwhile. */
export interface Restoration {
  readonly count: number;
  readonly taken: readonly string[];
}

/**
 * Deleted people are kept as JSON by column name, so that their table need not change with
 * `people`.
 */
async function columnsOfPeople(database: Database): Promise<readonly string[]> {
  const { rows } = await database.execute("SELECT name FROM pragma_table_info('people')");
  return rows.map((row) => textOf(row, 'name'));
}

function clearAway(now: number): InStatement[] {
  return [
    {
      sql: `DELETE FROM deleted_people
        WHERE deletion IN (SELECT id FROM deletions WHERE expires_at <= ?)`,
      args: [now],
    },
    { sql: 'DELETE FROM deletions WHERE expires_at <= ?', args: [now] },
  ];
}

/**
 * Removes for good the people whose deletion can no longer be undone. Every deletion and every undo
 * does so too.
 */
export async function forgetDeleted(database: Database, now: number): Promise<void> {
  await database.batch(clearAway(now), 'write');
}

async function findDeletion(database: Database, id: number): Promise<Deletion> {
  const sql = 'SELECT undo, people FROM deletions WHERE id = ?';
  const row = (await database.execute({ sql, args: [id] })).rows[0];
  if (!row) throw new Problem('not-found', { detail: 'This deletion is over.' });
  return { count: numberOf(row, 'people'), undo: textOf(row, 'undo') };
}

/**
 * Deletes people and keeps them aside, in one transaction: all of it, or nothing.
 * @param named by its sender, so that the same request, sent again, gets the same answer
 * @throws Problem `conflict` when there are more of them by now than were confirmed; `reused-key`
 */
export async function deletePeople(
  database: Database,
  { where, args, expected }: DeletionRequest,
  named: NamedWrite | undefined,
  now: number,
): Promise<Deletion> {
  const undo = randomUUID();
  const names = (await columnsOfPeople(database)).map((name) => `'${name}', ${name}`).join(', ');
  // The other statements depend on this row: without it, they change nothing.
  const insertion: InStatement = {
    sql: `INSERT INTO deletions (undo, people, expires_at)
      SELECT ?, found, ? FROM (SELECT count(*) AS found FROM people WHERE ${where})
      WHERE found <= ? RETURNING people`,
    args: [undo, now + undoMilliseconds, ...args, expected],
  };
  const statements = [
    ...clearAway(now),
    insertion,
    ...noteWrite(named, null),
    {
      sql: `INSERT INTO deleted_people (deletion, id, user_name, user_name_key, person)
        SELECT (SELECT id FROM deletions WHERE undo = ?), id, user_name, user_name_key, json_object(${names})
        FROM people WHERE ${where} AND EXISTS (SELECT 1 FROM deletions WHERE undo = ?)`,
      args: [undo, ...args, undo],
    },
    {
      sql: `DELETE FROM people WHERE id IN (SELECT deleted_people.id
        FROM deleted_people JOIN deletions ON deletion = deletions.id WHERE undo = ?)`,
      args: [undo],
    },
  ];
  return writeOnce(
    database,
    named,
    async () => {
      const results = await database.batch(statements, 'write');
      const row = results[statements.indexOf(insertion)]?.rows[0];
      if (row) return { count: numberOf(row, 'people'), undo };
      throw new Problem('conflict', {
        detail: `There are more people by now than the ${String(expected)} that were confirmed. Nobody was deleted.`,
        errors: { expected: ['changed'] },
      });
    },
    (id) => findDeletion(database, id),
  );
}

/**
 * Brings the people of a deletion back, in one transaction. Those whose user name is taken by now
 * stay aside until the time to undo is over, so the undo can be repeated once the name is free.
 * @throws Problem `not-found` when there is no such deletion, or no longer
 */
export async function undoDeletion(
  database: Database,
  undo: string,
  now: number,
): Promise<Restoration> {
  const columns = await columnsOfPeople(database);
  const values = columns.map((name) => `json_extract(person, '$.${name}')`).join(', ');
  const isOfIt = 'deletion = (SELECT id FROM deletions WHERE undo = ?)';
  const results = await database.batch(
    [
      ...clearAway(now),
      {
        sql: `INSERT INTO people (${columns.join(', ')}) SELECT ${values} FROM deleted_people
          WHERE ${isOfIt} AND user_name_key NOT IN (SELECT user_name_key FROM people)`,
        args: [undo],
      },
      // Ids are never reused, so whoever of them is in `people` has come back.
      {
        sql: `DELETE FROM deleted_people WHERE ${isOfIt} AND id IN (SELECT id FROM people)`,
        args: [undo],
      },
      { sql: 'SELECT people FROM deletions WHERE undo = ?', args: [undo] },
      {
        sql: `SELECT user_name FROM deleted_people WHERE ${isOfIt} ORDER BY user_name_key`,
        args: [undo],
      },
    ],
    'write',
  );
  const deletion = results.at(-2)?.rows[0];
  if (!deletion) {
    throw new Problem('not-found', { detail: 'A deletion can be undone for ten minutes.' });
  }
  const taken = (results.at(-1)?.rows ?? []).map((row) => textOf(row, 'user_name'));
  return { count: numberOf(deletion, 'people') - taken.length, taken };
}
