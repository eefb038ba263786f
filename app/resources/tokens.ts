import { requestJson, type Http } from '../../headless/http/index.js';
import { browserLocks } from '../../headless/platform/index.js';
import { decodeToken } from '../../headless/session/index.js';

/** What a person signs in with, as `POST /api/tokens` takes it. */
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

/** How long the answer to a sign-out is waited for. */
const SIGN_OUT_SECONDS = 10;

/** Held while a sign-out is under way: its answer takes the refresh cookie away, whosever that is by then. */
const SIGN_OUT_LOCK = 'gnap-sign-out';

/** That of this page: without Web Locks it has the lock only a moment later. */
let signingOut: Promise<unknown> = Promise.resolve();

/** Waits for the sign-outs under way, also those of other tabs. */
async function untilSignedOut(): Promise<void> {
  await signingOut;
  const limit = AbortSignal.timeout(SIGN_OUT_SECONDS * 1000);
  await browserLocks.run(SIGN_OUT_LOCK, async () => {}, limit).catch(() => {});
}

/**
 * Signs in and returns the access token, once a sign-out under way has been answered. Throws as `requestJson`
 * does; 400 for a wrong password.
 */
export async function signIn(http: Http, credentials: Credentials): Promise<string> {
  await untilSignedOut();
  return tokenOf(await http.sendJson('POST', 'api/tokens', credentials, { authorization: 'none' }));
}

/**
 * A new access token by the refresh cookie, asked for outside of the session that waits for it. Each
 * cookie works once. Where an answer was lost with the next one, since the line broke or the page was left,
 * the id of the old access token tells the server that this is no thief but the same page asking again.
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
 * Takes the refresh cookie back. The session ends here whether or not the server hears of it, and an answer
 * that takes longer than ten seconds is not waited for.
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
  // The request does not wait for the lock: this page may be about to go.
  void browserLocks.run(SIGN_OUT_LOCK, () => answer, new AbortController().signal);
  await answer;
}
