import type { Store } from '../core/vanilla.js';
import type { Clock, Locks, OnPageShown, StorageAdapter } from '../platform/index.js';
import type { AuthenticatedUser } from './claims.rules.js';

/** `renewing`: the token has run out, and a new one is being asked for. */
export type SessionStatus = 'authenticated' | 'renewing' | 'unauthenticated';

/**
 * Why a session ended: the user left, the token ran out, the server refused it, it was unreadable in
 * storage, or it ended in another tab.
 */
export type SessionEndReason = 'signed-out' | 'expired' | 'rejected' | 'unreadable' | 'elsewhere';

/**
 * What came of renewing. `postponed`: the server could not be asked, and all is as it was;
 * `refused`: there is nothing to renew, or not any more.
 */
export type RenewalResult = 'renewed' | 'postponed' | 'refused';

/** Who is signed in, by which token and for how long (spec rows SESS-1, SESS-2). */
export interface SessionState {
  readonly status: SessionStatus;
  /** While renewing, the user of the token that ran out, with `isAuthenticated` false. */
  readonly user: AuthenticatedUser;
  /**
   * As it is stored; while renewing, the one that has run out. `null` where nobody is signed in.
   */
  readonly token: string | null;
  /** In milliseconds since 1970 by this machine's clock; `null` for never. */
  readonly expiresAt: number | null;
  /** The session ends within `warnSeconds`. */
  readonly isExpiring: boolean;
  /** Whether there is a `refresh` to renew it by. */
  readonly canRenew: boolean;
  /** Why nobody is signed in any more; `null` where somebody is, or nobody was. */
  readonly endReason: SessionEndReason | null;
}

/** Signing in and out, and what requests need: a token that is valid, and the server's time. */
export interface SessionActions {
  /** Starts a session. Throws an InvalidTokenError, and leaves the session as it was. */
  begin(token: string): void;
  /** Default reason: `signed-out`. For any other, a token that another tab brought is kept. */
  end(reason?: SessionEndReason): void;
  /** Asks for a new token now, or joins the asking under way. Never rejects. */
  renew(): Promise<RenewalResult>;
  /** Whether to renew without being asked by the person: not in the pause after a failure. */
  isRenewalDue(): boolean;
  /**
   * The token to send with a request, or `null`; waits while the session is being renewed.
   * Rejects, as the `refresh` option did, where the server could not be reached for that.
   */
  currentToken(): Promise<string | null>;
  /** Tells what the server's clock says, in milliseconds since 1970 (header `Date`). */
  observeServerTime(milliseconds: number): void;
}

/** One per app, the same in all tabs, by what storage holds. `createShell` makes it. */
export type SessionStore = Store<SessionState, SessionActions>;

/** What `createSessionStore` takes; all of it can be left out. */
export interface SessionStoreOptions {
  /** Holds the token, `gnap.token` (spec row SESS-4). Default: local storage. */
  storage?: StorageAdapter | undefined;
  /** Default: the machine's. */
  clock?: Clock | undefined;
  /** Default: the browser's Web Locks. */
  locks?: Locks | undefined;
  /** When to look at storage and clock at once. Default: when the page is looked at again. */
  onPageShown?: OnPageShown | undefined;
  /** How far the clock that set a token's `nbf` may be ahead of ours. Default 60. */
  leewaySeconds?: number | undefined;
  /** How long before its end a session is expiring. Default 120. */
  warnSeconds?: number | undefined;
  /**
   * Asks the server for a new token, with the plain `fetch`. An error with `status` 400 or 401 ends
   * the session; any other is tried again later. It is given the token to replace, the same one at each
   * attempt, even after the page was loaded again: so a server can tell a repeated attempt from a stolen
   * token. Default: a session that runs out ends.
   */
  refresh?: ((signal: AbortSignal, token: string) => Promise<string>) | undefined;
  /** Told of an unreadable stored token, and once when renewals start to fail. Default: a warning. */
  onError?: ((error: unknown) => void) | undefined;
}
