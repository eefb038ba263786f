import { useEffect } from 'react';
import { sharedConnectivity, useReconnect } from '../../headless/connectivity/index.js';

/**
 * Retries what failed because the server could not be reached, once it can be reached again. Each
 * such failure is reported, since the browser takes no notice of a server that has gone.
 * @param failure another object for each failure of that kind; `null` if there is none
 */
export function useRetryOnReconnect(failure: unknown, retry: () => void): void {
  const connectivity = sharedConnectivity.useOptional();
  useEffect(() => {
    if (failure !== null) connectivity?.report('unreachable');
  }, [failure, connectivity]);
  useReconnect(() => {
    if (failure !== null) retry();
  });
}
