import {
  fetchUnder,
  type AuthorizedFetch,
  type AuthorizedFetchOptions,
} from './authorizedFetch.js';
import { requestJson } from './requestJson.js';
import { createRequestPolicy, type AuthorizedRequestInit } from './requestPolicy.js';
import type { Transport } from './transmission.js';

/** The options of `createHttp`; only the session is required. */
export type HttpOptions = AuthorizedFetchOptions;

/** The app's client for its server. JSON comes as `unknown`, for the caller to check. */
export interface Http {
  readonly fetch: AuthorizedFetch;
  /** Throws as {@link requestJson} does. */
  getJson(url: string | URL, init?: AuthorizedRequestInit): Promise<unknown>;
  /**
   * Sends a value as JSON, `undefined` as no body. Throws as {@link requestJson} does.
   * @param method `POST`, `PUT`, `PATCH` or `DELETE`
   */
  sendJson(
    method: string,
    url: string | URL,
    body?: unknown,
    init?: AuthorizedRequestInit,
  ): Promise<unknown>;
  /**
   * Requests JSON by a transport other than `fetch`, under the same policy, as uploads do. Throws
   * as {@link requestJson} does.
   */
  requestBy(
    transport: Transport,
    url: string | URL,
    init?: AuthorizedRequestInit,
  ): Promise<unknown>;
}

/** Creates the app's client, which sends the session's token. Nothing is sent or listened to yet. */
export function createHttp(options: HttpOptions): Http {
  const { clock } = options;
  const send = createRequestPolicy(options);
  const fetch = fetchUnder(send, options.fetch);

  const request = (
    fetchJson: AuthorizedFetch,
    url: string | URL,
    { timeoutSeconds = options.timeoutSeconds, ...init }: AuthorizedRequestInit = {},
  ): Promise<unknown> => requestJson(fetchJson, url, { ...init, timeoutSeconds }, clock);

  return {
    fetch,
    getJson: (url, init) => request(fetch, url, init),
    sendJson: (method, url, body, init) => {
      if (body === undefined) return request(fetch, url, { ...init, method });
      const headers = new Headers(init?.headers);
      headers.set('Content-Type', 'application/json');
      return request(fetch, url, { ...init, method, headers, body: JSON.stringify(body) });
    },
    requestBy: (transport, url, init) =>
      request((input, requestInit) => send(transport, input, requestInit), url, init),
  };
}
