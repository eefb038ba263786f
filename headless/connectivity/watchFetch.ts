import { isGatewayFailure, isNoAnswer } from '../http/vanilla.js';
import { browserFetch } from '../platform/index.js';
import type { ConnectivityActions } from './connectivity.store.js';

/** What `watchFetch` sends requests with, and where it reports how they end. */
export interface WatchFetchOptions {
  /** The app's store. */
  connectivity: Pick<ConnectivityActions, 'report'>;
  /** Absolute; only requests to its origin tell anything about the app's own server. */
  baseUrl: string;
  /** Default: the browser's own. */
  fetch?: typeof fetch | undefined;
}

/**
 * A `fetch` that reports how requests end. As the `fetch` option of `createHttp`, it reports on all
 * of the app's requests except uploads.
 */
export function watchFetch({
  connectivity,
  baseUrl,
  fetch: send = browserFetch,
}: WatchFetchOptions): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    const url = input instanceof Request ? input.url : input;
    const isOurs = new URL(url, baseUrl).origin === origin;
    try {
      const response = await send(input, init);
      if (isOurs) connectivity.report(isGatewayFailure(response) ? 'unreachable' : 'reached');
      return response;
    } catch (error) {
      const signal = input instanceof Request ? input.signal : init?.signal;
      // Safari does not say in the error that the time was over.
      const isLate = isNoAnswer(signal?.reason);
      if (isOurs && (isLate || isNoAnswer(error))) connectivity.report('unreachable');
      throw error;
    }
  };
}
