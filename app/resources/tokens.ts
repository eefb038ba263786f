import { requestJson, type Http } from '../../headless/http/index.js';
import { browserLocks } from '../../headless/platform/index.js';
import { decodeToken } from '../../headless/session/index.js';

/** What a user signs in with, as `POST /api/tokens` takes it. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

function tokenOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'token' in answer) {
    if (typeof answer.token === 'string') return answer.token;
  }
  throw new TypeError('The answer of /api/tokens holds no token.');
}

/** How long to wait for the answer to a sign-out. */
const SIGN_OUT_SECONDS = 10;

/**
 * Held while a sign-out is under way: its answer deletes the refresh cookie, even that of a new
 * sign-in.
 */
const SIGN_OUT_LOCK = 'gnap-sign-out';

/** The sign-out of this page: without Web Locks, it gets the lock only a moment later. */
let signingOut: Promise<unknown> = Promise.resolve();

/** Waits for the sign-outs under way, including those of other tabs. */
async function untilSignedOut(): Promise<void> {
  await signingOut;
  const limit = AbortSignal.timeout(SIGN_OUT_SECONDS * 1000);
  await browserLocks.run(SIGN_OUT_LOCK, async () => {}, limit).catch(() => {});
}

/**
 * Waits for a sign-out under way, then signs in and returns the access token. Throws as
 * `requestJson` does; 400 for a wrong password.
 */
export async function signIn(http: Http, credentials: Credentials): Promise<string> {
  await untilSignedOut();
  return tokenOf(await http.sendJson('POST', 'api/tokens', credentials, { authorization: 'none' }));
}

/**
 * Gets a new access token by the refresh cookie. It does not use the session's own `http`, which
 * waits for the renewal. Each cookie works once. If the answer with the next cookie was lost,
 * because the connection broke or the page was left, the id of the old access token tells the
 * server that this is the same page asking again, not a thief.
 */
export async function renewToken(
  baseUrl: string,
  oldToken: string,
  signal: AbortSignal,
): Promise<string> {
  const url = new URL('api/tokens', baseUrl);
  const headers = { 'Idempotency-Key': String(decodeToken(oldToken)['jti']) };
  const request = { method: 'PUT', headers, signal };
  return tokenOf(await requestJson((input, init) => fetch(input, init), url, request));
}

/**
 * Ends the sign-in on the server and deletes the refresh cookie. The session ends here even if the
 * server does not hear of it; the answer is awaited for at most ten seconds.
 */
export async function signOut(http: Http): Promise<void> {
  const request = {
    method: 'DELETE',
    authorization: 'none',
    keepalive: true,
    timeoutSeconds: SIGN_OUT_SECONDS,
  } as const;
  const answer = http.fetch('api/tokens', request).catch(() => {});
  signingOut = answer;
  // The request does not wait for the lock, since the page may be about to unload.
  void browserLocks.run(SIGN_OUT_LOCK, () => answer, new AbortController().signal);
  await answer;
}
