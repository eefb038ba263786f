import { useReconnect } from '../../headless/connectivity/index.js';

/**
 * Retries what failed because the server could not be reached, once it can be reached again.
 * @param failure another object for each failure of that kind; `null` if there is none
 */
export function useRetryOnReconnect(failure: unknown, retry: () => void): void {
  useReconnect(() => {
    if (failure !== null) retry();
  });
}
