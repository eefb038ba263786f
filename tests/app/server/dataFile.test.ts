import { copyFile, readFile, writeFile } from 'node:fs/promises';
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

test.each([
  [
    'has damaged pages',
    (bytes: Buffer) => void bytes.fill(65, bytes.length / 4, bytes.length / 2),
    /The database is damaged .*Put a sound copy in its place/,
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
