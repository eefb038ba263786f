import type { AuthenticatedUser } from './claims.rules.js';

/** What of a session's state tells whose it is: the state itself, or the result of `useSession`. */
export interface PersonState {
  readonly token: string | null;
  readonly user: AuthenticatedUser;
}

/** By the claim `sub`, if any, and the user name; all else of a token may change when it is renewed. */
function keyOf({ sub, username }: AuthenticatedUser): string {
  return JSON.stringify([sub, username]);
}

/** Whether both are the same person: the same claim `sub`, if any, and the same user name. */
export function isSameUser(a: AuthenticatedUser, b: AuthenticatedUser): boolean {
  return keyOf(a) === keyOf(b);
}

/**
 * A key for whose session it is, `null` where it is nobody's. It stays through renewals and changes
 * with the person, also when another tab changed that: as the React key of a page it drops whatever
 * belonged to the other (behaviour B-08). A selector, too: `subscribeTo(session, personOf, …)`.
 */
export function personOf({ token, user }: PersonState): string | null {
  return token === null ? null : keyOf(user);
}
