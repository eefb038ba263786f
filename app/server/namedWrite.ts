import { createHash } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import type { FastifyRequest } from 'fastify';
import { numberOf, textOf } from './database/columns.js';
import type { Database } from './database/database.js';
import { idempotencyKey } from './idempotencyKey.js';
import { Problem } from './problems.js';
import { claimsOf } from './tokens/guard.js';

/** How long a named write is remembered. */
const memoryMilliseconds = 24 * 60 * 60 * 1000;

/** A write that its sender named, so that it can be sent again if its answer is lost. */
export interface NamedWrite {
  readonly key: string;
  /** Who sent it: nobody can ask for somebody else's write. */
  readonly sender: string;
  /** Tells a repeated request from another one under the same name. */
  readonly fingerprint: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The name of a write, if its sender gave it one with the header `Idempotency-Key`.
 * @throws Problem `malformed-request` for one that is no name: sent again, it would be done again
 */
export function namedWrite(request: FastifyRequest, now: number): NamedWrite | undefined {
  const key = idempotencyKey(request);
  if (key === undefined) {
    if (request.headers['idempotency-key'] === undefined) return undefined;
    throw new Problem('malformed-request', {
      detail: 'An Idempotency-Key has 16 to 64 characters: letters, digits, "-" and "_".',
    });
  }
  const content = [request.method, request.url, JSON.stringify(request.body)].join('\n');
  return {
    key,
    sender: claimsOf(request).sub,
    fingerprint: createHash('sha256').update(content).digest('hex'),
    at: now,
  };
}

/**
 * The statements that record a write as done. Run them in the same transaction, right after the
 * statement that writes the row; if that wrote nothing, they record nothing. @param id of the row,
 * `null` for one just added
 */
export function noteWrite(write: NamedWrite | undefined, id: number | null): InStatement[] {
  if (write === undefined) return [];
  const { sender, key, fingerprint, at } = write;
  return [
    {
      sql: `INSERT INTO named_writes (sender, key, fingerprint, row_id, at)
        SELECT ?, ?, ?, coalesce(?, last_insert_rowid()), ? WHERE changes() = 1`,
      args: [sender, key, fingerprint, id, at],
    },
    { sql: 'DELETE FROM named_writes WHERE at < ?', args: [at - memoryMilliseconds] },
  ];
}

async function findWrite(
  database: Database,
  { sender, key, fingerprint }: NamedWrite,
): Promise<number | undefined> {
  const { rows } = await database.execute({
    sql: 'SELECT row_id, fingerprint FROM named_writes WHERE sender = ? AND key = ?',
    args: [sender, key],
  });
  if (!rows[0]) return undefined;
  if (textOf(rows[0], 'fingerprint') !== fingerprint) throw new Problem('reused-key');
  return numberOf(rows[0], 'row_id');
}

/**
 * Runs a write, or finds the row of an earlier run, as it stands now.
 * @param run writes, with `noteWrite` in the same transaction
 * @throws Problem `reused-key` when the name belongs to another request; and what `run` and `find`
 * throw
 */
export async function writeOnce<Written>(
  database: Database,
  write: NamedWrite | undefined,
  run: () => Promise<Written>,
  find: (id: number) => Promise<Written>,
): Promise<Written> {
  if (write === undefined) return run();
  const earlier = await findWrite(database, write);
  if (earlier !== undefined) return find(earlier);
  try {
    return await run();
  } catch (error) {
    // The same request, sent twice at the same moment, may have been faster.
    const faster = await findWrite(database, write);
    if (faster !== undefined) return find(faster);
    throw error;
  }
}
