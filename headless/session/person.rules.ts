import type { AuthenticatedUser } from './claims.rules.js';

/** What identifies the person in a session's state, or in the result of `useSession`. */
export interface PersonState {
  readonly token: string | null;
  readonly user: AuthenticatedUser;
}

/** From the claim `sub`, if any, and the user name; a renewal may change all other claims. */
function keyOf({ sub, username }: AuthenticatedUser): string {
  return JSON.stringify([sub, username]);
}

/** Whether both are the same person: the same claim `sub`, if any, and the same user name. */
export function isSameUser(a: AuthenticatedUser, b: AuthenticatedUser): boolean {
  return keyOf(a) === keyOf(b);
}

/**
 * A key that identifies the session's person, `null` if nobody is signed in. It stays the same
 * through renewals and changes with the person, even from another tab: as the React key of a page
 * it drops whatever belonged to the previous person (behavior B-08). It also works as a selector:
 * `subscribeTo(session, personOf, …)`.
 */
export function personOf({ token, user }: PersonState): string | null {
  return token === null ? null : keyOf(user);
}
