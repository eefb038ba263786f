import { browserFetch } from '../platform/index.js';
import {
  createRequestPolicy,
  type AuthorizedRequestInit,
  type RequestPolicy,
  type RequestPolicyOptions,
} from './requestPolicy.js';

/** `fetch`, with the session's token where it belongs. */
export type AuthorizedFetch = (
  input: RequestInfo | URL,
  init?: AuthorizedRequestInit,
) => Promise<Response>;

/** The options of `createAuthorizedFetch`: the policy of its requests, and what sends them. */
export interface AuthorizedFetchOptions extends RequestPolicyOptions {
  /** Default: the browser's own, looked up on each call. */
  fetch?: typeof fetch | undefined;
}

/** A `fetch` whose requests go out under this policy. */
export function fetchUnder(
  send: RequestPolicy,
  fetch: typeof globalThis.fetch = browserFetch,
): AuthorizedFetch {
  return (input, init) => send((request) => fetch(request), input, init);
}

/**
 * Makes a `fetch` that authorizes requests to the page's own and the listed origins (spec row
 * SESS-6). It never replaces an `Authorization` header, waits while the session is being renewed,
 * renews it after a 401 and sends the request once more, and aborts requests in flight when the
 * session ends. A body given as a stream is not sent again. If no answer begins in time, it rejects
 * with a TimeoutError.
 * Throws a ToolkitError if an entry of `allowedOrigins` is not an origin.
 */
export function createAuthorizedFetch(options: AuthorizedFetchOptions): AuthorizedFetch {
  return fetchUnder(createRequestPolicy(options), options.fetch);
}
