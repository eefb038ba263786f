import type { Row } from '@libsql/client';
import { numberOf, textOf } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { userNameKey } from '../fold.js';

/** Somebody who can sign in. */
export interface User {
  readonly id: number;
  readonly userName: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly passwordHash: string;
}

function userOf(row: Row | undefined): User | undefined {
  return (
    row && {
      id: numberOf(row, 'id'),
      userName: textOf(row, 'user_name'),
      givenName: textOf(row, 'given_name'),
      familyName: textOf(row, 'family_name'),
      email: textOf(row, 'email'),
      passwordHash: textOf(row, 'password_hash'),
    }
  );
}

/** Looks a user up by name, in whatever case. */
export async function findUserByName(database: Database, name: string): Promise<User | undefined> {
  const sql = 'SELECT * FROM users WHERE user_name_key = ?';
  return userOf((await database.execute({ sql, args: [userNameKey(name)] })).rows[0]);
}

/** Looks a user up by id; `undefined` for one that is gone. */
export async function findUserById(database: Database, id: number): Promise<User | undefined> {
  const sql = 'SELECT * FROM users WHERE id = ?';
  return userOf((await database.execute({ sql, args: [id] })).rows[0]);
}
