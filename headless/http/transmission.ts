import type { Clock } from '../platform/index.js';
import { limitSilence } from './silenceLimit.js';

/**
 * How a request reaches a server: it resolves and rejects as `fetch` does, and heeds the request's
 * signal. It may call `heard` whenever data moves, which restarts the time limit.
 */
export type Transport = (request: Request, heard: () => void) => Promise<Response>;

/** How to send a request once, and what aborts it. */
export interface Transmission {
  readonly transport: Transport;
  readonly clock: Clock;
  /** How long there may be neither an answer nor progress. */
  readonly timeoutSeconds: number;
  /** Each of them aborts the request, even while the answer arrives. */
  readonly signals: readonly AbortSignal[];
}

/** Sends a request once. Throws what the transport throws, a signal's reason, or a TimeoutError. */
export async function transmit(
  request: Request,
  token: string | null,
  { transport, clock, timeoutSeconds, signals }: Transmission,
): Promise<Response> {
  const silence = limitSilence(clock, timeoutSeconds);
  const signal = AbortSignal.any([...signals, silence.signal]);
  try {
    const sent = new Request(request, { signal });
    if (token !== null) sent.headers.set('Authorization', `Bearer ${token}`);
    return await transport(sent, silence.heard);
  } catch (error) {
    // Safari's fetch rejects with an AbortError instead of the reason.
    signal.throwIfAborted();
    throw error;
  } finally {
    silence.stop();
  }
}

/**
 * Whether an answer comes from the origin that was asked. A redirect to another origin drops the
 * `Authorization` header (Fetch standard, "HTTP-redirect fetch"), so an answer from there says
 * nothing about the token. Answers constructed by code have no URL, and count.
 */
export function isFromOrigin(request: Request, { url }: Response): boolean {
  return url === '' || new URL(url).origin === new URL(request.url).origin;
}
