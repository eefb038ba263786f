import type { Database } from '../database/database.js';
import { userNameKey } from '../fold.js';
import { Problem } from '../problems.js';
import type { PasswordChecker } from './passwords.js';
import { networkOf, type Throttle } from './throttle.js';
import { findUserByName, type User } from './users.js';

/** What a sign-in is checked against: the users, their passwords, and recent failures. */
export interface SignInServices {
  readonly database: Database;
  readonly passwords: PasswordChecker;
  /** Failures by user name, as `userNameKey` writes it. */
  readonly accounts: Throttle;
  /** Failures by network, as `networkOf` writes it. */
  readonly addresses: Throttle;
}

/** What a user signs in with, as the body of `POST /api/tokens` holds it. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Finds the user of these credentials. Neither the answer nor the time it takes tells an unknown
 * user from a wrong password.
 * @throws Problem `invalid-credentials`; `too-many-requests` after too many failures, even for the
 * right password
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
    // A server that is too busy to check does not count as a failed attempt either.
    if (!isFailure) {
      accounts.takeBack(account);
      addresses.takeBack(network);
    }
  }
}
