import { systemClock, untilAborted, type Clock } from '../platform/index.js';
import type { SessionState, SessionStore } from '../session/vanilla.js';
import { keepResponse } from './readText.js';
import { MAX_PROBLEM_BYTES } from './readProblem.js';
import { createRecovery, isRefused } from './recovery.js';
import { createRequestTarget, type RequestTargetOptions } from './requestTarget.js';
import { serverTimeOf } from './serverTime.rules.js';
import { createSessionSignal } from './sessionSignal.js';
import { DEFAULT_TIMEOUT_SECONDS } from './silenceLimit.js';
import { throwIfLeft } from './throwIfLeft.js';
import { isFromOrigin, transmit, type Transmission, type Transport } from './transmission.js';

/** The options of `fetch`, and those of the policy for one request. */
export interface AuthorizedRequestInit extends RequestInit {
  /** `none` leaves the token off, as for signing in. Default `session`. */
  authorization?: 'session' | 'none' | undefined;
  /** For this request. Default: that of the client. */
  timeoutSeconds?: number | undefined;
}

/** What the policy of all requests is made with. */
export interface RequestPolicyOptions extends RequestTargetOptions {
  session: SessionStore;
  clock?: Clock | undefined;
  /**
   * How long a server may be silent before a request fails with a TimeoutError: until its answer
   * begins, and between chunks of JSON and of uploads. `Infinity` waits forever. Default 60.
   */
  timeoutSeconds?: number | undefined;
  /**
   * Called with each request that goes with the session, before it is sent, and with its final
   * outcome, to which losing the session on the way belongs.
   */
  onRequest?: ((request: Request, response: Promise<Response>) => void) | undefined;
  /**
   * Called when the server has refused the token (status 401) and it cannot be renewed. Resolves
   * when the user has signed in again, or will not. If the same person then has a new session, the
   * request is sent once more; if the refused session is still there, it ends. Default: it ends at
   * once.
   */
  onUnauthorized?: ((request: Request, response: Response) => unknown) | undefined;
  /** Called when the server denies the signed-in user access (status 403). The session goes on. */
  onForbidden?: ((request: Request, response: Response) => void) | undefined;
}

/** Sends a request by any transport, with the session's token where it belongs. */
export type RequestPolicy = (
  transport: Transport,
  input: RequestInfo | URL,
  init?: AuthorizedRequestInit,
) => Promise<Response>;

/** How each attempt at one request goes out, and whether there may be a second one. */
type Attempt = Omit<Transmission, 'signals'> & { readonly isRepeatable: boolean };

/** Sends a request, or a copy of it, once. */
type Send = (copy: Request, token: string | null) => Promise<Response>;

/**
 * Makes the policy of all requests (spec row SESS-6): which of them carry the token, what happens
 * when it is refused, and how long to wait for an answer.
 */
export function createRequestPolicy(options: RequestPolicyOptions): RequestPolicy {
  const { session, clock = systemClock, onRequest, onUnauthorized, onForbidden } = options;
  const target = createRequestTarget(options);
  const sessionSignal = createSessionSignal(session);
  const recover = createRecovery({ session, onUnauthorized });

  const senderOf =
    (request: Request, isTrusted: boolean, attempt: Attempt): Send =>
    async (copy, token) => {
      const signals = token === null ? [request.signal] : [request.signal, sessionSignal()];
      const response = await transmit(copy, token, { ...attempt, signals });
      const serverTime = serverTimeOf(request.method, response.headers);
      if (serverTime !== null && isTrusted && isFromOrigin(request, response)) {
        session.observeServerTime(serverTime);
      }
      return response;
    };

  const sendWithSession = async (
    request: Request,
    attempt: Attempt,
    send: Send,
    before: SessionState,
  ): Promise<Response> => {
    const token = await untilAborted(session.currentToken(), request.signal);
    if (before.token !== null) throwIfLeft(session, before.user);
    // If the session was lost while waiting, signing in again may bring it back.
    const { token: lastToken, user } = token === null ? before : session.getState();
    if (lastToken === null) return send(request, null);
    const spare = attempt.isRepeatable ? request.clone() : null;
    const keep = (answer: Response): Promise<Response> =>
      keepResponse(answer, { ...attempt, maxBytes: MAX_PROBLEM_BYTES });

    let response = await send(request, token);
    if (isRefused(request, response)) {
      response = await recover({ request, token: lastToken, user, spare, send, keep }, response);
    }
    if (response.status === 403 && isFromOrigin(request, response)) {
      onForbidden?.(request, response.clone());
    }
    return response;
  };

  return async (transport, input, init = {}) => {
    const { authorization, body, timeoutSeconds = options.timeoutSeconds } = init;
    const attempt = {
      transport,
      clock,
      timeoutSeconds: timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS,
      isRepeatable: !(body instanceof ReadableStream),
    };
    const request = target.requestOf(input, init);
    const isTrusted = target.isTrusted(request);
    const send = senderOf(request, isTrusted, attempt);

    // The mode `no-cors` would drop the header.
    const canCarryToken =
      isTrusted && request.mode !== 'no-cors' && !request.headers.has('Authorization');
    if (!canCarryToken || authorization === 'none') return send(request, null);

    // Whose request it is counts now: the caller may end the session right after this call.
    const before = session.getState();
    // Deferred until `onRequest` knows of it, since this may itself find that the session is over.
    const response = Promise.resolve().then(() => sendWithSession(request, attempt, send, before));
    onRequest?.(request, response);
    return response;
  };
}
