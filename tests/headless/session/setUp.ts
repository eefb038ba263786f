import { vi } from 'vitest';
import {
  createSessionStore,
  type SessionStore,
  type SessionStoreOptions,
} from '../../../headless/session/index.js';
import {
  createFakeClock,
  createMemoryLocks,
  createMemoryStorage,
  type FakeClock,
  type MemoryStorage,
} from '../../../headless/testing/vanilla.js';
import { tokenOf } from './tokens.js';

/** Seconds since 1970 at which the fake clock stands at first. */
export const NOW: number = Date.UTC(2026, 0, 1) / 1000;

export const JOHN = { sub: '1', unique_name: 'john', given_name: 'John', family_name: 'Doe' };

/** A token of John's that lasts so long from {@link NOW}. */
export function johnsToken(seconds: number, claims: Record<string, unknown> = {}): string {
  return tokenOf({ ...JOHN, exp: NOW + seconds, ...claims });
}

/** The error of a refresh that the server refuses with this status. */
export function refused(status: number): Error {
  return Object.assign(new Error('refused'), { status });
}

export interface SessionSetUp {
  readonly session: SessionStore;
  readonly storage: MemoryStorage;
  readonly clock: FakeClock;
  readonly onError: ReturnType<typeof vi.fn>;
  /** Shows the page, as choosing its tab does. */
  showPage(): void;
}

/** A session in one tab of a browser that keeps this token. */
export function setUpSession(
  stored: string | null = null,
  options: SessionStoreOptions = {},
): SessionSetUp {
  const storage = createMemoryStorage(stored === null ? {} : { token: stored });
  const clock = createFakeClock();
  const onError = vi.fn();
  const listeners = new Set<() => void>();
  const session = createSessionStore({
    storage,
    clock,
    onError,
    locks: createMemoryLocks(),
    onPageShown: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...options,
  });
  const showPage = (): void => {
    for (const listener of listeners) listener();
  };
  return { session, storage, clock, onError, showPage };
}
