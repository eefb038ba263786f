import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { migrate } from './migrate.js';
import type { Migration } from './migrate.js';

const busyMilliseconds = 5_000;

/**
 * Opens the database, brings its tables up to date and returns it.
 * @param url any libSQL URL; without it the file `gnap.db` in the data folder
 */
export async function openDatabase(
  dataFolder: string,
  url: string | undefined,
  migrations: readonly Migration[],
): Promise<Client> {
  if (url === undefined) await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const client = createClient({
    url: url ?? pathToFileURL(join(dataFolder, 'gnap.db')).href,
    // A single connection: `synchronous` below applies to one connection only, and `:memory:`
    // exists in one only. Local calls are synchronous, so a second connection would gain nothing.
    concurrency: url === undefined || /^(file:|:memory:)/.test(url) ? 1 : undefined,
    timeout: busyMilliseconds,
  });
  try {
    if (client.protocol === 'file') {
      await client.execute('PRAGMA journal_mode = WAL');
      // FULL syncs the log at every commit, so that what was acknowledged survives a power cut too.
      await client.execute('PRAGMA synchronous = FULL');
    }
    await migrate(client, migrations);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}
