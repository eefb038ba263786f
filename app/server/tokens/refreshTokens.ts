import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { numberOf, textOf } from '../database/columns.js';
import type { Database } from '../database/database.js';

const lifetimeMilliseconds = 14 * 24 * 60 * 60 * 1000;

/** A refresh token for the cookie. `expiresAt` in milliseconds since 1970. */
export interface RefreshToken {
  readonly token: string;
  /** Names the sign-in that it descends from. */
  readonly family: string;
  readonly userId: number;
  readonly expiresAt: number;
}

/** Only hashes are stored: whoever reads the database cannot renew anybody's session. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Begins a family of refresh tokens, and deletes those that have expired. */
export async function beginFamily(
  database: Database,
  userId: number,
  now: number,
): Promise<RefreshToken> {
  const token = makeToken();
  const family = randomUUID();
  const expiresAt = now + lifetimeMilliseconds;
  await database.batch(
    [
      { sql: 'DELETE FROM refresh_tokens WHERE expires_at <= ?', args: [now] },
      {
        sql: 'INSERT INTO refresh_tokens (hash, family, user_id, expires_at) VALUES (?, ?, ?, ?)',
        args: [hashOf(token), family, userId, expiresAt],
      },
    ],
    'write',
  );
  return { token, family, userId, expiresAt };
}

/**
 * Whether this sign-in goes on: nobody has signed out of it, and no theft of its tokens was found.
 */
export async function isFamilyAlive(database: Database, family: string): Promise<boolean> {
  const sql = 'SELECT 1 FROM refresh_tokens WHERE family = ? LIMIT 1';
  return (await database.execute({ sql, args: [family] })).rows.length > 0;
}

/**
 * Ends the family of this token, used or not: its refresh tokens no longer renew, and its access
 * tokens are no longer accepted.
 */
export async function revokeFamily(database: Database, token: string): Promise<void> {
  await database.execute({
    sql: `DELETE FROM refresh_tokens
      WHERE family = (SELECT family FROM refresh_tokens WHERE hash = ?)`,
    args: [hashOf(token)],
  });
}

/**
 * Exchanges a refresh token for the next one of its family, all of which expire 14 days after the
 * sign-in. A token that was exchanged before has been stolen, either by this caller or from them:
 * its family is revoked.
 *
 * One case is no theft: the answer with the next token was lost, because the connection broke or
 * the page was left, and the caller asks again. It is recognized by the name of the attempt, which
 * only that caller knows, and by a next token that nobody has used. That one is then replaced by
 * another and counts as used, so that whoever holds it after all is caught in turn. There is no
 * grace period beyond that: a thief would use it too.
 * @param attempt names this renewal, the same each time it is asked for; without it a renewal
 * cannot be repeated
 * @returns null for a token that is unknown, expired or used
 */
export async function rotate(
  database: Database,
  token: string,
  attempt: string | undefined,
  now: number,
): Promise<RefreshToken | null> {
  const next = makeToken();
  const args = {
    now,
    old: hashOf(token),
    next: hashOf(next),
    attempt: attempt === undefined ? null : hashOf(attempt),
  };
  const results = await database.batch(
    [
      {
        sql: `INSERT INTO refresh_tokens (hash, family, user_id, expires_at)
          SELECT :next, family, user_id, expires_at FROM refresh_tokens AS old
          WHERE hash = :old AND expires_at > :now AND (used_at IS NULL OR (
            attempt_hash = :attempt AND EXISTS (
              SELECT 1 FROM refresh_tokens WHERE hash = old.successor_hash AND used_at IS NULL)))`,
        args,
      },
      {
        sql: `UPDATE refresh_tokens SET used_at = :now
          WHERE hash = (SELECT successor_hash FROM refresh_tokens WHERE hash = :old)
          AND EXISTS (SELECT 1 FROM refresh_tokens WHERE hash = :next)`,
        args,
      },
      {
        sql: `UPDATE refresh_tokens SET used_at = :now, attempt_hash = :attempt, successor_hash = :next
          WHERE hash = :old AND EXISTS (SELECT 1 FROM refresh_tokens WHERE hash = :next)`,
        args,
      },
      { sql: 'SELECT family, user_id, expires_at FROM refresh_tokens WHERE hash = :next', args },
    ],
    'write',
  );
  const row = results.at(-1)?.rows[0];
  if (row) {
    return {
      token: next,
      family: textOf(row, 'family'),
      userId: numberOf(row, 'user_id'),
      expiresAt: numberOf(row, 'expires_at'),
    };
  }
  await revokeFamily(database, token);
  return null;
}
