import type { Clock } from '../platform/index.js';
import { limitSilence } from './silenceLimit.js';

/**
 * How a request reaches a server: it resolves and rejects as `fetch` does, and heeds the request's
 * signal. It may call `heard` whenever it sees that something moves.
 */
export type Transport = (request: Request, heard: () => void) => Promise<Response>;

/** How a request is sent once: by what, and what calls it off. */
export interface Transmission {
  readonly transport: Transport;
  readonly clock: Clock;
  /** How long neither an answer nor a sign of life may come. */
  readonly timeoutSeconds: number;
  /** Each of them calls it off, also while the answer arrives. */
  readonly signals: readonly AbortSignal[];
}

/** Sends a request once. Throws what the transport throws, the reason of a signal, or a TimeoutError. */
export async function transmit(
  request: Request,
  token: string | null,
  { transport, clock, timeoutSeconds, signals }: Transmission,
): Promise<Response> {
  const silence = limitSilence(clock, timeoutSeconds);
  try {
    const signal = AbortSignal.any([...signals, silence.signal]);
    const sent = new Request(request, { signal });
    if (token !== null) sent.headers.set('Authorization', `Bearer ${token}`);
    return await transport(sent, silence.heard);
  } finally {
    silence.stop();
  }
}

/**
 * Whether an answer is the word of the server that was asked. A redirect to another origin leaves the
 * `Authorization` header behind (Fetch standard, "HTTP-redirect fetch"), so what comes from there says
 * nothing about the token. Answers made by hand have no URL.
 */
export function isFromOrigin(request: Request, { url }: Response): boolean {
  return url === '' || new URL(url).origin === new URL(request.url).origin;
}
