import type { Client } from '@libsql/client';
import { userNameKey } from '../people/fold.js';
import { Problem } from '../problems.js';
import type { PasswordChecker } from './passwords.js';
import { networkOf, type Throttle } from './throttle.js';
import { findUserByName, type User } from './users.js';

/** What a sign-in is checked by: the users, their passwords, and who has failed of late. */
export interface SignInServices {
  readonly database: Client;
  readonly passwords: PasswordChecker;
  /** Failures by user name, as `userNameKey` writes it. */
  readonly accounts: Throttle;
  /** Failures by network, as `networkOf` writes it. */
  readonly addresses: Throttle;
}

/** What a person signs in with, as the body of `POST /api/tokens` holds it. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Finds the user whom these credentials belong to. Unknown user and wrong password are told apart neither by
 * the answer nor by the time it takes.
 * @throws Problem `invalid-credentials`; `too-many-requests` after too many failures, right password or not
 */
export async function signIn(
  { database, passwords, accounts, addresses }: SignInServices,
  { username, password }: Credentials,
  address: string,
): Promise<User> {
  const account = userNameKey(username);
  const network = networkOf(address);
  const seconds = Math.max(accounts.secondsToWait(account), addresses.secondsToWait(network));
  if (seconds > 0) {
    throw new Problem('too-many-requests', { headers: { 'retry-after': String(seconds) } });
  }
  accounts.add(account);
  addresses.add(network);
  let isFailure = false;
  try {
    const user = await findUserByName(database, username);
    isFailure = !(await passwords.check(password, user?.passwordHash ?? null));
    if (!user || isFailure) throw new Problem('invalid-credentials');
    accounts.forget(account);
    return user;
  } finally {
    // A server that is too busy to check is nobody's failed attempt either.
    if (!isFailure) {
      accounts.takeBack(account);
      addresses.takeBack(network);
    }
  }
}
