/** The claims of a token, whose values are not checked yet. */
export type Claims = Readonly<Record<string, unknown>>;

/** The session's user: these properties, and every other claim of the token as it is. */
export interface AuthenticatedUser {
  readonly isAuthenticated: boolean;
  /** The claim `unique_name`, or empty. */
  readonly username: string;
  /** Given and family name, or the claim `name`, or empty. */
  readonly name: string;
  readonly [claim: string]: unknown;
}

/** The user while nobody is signed in, so that `user.name` can always be read. */
export const ANONYMOUS_USER: AuthenticatedUser = { isAuthenticated: false, username: '', name: '' };

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim() : '';
}

/**
 * The user that claims describe (spec row SESS-1). No claim overwrites a derived property, and a
 * claim called `__proto__` is plain data.
 * @param isAuthenticated false while the token has expired and is being renewed
 */
export function userFromClaims(claims: Claims, isAuthenticated = true): AuthenticatedUser {
  const names = [textOf(claims['given_name']), textOf(claims['family_name'])].filter(Boolean);
  return {
    ...claims,
    isAuthenticated,
    username: textOf(claims['unique_name']),
    name: names.join(' ') || textOf(claims['name']),
  };
}
