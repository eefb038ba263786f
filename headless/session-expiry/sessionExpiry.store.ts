import { defineStore, type Store } from '../core/vanilla.js';
import {
  onActivity as onBrowserActivity,
  systemClock,
  type Clock,
  type OnActivity,
} from '../platform/index.js';
import type { SessionStore } from '../session/vanilla.js';
import {
  countedEnd,
  isInSecondHalf,
  lifeOf,
  secondsUntil,
  untilNextSecond,
} from './sessionExpiry.rules.js';

/** The question whether to stay signed in, and the outcome of the answer (behavior B-09). */
export interface SessionExpiryState {
  /** Whether the user is being asked to stay signed in. */
  readonly isOpen: boolean;
  /** Whole seconds until the session ends, while the question is open; else 0. */
  readonly secondsLeft: number;
  /** The user chose to stay, and the session is being renewed. */
  readonly isRenewing: boolean;
  /** The user chose to stay, but the session could not be renewed. */
  readonly hasFailed: boolean;
}

/** The two answers. */
export interface SessionExpiryActions {
  /** Renews the session now. Never rejects; `hasFailed` tells when it could not. */
  stay(): Promise<void>;
  /** Signs out. */
  leave(): void;
}

/** One per app, made once somebody is signed in: it renews the session, or asks whether to. */
export type SessionExpiryStore = Store<SessionExpiryState, SessionExpiryActions>;

/** The session to keep alive, and what counts as activity. */
export interface SessionExpiryStoreOptions {
  session: SessionStore;
  /** Must be the session's clock. Default: the system clock. */
  clock?: Clock | undefined;
  /** What counts as user activity. Default: typing and pointing anywhere on the page. */
  onActivity?: OnActivity | undefined;
  /**
   * Whether an unanswered countdown ends the session. Default false: the session then tries to
   * renew itself once more, as it does whenever its token expires (spec row SESS-2).
   */
  endUnanswered?: boolean | undefined;
}

const CLOSED: SessionExpiryState = {
  isOpen: false,
  secondsLeft: 0,
  isRenewing: false,
  hasFailed: false,
};

/**
 * Creates the store that keeps an active user signed in, and asks an inactive one before the session
 * ends (behavior B-09). It does nothing for a token that does not expire, or a session without
 * `refresh`. It listens to nothing and counts nothing before `connect()`.
 */
export function createSessionExpiryStore({
  session,
  clock = systemClock,
  onActivity = onBrowserActivity,
  endUnanswered = false,
}: SessionExpiryStoreOptions): SessionExpiryStore {
  return defineStore<SessionExpiryState, SessionExpiryActions>(CLOSED, ({ get, set }) => {
    /** The session's token, when it was first seen, and whether the user was active since then. */
    let token: string | null = null;
    let seenAt = 0;
    let wasActive = false;
    let isKeepingAlive = false;

    const keepAlive = async (): Promise<void> => {
      isKeepingAlive = true;
      await session.renew();
      isKeepingAlive = false;
    };
    const noteToken = (current: string | null): void => {
      if (current === token) return;
      token = current;
      seenAt = clock.now();
      wasActive = false;
    };
    const close = (): void => {
      const { isOpen, isRenewing, hasFailed } = get();
      set(CLOSED);
      const isUnanswered = isOpen && !isRenewing && !hasFailed;
      if (endUnanswered && isUnanswered && session.getState().status === 'renewing') {
        session.end('expired');
      }
    };
    const update = (): void => {
      const state = session.getState();
      noteToken(state.token);
      const expiresAt = countedEnd(state);
      const now = clock.now();
      if (expiresAt === null || !isInSecondHalf(lifeOf(state.user, { expiresAt, seenAt }), now)) {
        close();
        return;
      }
      if (wasActive && !isKeepingAlive && session.isRenewalDue()) void keepAlive();
      // An active user is not asked while the renewal is under way.
      if (state.isExpiring && (get().isOpen || !isKeepingAlive)) {
        set({ isOpen: true, secondsLeft: secondsUntil(expiresAt, now) });
      } else close();
    };

    return {
      actions: {
        stay: async () => {
          set({ isRenewing: true, hasFailed: false });
          const result = await session.renew();
          set({ isRenewing: false, hasFailed: get().isOpen && result !== 'renewed' });
        },
        leave: () => {
          session.end();
        },
      },
      start: () => {
        let stopTicking = (): void => {};
        const tick = (): void => {
          update();
          stopTicking();
          const end = countedEnd(session.getState());
          if (end !== null) stopTicking = clock.setTimeout(tick, untilNextSecond(end, clock.now()));
        };
        const stopFollowing = session.subscribe(tick);
        const stopListening = onActivity(() => {
          // Once asked, the user has to answer: activity alone is no answer.
          if (!get().isOpen) wasActive = true;
        });
        tick();
        return () => {
          stopTicking();
          stopFollowing();
          stopListening();
          set(CLOSED);
        };
      },
    };
  });
}
