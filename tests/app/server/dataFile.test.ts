import { copyFile, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  addPerson,
  buildServer,
  countPeople,
  dataFolder,
  launch,
  run,
  signIn,
  slow,
} from './serverProcess.js';

beforeAll(buildServer);

/**
 * The data folder of a server that was stopped after somebody was added.
 * @param code that the server ends with; `null` if the signal itself ends it
 */
async function stoppedData(
  signal: NodeJS.Signals = 'SIGTERM',
  code: number | null = 0,
): Promise<string> {
  const data = await dataFolder();
  const server = await run({ GNAP_DATA: data });
  expect(await addPerson(server.url, await signIn(server.url), 'latest')).toBe(201);
  server.child.kill(signal);
  expect((await server.ended).code).toBe(code);
  return data;
}

async function changeBytes(data: string, change: (bytes: Buffer) => void): Promise<void> {
  const file = join(data, 'gnap.db');
  const bytes = await readFile(file);
  change(bytes);
  await writeFile(file, bytes);
}

test.each<[NodeJS.Signals, number | null]>([
  ['SIGTERM', 0],
  // From a terminal that is closed; the signal then ends the server.
  ['SIGHUP', null],
])(
  'a server stopped by %s leaves its data in one file, so that a copy of it is complete',
  { timeout: slow },
  async (signal, code) => {
    const data = await stoppedData(signal, code);
    const copy = await dataFolder();
    await copyFile(join(data, 'gnap.db'), join(copy, 'gnap.db'));
    const server = await run({ GNAP_DATA: copy });
    expect(await countPeople(server.url, await signIn(server.url), 'latest')).toBe(1);
  },
);

const damaged =
  /The database is damaged .*Put a sound copy in its place.*gnap\.db-wal.*gnap\.db-shm/;

test.each([
  [
    'has damaged pages',
    (bytes: Buffer) => void bytes.fill(65, bytes.length / 4, bytes.length / 2),
    damaged,
  ],
  [
    'has a text that is not UTF-8',
    (bytes: Buffer) => {
      for (let at = 0; (at = bytes.indexOf('latest@', at)) >= 0;) bytes.writeUInt8(0xec, at);
    },
    /The database is damaged \(table people, row 321.* not UTF-8\).*Put a sound copy in its place/,
  ],
  [
    'is no database any more',
    (bytes: Buffer) => void bytes.fill(65, 0, 100),
    /cannot be opened \(SQLITE_NOTADB.*Put a sound copy in its place.*gnap\.db-wal.*gnap\.db-shm/,
  ],
  [
    // SQLite only reads a file of a later format, as it does one that the account may not write.
    'can only be read',
    (bytes: Buffer) => void bytes.writeUInt8(3, 18),
    /cannot be opened \(SQLITE_READONLY.*Let this account write the file/,
  ],
])(
  'a data file that %s stops the start with one clear line',
  { timeout: slow },
  async (_, change, line) => {
    const data = await stoppedData();
    await changeBytes(data, change);
    const { code, out, err } = await (await launch({ GNAP_DATA: data })).ended;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(line);
    expect(err.trim().split('\n')).toHaveLength(1);
  },
);

test('a data file that ends within its last page stops the start', { timeout: slow }, async () => {
  const data = await stoppedData();
  const file = join(data, 'gnap.db');
  await truncate(file, (await readFile(file)).length - 10);
  const { code, err } = await (await launch({ GNAP_DATA: data })).ended;
  expect(code).toBe(1);
  expect(err).toMatch(damaged);
});

test(
  'a sound copy beside the log of a crashed server is not mixed with it, and serves once that is removed',
  { timeout: slow },
  async () => {
    const data = await stoppedData();
    const file = join(data, 'gnap.db');
    const copy = join(await dataFolder(), 'copy.db');
    await copyFile(file, copy);
    const client = createClient({ url: pathToFileURL(file).href });
    await client.execute("UPDATE people SET family_name_key = 'zz' || family_name_key");
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    client.close();
    const crashing = await run({ GNAP_DATA: data });
    expect(await addPerson(crashing.url, await signIn(crashing.url), 'later')).toBe(201);
    crashing.child.kill('SIGKILL');
    await crashing.ended;

    await copyFile(copy, file);
    const { code, err } = await (await launch({ GNAP_DATA: data })).ended;
    expect(code).toBe(1);
    expect(err).toMatch(damaged);
    for (const end of ['-wal', '-shm']) await rm(file + end, { force: true });
    await copyFile(copy, file);
    const { url } = await run({ GNAP_DATA: data });
    const headers = await signIn(url);
    expect(await countPeople(url, headers, 'latest')).toBe(1);
    expect(await countPeople(url, headers, 'later')).toBe(0);
  },
);

test(
  'a data file that another program holds stops the start with one clear line',
  { timeout: slow },
  async () => {
    const data = await stoppedData();
    const other = createClient({ url: pathToFileURL(join(data, 'gnap.db')).href });
    onTestFinished(() => other.close());
    await other.execute('PRAGMA locking_mode = EXCLUSIVE');
    await other.execute('DELETE FROM migrations WHERE FALSE');
    const { code, err } = await (await launch({ GNAP_DATA: data })).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/cannot be opened \(SQLITE_BUSY.*Stop the program that holds it/);
  },
);
