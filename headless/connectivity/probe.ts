import { isGatewayFailure } from '../http/vanilla.js';
import { untilAborted, type Clock } from '../platform/index.js';

/**
 * Asks the server for a sign of life. There is none if this rejects, takes over ten seconds, or
 * resolves to the answer of a gateway that did not reach the server (status 502 or 504).
 */
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
    const answer = await untilAborted(Promise.resolve(signal).then(probe), signal);
    return !(answer instanceof Response && isGatewayFailure(answer));
  } catch {
    return false;
  } finally {
    stopLimit();
  }
}
