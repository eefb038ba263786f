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
  let running: Promise<void>;
  /** Aborts the attempt under way. */
  let controller: AbortController | null = null;
  /** How many attempts have failed in a row, and when the last of them did. */
  let failures = 0;
  let failedAt = 0;

  const run = async (token: string): Promise<void> => {
    const own = (controller = new AbortController());
    const { signal } = own;
    const stopLimit = clock.setTimeout(() => {
      own.abort(new DOMException('Renewing took too long.', 'TimeoutError'));
    }, LIMIT);
    try {
      await locks.run(LOCK, () => attempt(token, signal), signal);
      failures = 0;
    } catch (error) {
      if (controller === own) {
        failures += 1;
        failedAt = clock.now();
        onFailure(token, error, failures === 1);
      }
    } finally {
      stopLimit();
      if (controller === own) controller = null;
    }
  };
  return {
    run: (token) => {
      if (controller === null) running = run(token);
      return running;
    },
    // A clock that was set back ends the pause too: otherwise it would last as much longer.
    isDue: () =>
      failures === 0 ||
      Math.abs(clock.now() - failedAt) >= Math.min(2 ** failures * 1000, LONGEST_PAUSE),
    cancel: () => {
      controller?.abort();
      // So the canceled attempt is no failure of the next session, nor joined by it.
      controller = null;
      failures = 0;
    },
  };
}
