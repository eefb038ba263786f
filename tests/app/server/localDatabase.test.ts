import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '../../../app/server/database/database.js';
import { localDatabase } from '../../../app/server/database/localDatabase.js';
import { problemOf } from '../../../app/server/errorHandler.js';
import { dataFolder } from './serverProcess.js';

const add = 'INSERT INTO things VALUES (1) RETURNING *';

/** A database of one table, and another program's connection to the same file. */
async function sharedFile(): Promise<{ database: OpenDatabase; other: Client }> {
  const url = pathToFileURL(join(await dataFolder(), 'gnap.db')).href;
  const database = await localDatabase(createClient({ url, concurrency: 1, timeout: 10 }));
  const other = createClient({ url });
  onTestFinished(async () => {
    other.close();
    await database.close();
  });
  await database.execute('CREATE TABLE things (id INTEGER)');
  return { database, other };
}

test.each([
  ['a transaction', (database: OpenDatabase) => database.batch([add], 'write')],
  ['a statement', (database: OpenDatabase) => database.execute(add)],
])('%s that meets the lock of another program fails alone', async (_, write) => {
  const { database, other } = await sharedFile();
  const lock = await other.transaction('write');
  const refused = await Promise.allSettled([write(database), write(database)]);
  for (const { status } of refused) expect(status).toBe('rejected');
  await lock.rollback();
  await Promise.all([write(database), database.batch([add, add], 'write'), write(database)]);
  const [counted] = await database.batch(['SELECT count(*) AS count FROM things'], 'read');
  expect(counted?.rows[0]).toMatchObject({ count: 4 });
  expect((await other.execute('SELECT count(*) AS count FROM things')).rows[0]).toMatchObject({
    count: 4,
  });
});

test('the lock of another program is a failure that says when to try again', async () => {
  const { database, other } = await sharedFile();
  await other.transaction('write');
  const problem = problemOf(await database.execute(add).catch((error: unknown) => error));
  expect(problem.body).toMatchObject({ status: 503, type: 'urn:gnap:problem:database-busy' });
  expect(problem.headers).toEqual({ 'retry-after': '5' });
});
