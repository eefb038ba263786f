import { untilAborted } from '../platform/index.js';
import { isSameUser, type AuthenticatedUser, type SessionStore } from '../session/vanilla.js';
import { throwIfLeft } from './throwIfLeft.js';
import { isFromOrigin } from './transmission.js';

/** A request that went out with a token. */
export interface AuthorizedSending {
  readonly request: Request;
  readonly token: string;
  readonly user: AuthenticatedUser;
  /** What to send again; `null` if the body can be read only once. */
  readonly spare: Request | null;
  send(request: Request, token: string): Promise<Response>;
  /** Copies the answer, read to its end. */
  keep(response: Response): Promise<Response>;
}

/** The session to renew, and how to ask the user to sign in when it cannot be renewed. */
export interface RecoveryOptions {
  readonly session: SessionStore;
  /** As `createHttp` takes it. Without it the session ends at once. */
  readonly onUnauthorized?: ((request: Request, response: Response) => unknown) | undefined;
}

/** Whether the server refused the token that was sent. */
export function isRefused(request: Request, response: Response): boolean {
  return response.status === 401 && isFromOrigin(request, response);
}

/**
 * Makes the function that handles a refused token: it renews the session, or asks the user to sign
 * in again, and sends the request once more; failing that, it ends the session. Resolves with the
 * answer for the caller.
 */
export function createRecovery({
  session,
  onUnauthorized,
}: RecoveryOptions): (sending: AuthorizedSending, response: Response) => Promise<Response> {
  const isCurrent = (token: string): boolean => session.getState().token === token;
  const endIfCurrent = (token: string): void => {
    if (isCurrent(token)) session.end('rejected');
  };

  const sendAgain = async (sending: AuthorizedSending): Promise<Response | null> => {
    const { request, user, spare, send, keep } = sending;
    if (spare === null) return null;
    const newToken = await untilAborted(session.currentToken(), request.signal);
    if (newToken === null || !isSameUser(user, session.getState().user)) return null;
    const response = await send(spare, newToken);
    if (!isRefused(request, response)) return response;
    const refusal = await keep(response);
    endIfCurrent(newToken);
    return refusal;
  };

  const signInAgain = async (request: Request, refusal: Response, token: string): Promise<void> => {
    try {
      await onUnauthorized?.(request, refusal.clone());
    } finally {
      endIfCurrent(token);
    }
  };

  return async (sending, response) => {
    const { request, token, user } = sending;
    const refusal = await sending.keep(response);
    if (isCurrent(token)) {
      const renewal = await untilAborted(session.renew(), request.signal);
      if (renewal === 'postponed') return refusal;
      throwIfLeft(session, user);
    }
    // The renewal was refused, or another request has lost the session meanwhile.
    if (isCurrent(token) || session.getState().token === null) {
      // The user is still asked if only this request is aborted: others may be waiting.
      await untilAborted(signInAgain(request, refusal, token), request.signal);
    }
    const answer = await sendAgain(sending);
    if (answer === null) throwIfLeft(session, user);
    return answer ?? refusal;
  };
}
