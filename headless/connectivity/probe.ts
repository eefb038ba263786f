import { untilAborted, type Clock } from '../platform/index.js';

/** Asks the server for a sign of life. There is none if this rejects, or takes over ten seconds. */
export type Probe = (signal: AbortSignal) => Promise<unknown>;

/** How long a probe may take, in milliseconds. */
const LIMIT = 10_000;

/** Runs the probe and tells whether there was a sign of life. Never rejects. */
export async function hasSignOfLife(probe: Probe, clock: Clock): Promise<boolean> {
  const controller = new AbortController();
  const { signal } = controller;
  const stopLimit = clock.setTimeout(() => {
    controller.abort();
  }, LIMIT);
  try {
    // Deferred, so that a probe which itself asks the store to check joins this one.
    await untilAborted(Promise.resolve(signal).then(probe), signal);
    return true;
  } catch {
    return false;
  } finally {
    stopLimit();
  }
}
