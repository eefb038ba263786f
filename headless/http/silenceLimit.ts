import type { Clock } from '../platform/index.js';

/** How long a server may be silent, unless an option says otherwise; proxies wait as long. */
export const DEFAULT_TIMEOUT_SECONDS = 60;

/** A time limit that restarts whenever something arrives. */
export interface SilenceLimit {
  /** Aborts with a TimeoutError, as `AbortSignal.timeout()` does. */
  readonly signal: AbortSignal;
  /** Something arrived: restarts the time. */
  heard(): void;
  stop(): void;
}

/**
 * Limits how long nothing arrives, not how long the whole takes: a slow connection is no reason to
 * fail. The time starts now; `Infinity` sets no limit.
 */
export function limitSilence(clock: Clock, seconds: number): SilenceLimit {
  const controller = new AbortController();
  let stop = (): void => {};
  const heard = (): void => {
    stop();
    if (seconds === Infinity) return;
    stop = clock.setTimeout(() => {
      controller.abort(new DOMException('The server did not answer in time.', 'TimeoutError'));
    }, seconds * 1000);
  };
  heard();
  return {
    signal: controller.signal,
    heard,
    stop: () => {
      stop();
    },
  };
}
