import { defineStore } from '../core/vanilla.js';
import {
  browserLocks,
  consoleLog,
  createBrowserStorage,
  onPageShown as onBrowserPageShown,
  STORAGE_KEYS,
  systemClock,
  untilAborted,
} from '../platform/index.js';
import { ANONYMOUS_USER, userFromClaims, type Claims } from './claims.rules.js';
import { expiryOf, tokenStatus } from './expiry.rules.js';
import { createRenewal } from './renewal.js';
import type {
  RenewalOutcome,
  SessionActions,
  SessionEndReason,
  SessionState,
  SessionStore,
  SessionStoreOptions,
} from './session.types.js';
import { cleanToken, decodeToken, parseStoredToken } from './token.rules.js';

const SIGNED_OUT: Omit<SessionState, 'canRenew'> = {
  status: 'unauthenticated',
  user: ANONYMOUS_USER,
  token: null,
  expiresAt: null,
  isExpiring: false,
  endReason: null,
};

/** How often to check the clock, in milliseconds: a long timeout would sleep with the machine. */
const TICK = 1000;

/** A `Date` header has whole seconds, and takes a while to arrive. Milliseconds. */
const CLOCK_TOLERANCE = 5000;

function isRefusal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error && error.status;
  return status === 400 || status === 401;
}

/** Creates the session's store (spec rows SESS-1 to SESS-5). Storage is read on `connect()`. */
export function createSessionStore(options: SessionStoreOptions = {}): SessionStore {
  const {
    storage = createBrowserStorage(),
    clock = systemClock,
    locks = browserLocks,
    onPageShown = onBrowserPageShown,
    leewaySeconds = 60,
    warnSeconds = 120,
    refresh,
    onError = (error) => {
      consoleLog('The session met an error.', error);
    },
  } = options;
  const key = STORAGE_KEYS.token;
  const initialState = { ...SIGNED_OUT, canRenew: Boolean(refresh) };

  return defineStore<SessionState, SessionActions>(initialState, ({ get, set }) => {
    /** How far the server's clock is ahead of this machine's, in milliseconds. */
    let clockOffset = 0;
    /** Why the last attempt to renew failed. */
    let failure: unknown;

    const readStored = (): string | null => parseStoredToken(storage.read(key));
    const isValid = (claims: Claims): boolean =>
      tokenStatus(claims, (clock.now() + clockOffset) / 1000, leewaySeconds) === 'valid';

    const showEnd = (endReason: SessionEndReason): void => {
      renewal.cancel();
      set({ ...SIGNED_OUT, endReason });
    };
    const endSession = (endReason: SessionEndReason): void => {
      storage.write(key, null);
      showEnd(endReason);
    };
    const showToken = (token: string, claims: Claims, isAuthenticated: boolean): void => {
      const { token: shown, user } = get();
      const isShown = token === shown && user.isAuthenticated === isAuthenticated;
      // Who waits for this token's renewal must not be told how that of another one ended.
      if (token !== shown) renewal.cancel();
      const expiry = expiryOf(claims);
      const expiresAt = expiry && expiry - clockOffset;
      set({
        status: isAuthenticated ? 'authenticated' : 'renewing',
        user: isShown ? user : userFromClaims(claims, isAuthenticated),
        token,
        expiresAt,
        isExpiring: isAuthenticated && (expiresAt ?? Infinity) - clock.now() <= warnSeconds * 1000,
        endReason: null,
      });
    };

    /** Depending on the clock, shows a stored token as valid, renews it, or ends the session. */
    const adopt = (token: string, claims: Claims): void => {
      if (isValid(claims)) {
        showToken(token, claims, true);
      } else if (!refresh) {
        endSession('expired');
      } else {
        showToken(token, claims, false);
        if (renewal.isDue()) void renew();
      }
    };
    const storeAndAdopt = (text: string, claims: Claims): void => {
      const token = cleanToken(text);
      storage.write(key, token);
      adopt(token, claims);
    };
    const adoptStored = (text: string): void => {
      let claims: Claims;
      try {
        claims = decodeToken(text);
      } catch (error) {
        endSession('unreadable');
        onError(error);
        return;
      }
      // Stored again, without the quotes that it may have had.
      storeAndAdopt(text, claims);
    };
    /** Another tab may have signed in or out, or renewed: what storage holds decides. */
    const followStorage = (): void => {
      const stored = readStored();
      if (stored === get().token) return;
      if (stored) adoptStored(stored);
      // If it has expired, the other tab found that too: nobody signed out.
      else showEnd(isValid(get().user) ? 'elsewhere' : 'expired');
    };
    const checkNow = (): void => {
      followStorage();
      const { token, user } = get();
      if (token) adopt(token, user);
    };

    const observeServerTime = (milliseconds: number): void => {
      const offset = milliseconds - clock.now();
      // NaN, as of a `Date` header that is missing, says nothing either.
      if (!(Math.abs(offset - clockOffset) > CLOCK_TOLERANCE)) return;
      clockOffset = offset;
      checkNow();
    };
    const renewal = createRenewal({
      locks,
      clock,
      attempt: async (token, signal) => {
        if (!refresh || readStored() !== token) return;
        const renewed = await untilAborted(refresh(signal, token), signal);
        if (readStored() !== token) return;
        const claims = decodeToken(renewed);
        const issuedAt = Number(claims['iat'] ?? NaN) * 1000;
        // Just issued and already expired, or about to: it is our clock that is wrong.
        if (!isValid(claims)) observeServerTime(issuedAt);
        if (!isValid(claims)) throw new Error('Invalid token');
        storeAndAdopt(renewed, claims);
        if (get().isExpiring) observeServerTime(issuedAt);
      },
      onFailure: (token, error, isFirst) => {
        if (readStored() !== token) return;
        failure = error;
        if (isRefusal(error)) endSession('rejected');
        else if (isFirst) onError(error);
      },
    });
    const renew = async (): Promise<RenewalOutcome> => {
      const before = get().token;
      if (!before || !refresh) return 'refused';
      await renewal.run(before);
      followStorage();
      const { status, token } = get();
      if (!token) return 'refused';
      return status === 'authenticated' && token !== before ? 'renewed' : 'postponed';
    };

    return {
      actions: {
        begin: (text) => {
          storeAndAdopt(text, decodeToken(text));
        },
        end: (reason = 'signed-out') => {
          if (reason === 'signed-out' || readStored() === get().token) endSession(reason);
          else followStorage();
        },
        renew,
        isRenewalDue: renewal.isDue,
        currentToken: async () => {
          checkNow();
          let tried: string | null = null;
          for (;;) {
            const { status, token } = get();
            if (status !== 'renewing') return token;
            if (token === tried) throw failure;
            // Another tab may store one that is valid by its idea of the server's time, not by ours.
            tried = token;
            await renew();
          }
        },
        observeServerTime,
      },
      start: () => {
        let stopTicking: () => void;
        const tick = (): void => {
          // First, so that a listener of the app that throws does not stop the clock.
          stopTicking = clock.setTimeout(tick, TICK);
          checkNow();
        };
        tick();
        const stopFollowing = storage.subscribe(key, checkNow);
        const stopLooking = onPageShown(checkNow);
        return () => {
          stopTicking();
          stopFollowing();
          stopLooking();
        };
      },
    };
  });
}
