import type { Store } from '../core/vanilla.js';
import type { Clock, Locks, OnPageShown, StorageAdapter } from '../platform/index.js';
import type { AuthenticatedUser } from './claims.rules.js';

/** `renewing`: the token has expired, and a new one is being requested. */
export type SessionStatus = 'authenticated' | 'renewing' | 'unauthenticated';

/**
 * Why a session ended: the user signed out, the token expired, the server refused it, it was
 * unreadable in storage, or the session was ended in another tab.
 */
export type SessionEndReason = 'signed-out' | 'expired' | 'rejected' | 'unreadable' | 'elsewhere';

/**
 * The result of a renewal. `postponed`: it failed for now, and nothing has changed; `refused`:
 * there is nothing to renew, or not any more.
 */
export type RenewalOutcome = 'renewed' | 'postponed' | 'refused';

/** Who is signed in, with which token and for how long (spec rows SESS-1, SESS-2). */
export interface SessionState {
  readonly status: SessionStatus;
  /** While renewing, the user of the expired token, with `isAuthenticated` false. */
  readonly user: AuthenticatedUser;
  /** The stored token; while renewing, the expired one. `null` if nobody is signed in. */
  readonly token: string | null;
  /** In milliseconds since 1970 by this machine's clock; `null` for never. */
  readonly expiresAt: number | null;
  /** Whether the session ends within `warnSeconds`. */
  readonly isExpiring: boolean;
  /** Whether there is a `refresh` to renew it with. */
  readonly canRenew: boolean;
  /** Why the session ended; `null` while somebody is signed in, or if nobody was. */
  readonly endReason: SessionEndReason | null;
}

/** Signing in and out, and what requests need: a valid token, and the server's time. */
export interface SessionActions {
  /**
   * Starts a session. If the token cannot be read, throws an InvalidTokenError and changes nothing.
   * One that has expired is renewed; without `refresh` it ends the session.
   */
  begin(token: string): void;
  /** Default reason: `signed-out`. With any other, a token that another tab has stored is kept. */
  end(reason?: SessionEndReason): void;
  /** Requests a new token now, or joins the request in flight. Never rejects. */
  renew(): Promise<RenewalOutcome>;
  /** Whether to renew without being asked by the user: false in the pause after a failure. */
  isRenewalDue(): boolean;
  /**
   * The token to send with a request, or `null`; waits while the session is being renewed. If the
   * renewal is postponed, rejects with its error, such as that of the `refresh` option.
   */
  currentToken(): Promise<string | null>;
  /** Takes the server's time, in milliseconds since 1970 (header `Date`). Ignores NaN. */
  observeServerTime(milliseconds: number): void;
}

/** One per app; storage keeps it the same in all tabs. `createShell` makes it. */
export type SessionStore = Store<SessionState, SessionActions>;

/** The options of `createSessionStore`; none is required. */
export interface SessionStoreOptions {
  /** Holds the token, `gnap.token` (spec row SESS-4). Default: local storage. */
  storage?: StorageAdapter | undefined;
  /** Default: the system clock. */
  clock?: Clock | undefined;
  /** Default: the browser's Web Locks. */
  locks?: Locks | undefined;
  /** When to check storage and clock at once. Default: when the page is shown again. */
  onPageShown?: OnPageShown | undefined;
  /** How far the clock that set a token's `nbf` may be ahead of ours. Default 60. */
  leewaySeconds?: number | undefined;
  /** How long before its end a session counts as expiring. Default 120. */
  warnSeconds?: number | undefined;
  /**
   * Requests a new token from the server, with the plain `fetch`. An error with `status` 400 or 401
   * ends the session; after any other, it is tried again later. `token` is the one to replace, the
   * same in each attempt, even after a reload: so a server can tell a repeated attempt from a
   * stolen token. Default: a session ends when its token expires.
   */
  refresh?: ((signal: AbortSignal, token: string) => Promise<string>) | undefined;
  /** Told of an unreadable stored token, and once when renewals start to fail. Default: a warning. */
  onError?: ((error: unknown) => void) | undefined;
}
