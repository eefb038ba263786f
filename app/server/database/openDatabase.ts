import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { ConfigurationError } from '../options.js';
import type { Database, OpenDatabase } from './database.js';
import { reachDatabase } from './distantDatabase.js';
import { localDatabase } from './localDatabase.js';
import { migrate, type Migration } from './migrate.js';
import { findBrokenText } from './storedTexts.js';

const busyMilliseconds = 5_000;
/** How to mend a damaged database file. SQLite would add the log of the damaged one to its copy. */
export const putSoundCopy =
  'Put a sound copy in its place, and remove what ends in -wal and -shm beside it (gnap.db-wal, gnap.db-shm)';

function damaged(finding: string): ConfigurationError {
  return new ConfigurationError(
    `The database is damaged (${finding}). ` +
      `${putSoundCopy}, or choose another by GNAP_DATA or DATABASE_URL.`,
  );
}

/**
 * A file opens although pages of it are damaged; answers would then fail one by one. The indexes are
 * compared with their tables, too, which tells most files that lie beside the log of another one.
 */
async function checkPages(database: Database): Promise<void> {
  const { rows } = await database.execute('PRAGMA integrity_check(1)');
  const finding = String(rows[0]?.['integrity_check']).replace(/\s+/g, ' ');
  if (finding !== 'ok') throw damaged(finding);
}

/** The first to read a broken text would otherwise end the server, each time that it has been started. */
async function checkTexts(database: Database): Promise<void> {
  const place = await findBrokenText(database);
  if (place !== null) throw damaged(`${place}: a text is not UTF-8`);
}

async function openLocal(client: Client): Promise<OpenDatabase> {
  const database = await localDatabase(client, busyMilliseconds);
  await checkPages(database);
  await checkTexts(database);
  return database;
}

async function openDistant(client: Client): Promise<OpenDatabase> {
  await reachDatabase(client);
  return {
    execute: (statement) => client.execute(statement),
    batch: (statements, mode) => client.batch(statements, mode),
    async close() {
      client.close();
    },
  };
}

/**
 * Opens the database, brings its tables up to date and returns it.
 * @param url any libSQL URL; without it the file `gnap.db` in the data folder
 * @throws ConfigurationError for a damaged file, one of a newer version, or a server that cannot be
 * reached; LibsqlError for a file that cannot be opened or written
 */
export async function openDatabase(
  dataFolder: string,
  url: string | undefined,
  migrations: readonly Migration[],
): Promise<OpenDatabase> {
  if (url === undefined) await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const client = createClient({
    url: url ?? pathToFileURL(join(dataFolder, 'gnap.db')).href,
    // A single connection: some settings of localDatabase apply to one connection only, and
    // `:memory:` exists in one only. Local calls are synchronous, so a second would gain nothing.
    concurrency: url === undefined || /^(file:|:memory:)/.test(url) ? 1 : undefined,
  });
  try {
    const database = await (client.protocol === 'file' ? openLocal(client) : openDistant(client));
    await migrate(database, migrations);
    // A file that can only be read opens too, and an empty write tells.
    await database.execute('DELETE FROM migrations WHERE FALSE');
    return database;
  } catch (error) {
    client.close();
    throw error;
  }
}
