import { LibsqlError, type Client } from '@libsql/client';
import type { OpenDatabase } from './database.js';

/** Whether another program, such as one that copies the file, has locked the database. */
export function isLocked(error: unknown): boolean {
  return error instanceof LibsqlError && error.code === 'SQLITE_BUSY';
}

/** FULL syncs the log at every commit, so that what was acknowledged survives a power cut too. */
async function syncAtCommit(client: Client): Promise<void> {
  await client.execute('PRAGMA synchronous = FULL');
}

/**
 * A database in a file or in memory, which one statement after the other uses. libSQL leaves a
 * `BEGIN` that met the lock of another program unfinished, and then cannot commit any transaction
 * of this connection; so that is opened anew.
 * @param client with a single connection
 */
export async function localDatabase(client: Client): Promise<OpenDatabase> {
  let last: Promise<unknown> = Promise.resolve();
  async function attempt<Result>(run: () => Promise<Result>): Promise<Result> {
    try {
      return await run();
    } catch (error) {
      if (isLocked(error)) {
        client.reconnect();
        await syncAtCommit(client);
      }
      throw error;
    }
  }
  // In turn, as no other statement may be on the connection that is closed.
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = last.then(() => attempt(run));
    last = result.catch(() => {});
    return result;
  }
  await client.execute('PRAGMA journal_mode = WAL');
  await syncAtCommit(client);
  return {
    execute: (statement) => inTurn(() => client.execute(statement)),
    batch: (statements, mode) => inTurn(() => client.batch(statements, mode)),
    async close() {
      // On a full disk they stay in the log after all, where the next start finds them.
      await inTurn(() => client.execute('PRAGMA wal_checkpoint(TRUNCATE)')).catch(() => {});
      client.close();
    },
  };
}
