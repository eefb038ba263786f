import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Client } from '@libsql/client';
import { numberOf } from '../database/columns.js';

const lifetimeMilliseconds = 14 * 24 * 60 * 60 * 1000;

/** A refresh token for the cookie. `expiresAt` in milliseconds since 1970. */
export interface RefreshToken {
  readonly token: string;
  readonly userId: number;
  readonly expiresAt: number;
}

/** Only hashes are stored: who reads the database cannot renew anybody's session. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Begins a family of refresh tokens, and clears away those that have expired. */
export async function beginFamily(
  client: Client,
  userId: number,
  now: number,
): Promise<RefreshToken> {
  const token = makeToken();
  const expiresAt = now + lifetimeMilliseconds;
  await client.batch(
    [
      { sql: 'DELETE FROM refresh_tokens WHERE expires_at <= ?', args: [now] },
      {
        sql: 'INSERT INTO refresh_tokens (hash, family, user_id, expires_at) VALUES (?, ?, ?, ?)',
        args: [hashOf(token), randomUUID(), userId, expiresAt],
      },
    ],
    'write',
  );
  return { token, userId, expiresAt };
}

/** Ends the family of this token, used or not: nobody can renew with any of its tokens. */
export async function revokeFamily(client: Client, token: string): Promise<void> {
  await client.execute({
    sql: `DELETE FROM refresh_tokens
      WHERE family = (SELECT family FROM refresh_tokens WHERE hash = ?)`,
    args: [hashOf(token)],
  });
}

/**
 * Exchanges a refresh token for the next one of its family, which ends when the sign-in's 14 days do.
 * A token that was exchanged before has been stolen, from us or from the thief: its family is revoked.
 * @returns null for a token that is unknown, expired or used
 */
export async function rotate(
  client: Client,
  token: string,
  now: number,
): Promise<RefreshToken | null> {
  const next = makeToken();
  const results = await client.batch(
    [
      {
        sql: `INSERT INTO refresh_tokens (hash, family, user_id, expires_at)
          SELECT ?, family, user_id, expires_at FROM refresh_tokens
          WHERE hash = ? AND used_at IS NULL AND expires_at > ?`,
        args: [hashOf(next), hashOf(token), now],
      },
      {
        sql: 'UPDATE refresh_tokens SET used_at = ? WHERE hash = ? AND used_at IS NULL',
        args: [now, hashOf(token)],
      },
      {
        sql: 'SELECT user_id, expires_at FROM refresh_tokens WHERE hash = ?',
        args: [hashOf(next)],
      },
    ],
    'write',
  );
  const row = results[2]?.rows[0];
  if (row) {
    const [userId, expiresAt] = [numberOf(row, 'user_id'), numberOf(row, 'expires_at')];
    return { token: next, userId, expiresAt };
  }
  await revokeFamily(client, token);
  return null;
}
