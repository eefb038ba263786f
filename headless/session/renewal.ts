import type { Clock, Locks } from '../platform/index.js';

/** How `createRenewal` renews, takes its turn, and reports failures. */
export interface RenewalOptions {
  readonly locks: Locks;
  readonly clock: Clock;
  /** Tries to replace this token by a new one. It runs in one page of the browser at a time. */
  readonly attempt: (token: string, signal: AbortSignal) => Promise<void>;
  /** Called after each failed attempt; `isFirst` tells whether it is the first in a row. */
  readonly onFailure: (token: string, error: unknown, isFirst: boolean) => void;
}

/** The attempts to renew a session. */
export interface Renewal {
  /** Makes an attempt, or joins the one under way. Never rejects. */
  run(token: string): Promise<void>;
  /** Whether an unasked attempt may be made: not too soon after a failure. */
  isDue(): boolean;
  /** Why the last attempt failed. */
  lastFailure(): unknown;
  cancel(): void;
}

/** How long an attempt may take, in milliseconds: the other pages of the browser wait for it. */
const LIMIT = 30_000;

/**
 * The longest pause after failures, in milliseconds. The first is two seconds, and each doubles.
 */
const LONGEST_PAUSE = 60_000;

const LOCK = 'gnap.token';

/**
 * Makes one attempt at a time, in this page and in the whole browser: if a refresh token works only
 * once, a second page that sends the same one looks like a thief, and both lose their session.
 */
export function createRenewal({ locks, clock, attempt, onFailure }: RenewalOptions): Renewal {
  let running: Promise<void> | null = null;
  /** Aborts the attempt under way. */
  let controller = new AbortController();
  /** How many attempts have failed in a row, and when the last of them did. */
  let failures = 0;
  let failedAt = 0;
  let lastFailure: unknown;

  const run = async (token: string): Promise<void> => {
    controller = new AbortController();
    const { signal } = controller;
    const stopLimit = clock.setTimeout(() => {
      controller.abort(new DOMException('Renewing took too long.', 'TimeoutError'));
    }, LIMIT);
    try {
      await locks.run(LOCK, () => attempt(token, signal), signal);
      failures = 0;
    } catch (error) {
      lastFailure = error;
      if (controller.signal === signal) {
        failures += 1;
        failedAt = clock.now();
        onFailure(token, error, failures === 1);
      }
    }
    stopLimit();
  };
  return {
    run: (token) =>
      (running ??= run(token).finally(() => {
        running = null;
      })),
    // A clock that was set back ends the pause too: otherwise it would last as much longer.
    isDue: () =>
      failures === 0 ||
      Math.abs(clock.now() - failedAt) >= Math.min(2 ** failures * 1000, LONGEST_PAUSE),
    lastFailure: () => lastFailure,
    cancel: () => {
      controller.abort();
      // With a new controller, the canceled attempt is no failure of the next session.
      controller = new AbortController();
      failures = 0;
    },
  };
}
