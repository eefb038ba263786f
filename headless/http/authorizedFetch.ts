import { browserFetch, untilAborted } from '../platform/index.js';
import { isSameUser, type AuthenticatedUser, type SessionStore } from '../session/vanilla.js';
import { createRequestTarget, type RequestTargetOptions } from './requestTarget.js';
import { serverTimeOf } from './serverTime.rules.js';
import { createSessionSignal } from './sessionSignal.js';

export interface AuthorizedRequestInit extends RequestInit {
  /** `none` leaves the token off, as for signing in. Default `session`. */
  authorization?: 'session' | 'none' | undefined;
}

/** `fetch`, with the session's token where it belongs. */
export type AuthorizedFetch = (
  input: RequestInfo | URL,
  init?: AuthorizedRequestInit,
) => Promise<Response>;

export interface AuthorizedFetchOptions extends RequestTargetOptions {
  session: SessionStore;
  /** Default: the browser's own, found on each call. */
  fetch?: typeof fetch | undefined;
  /**
   * The server refused the token (status 401), and it cannot be renewed. Resolves when the person
   * has signed in again, or will not. If the same person then has a new session, the request is
   * sent once more; if the refused one is still there, it ends. Default: it ends at once.
   */
  onUnauthorized?: ((request: Request, response: Response) => unknown) | undefined;
  /** The server knows the person and says no (status 403). The session goes on. */
  onForbidden?: ((request: Request, response: Response) => void) | undefined;
}

/** A request that went out with a token. */
interface Sent {
  readonly token: string;
  readonly user: AuthenticatedUser;
  /** What to send again, `null` where its body can be read only once. */
  readonly spare: Request | null;
}

/** The same answer, read to its end, so that it outlives the session that it may end. */
async function keep(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/**
 * Makes a `fetch` that authorizes requests to the page's own and the listed origins (spec row
 * SESS-6). It never replaces an `Authorization` header, waits while the session is being renewed,
 * renews it after a 401 and sends the request once more, and aborts what is under way when the
 * session ends. A body given as a stream is not sent again.
 * Throws a ToolkitError where `allowedOrigins` lists what is no origin.
 */
export function createAuthorizedFetch(options: AuthorizedFetchOptions): AuthorizedFetch {
  const { session, fetch: send = browserFetch, onUnauthorized, onForbidden } = options;
  const target = createRequestTarget(options);
  const sessionSignal = createSessionSignal(session);

  const isCurrent = (token: string): boolean => session.getState().token === token;

  const sendToServer = async (request: Request): Promise<Response> => {
    const response = await send(request);
    const serverTime = serverTimeOf(request.method, response.headers);
    if (serverTime !== null) session.observeServerTime(serverTime);
    return response;
  };

  const sendWithToken = (request: Request, token: string): Promise<Response> => {
    const signal = AbortSignal.any([request.signal, sessionSignal()]);
    const authorized = new Request(request, { signal });
    authorized.headers.set('Authorization', `Bearer ${token}`);
    return sendToServer(authorized);
  };

  const sendAgain = async ({ token, user, spare }: Sent): Promise<Response | null> => {
    if (spare === null) return null;
    const newToken = await untilAborted(session.currentToken(), spare.signal);
    if (newToken === null || newToken === token) return null;
    if (!isSameUser(user, session.getState().user)) return null;
    const response = await sendWithToken(spare, newToken);
    if (response.status !== 401) return response;
    const refusal = await keep(response);
    if (isCurrent(newToken)) session.end('rejected');
    return refusal;
  };

  const recover = async (request: Request, response: Response, sent: Sent): Promise<Response> => {
    const refusal = await keep(response);
    if (isCurrent(sent.token)) {
      const renewal = await untilAborted(session.renew(), request.signal);
      if (renewal === 'postponed') return refusal;
      if (renewal === 'refused') await onUnauthorized?.(request, refusal.clone());
      if (isCurrent(sent.token)) session.end('rejected');
    }
    return (await sendAgain(sent)) ?? refusal;
  };

  return async (input, init) => {
    const request = target.requestOf(input, init);
    if (!target.isTrusted(request)) return send(request);
    if (init?.authorization === 'none' || request.headers.has('Authorization')) {
      return sendToServer(request);
    }
    const token = await untilAborted(session.currentToken(), request.signal);
    if (token === null) return sendToServer(request);

    const spare = init?.body instanceof ReadableStream ? null : request.clone();
    const sent: Sent = { token, user: session.getState().user, spare };
    let response = await sendWithToken(request, token);
    if (response.status === 401) response = await recover(request, response, sent);
    if (response.status === 403) onForbidden?.(request, response.clone());
    return response;
  };
}
