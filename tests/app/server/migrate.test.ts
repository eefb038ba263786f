import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Migration } from '../../../app/server/database/migrate.js';
import { openDatabase } from '../../../app/server/database/openDatabase.js';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'gnap-data-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

const makeThings = 'CREATE TABLE things (name TEXT)';
const fillThings = "INSERT INTO things VALUES ('one')";
const make: Migration = {
  id: 1,
  name: 'make',
  statements: () => [makeThings],
};
const fill: Migration = {
  id: 2,
  name: 'fill',
  statements: () => [fillThings],
};

test('each step runs once, whatever was added later', async () => {
  const data = await folder();
  for (const steps of [[make], [make, fill], [make, fill]]) {
    const database = await openDatabase(data, undefined, steps);
    await database.close();
  }
  const database = await openDatabase(data, undefined, [make, fill]);
  onTestFinished(() => database.close());
  expect((await database.execute('SELECT name FROM things')).rows).toHaveLength(1);
});

test('a database of a newer program stops the start, and is left as it was', async () => {
  const data = await folder();
  await (await openDatabase(data, undefined, [make, fill])).close();
  await expect(openDatabase(data, undefined, [make])).rejects.toThrow(
    /newer version of this program \(step 2; this one knows 1\)\. Start that version/,
  );
});

test('a step that fails leaves nothing behind and can run again', async () => {
  const data = await folder();
  const broken: Migration = {
    id: 1,
    name: 'broken',
    statements: () => [makeThings, 'NONSENSE'],
  };
  await expect(openDatabase(data, undefined, [broken])).rejects.toThrow('NONSENSE');
  const database = await openDatabase(data, undefined, [make]);
  onTestFinished(() => database.close());
  expect((await database.execute('SELECT * FROM things')).rows).toEqual([]);
});

test('a step that breaks a rule of its table stops the start', async () => {
  const data = await folder();
  const broken: Migration = {
    id: 1,
    name: 'broken',
    statements: () => ['CREATE TABLE things (name TEXT UNIQUE)', fillThings, fillThings],
  };
  await expect(openDatabase(data, undefined, [broken])).rejects.toThrow('UNIQUE');
});

test('two servers that start at once run each step once', async () => {
  const data = await folder();
  const databases = await Promise.all(
    [1, 2].map(() => openDatabase(data, undefined, [make, fill])),
  );
  onTestFinished(async () => {
    for (const database of databases) await database.close();
  });
  expect((await databases[0]!.execute('SELECT name FROM things')).rows).toHaveLength(1);
});

test('the file is written so that nothing acknowledged is lost', async () => {
  const database = await openDatabase(await folder(), undefined, [make]);
  onTestFinished(() => database.close());
  await Promise.all([1, 2, 3].map(() => database.batch([fillThings], 'write')));
  expect((await database.execute('PRAGMA journal_mode')).rows[0]).toMatchObject({
    journal_mode: 'wal',
  });
  expect((await database.execute('PRAGMA synchronous')).rows[0]).toMatchObject({ synchronous: 2 });
});
