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
async function sharedFile(patience = 10): Promise<{ database: OpenDatabase; other: Client }> {
  const url = pathToFileURL(join(await dataFolder(), 'gnap.db')).href;
  const database = await localDatabase(createClient({ url, concurrency: 1 }), patience);
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

test('what meets the lock is done once that is released, and others are served meanwhile', async () => {
  const { database, other } = await sharedFile(60_000);
  const lock = await other.transaction('write');
  const written = Promise.all([database.execute(add), database.batch([add], 'write')]);
  const count = 'SELECT count(*) AS count FROM things';
  expect((await database.execute(count)).rows[0]).toMatchObject({ count: 0 });
  await lock.rollback();
  await written;
  expect((await database.execute(count)).rows[0]).toMatchObject({ count: 2 });
});

test('the lock of another program is a failure that says when to try again', async () => {
  const { database, other } = await sharedFile();
  await other.transaction('write');
  const problem = problemOf(await database.execute(add).catch((error: unknown) => error));
  expect(problem.body).toMatchObject({ status: 503, type: 'urn:gnap:problem:database-busy' });
  expect(problem.headers).toEqual({ 'retry-after': '5' });
});
