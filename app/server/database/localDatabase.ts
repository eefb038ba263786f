import { setTimeout as delay } from 'node:timers/promises';
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

/** How long to wait before looking again whether another program has released its lock. */
const retryMilliseconds = 25;

/**
 * A database in a file or in memory, which one statement after the other uses. What meets the lock of
 * another program is tried again until the time is over, and lets others pass meanwhile: libSQL itself
 * would stop the whole server. It leaves a `BEGIN` that met the lock unfinished, and then cannot commit
 * any transaction of this connection; so that is opened anew.
 * @param client with a single connection and no time limit of its own
 * @param patience in milliseconds, from when a statement was given
 */
export async function localDatabase(client: Client, patience: number): Promise<OpenDatabase> {
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
  async function untilReleased<Result>(run: () => Promise<Result>): Promise<Result> {
    const end = performance.now() + patience;
    for (;;) {
      try {
        return await inTurn(run);
      } catch (error) {
        if (!isLocked(error) || performance.now() >= end) throw error;
        await delay(retryMilliseconds);
      }
    }
  }
  // In turn, as no other statement may be on the connection that is closed.
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = last.then(() => attempt(run));
    last = result.catch(() => {});
    return result;
  }
  await untilReleased(() => client.execute('PRAGMA journal_mode = WAL'));
  await syncAtCommit(client);
  return {
    execute: (statement) => untilReleased(() => client.execute(statement)),
    batch: (statements, mode) => untilReleased(() => client.batch(statements, mode)),
    async close() {
      // On a full disk they stay in the log after all, where the next start finds them.
      await inTurn(() => client.execute('PRAGMA wal_checkpoint(TRUNCATE)')).catch(() => {});
      client.close();
    },
  };
}
