import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { ConfigurationError } from '../options.js';
import { reachDatabase } from './distantDatabase.js';
import { migrate, type Migration } from './migrate.js';

const busyMilliseconds = 5_000;

/** A file opens although pages of it are damaged; answers would then fail one by one. */
async function checkPages(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA quick_check(1)');
  const finding = String(rows[0]?.['quick_check']).replace(/\s+/g, ' ');
  if (finding === 'ok') return;
  throw new ConfigurationError(
    `The database is damaged (${finding}). ` +
      'Put a sound copy in its place, or choose another by GNAP_DATA or DATABASE_URL.',
  );
}

/**
 * Opens the database, brings its tables up to date and returns it.
 * @param url any libSQL URL; without it the file `gnap.db` in the data folder
 * @throws ConfigurationError for a damaged file, or a server that cannot be reached; LibsqlError for a
 * file that cannot be opened or written
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
      await checkPages(client);
    } else {
      await reachDatabase(client);
    }
    await migrate(client, migrations);
    // A file that can only be read opens too, and an empty write tells.
    await client.execute('DELETE FROM migrations WHERE FALSE');
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/**
 * Closes the database, and leaves all of it in its file, so that a copy of that is complete. Without
 * this the latest writes would stay in the log beside it, `gnap.db-wal`.
 */
export async function closeDatabase(client: Client): Promise<void> {
  if (client.protocol === 'file') {
    // On a full disk they stay in the log after all, where the next start finds them.
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => {});
  }
  client.close();
}
