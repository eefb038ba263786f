import { vi } from 'vitest';
import {
  createSessionExpiryStore,
  type SessionExpiryState,
  type SessionExpiryStore,
  type SessionExpiryStoreOptions,
} from '../../../headless/session-expiry/index.js';
import type { OnActivity } from '../../../headless/platform/index.js';
import type { SessionStoreOptions } from '../../../headless/session/index.js';
import { johnsToken, NOW, setUpSession, type SessionSetUp } from '../session/setUp.js';
import { settle } from '../support/deferred.js';

/** A quarter of an hour, as the reference server gives. */
export const LIFE = 900;

/** The state without a question. */
export const CLOSED: SessionExpiryState = {
  isOpen: false,
  secondsLeft: 0,
  isRenewing: false,
  hasFailed: false,
};

export interface ExpirySetUp extends SessionSetUp {
  readonly expiry: SessionExpiryStore;
  readonly refresh: ReturnType<typeof vi.fn<(signal: AbortSignal) => Promise<string>>>;
  /** The person does something on the page. */
  act(): void;
  /** How many listen for that. */
  listening(): number;
  /** Lets so many seconds pass, one by one, with whatever they set going. */
  pass(seconds: number): Promise<void>;
}

/** One tab in which John has just signed in; each refresh brings him another quarter of an hour. */
export function setUpExpiry(
  options: Partial<SessionExpiryStoreOptions> = {},
  sessionOptions: SessionStoreOptions = {},
): ExpirySetUp {
  let now: () => number = () => NOW;
  const refresh = vi.fn((_signal: AbortSignal) =>
    Promise.resolve(johnsToken(0, { iat: now(), exp: now() + LIFE })),
  );
  const setUp = setUpSession(johnsToken(LIFE, { iat: NOW }), { refresh, ...sessionOptions });
  const { clock } = setUp;
  now = () => clock.now() / 1000;
  const listeners = new Set<Parameters<OnActivity>[0]>();
  const expiry = createSessionExpiryStore({
    session: setUp.session,
    clock,
    onActivity: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...options,
  });
  return {
    ...setUp,
    expiry,
    refresh,
    act: () => {
      for (const listener of listeners) listener({ type: 'keydown' });
    },
    listening: () => listeners.size,
    pass: async (seconds) => {
      for (let second = 0; second < seconds; second += 1) {
        clock.advance(1000);
        await settle();
      }
    },
  };
}

/** Connects the session and what watches over its end; returns what undoes this. */
export function connect(setUp: ExpirySetUp): () => void {
  const disconnectSession = setUp.session.connect();
  const disconnectExpiry = setUp.expiry.connect();
  return () => {
    disconnectExpiry();
    disconnectSession();
  };
}
