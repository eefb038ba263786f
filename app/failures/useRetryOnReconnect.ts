import { useEffect } from 'react';
import { sharedConnectivity, useReconnect } from '../../headless/connectivity/index.js';
import { failureKind } from '../../headless/http/index.js';

/**
 * Retries what failed because the server could not be reached, once it can be reached again. Each
 * such failure is reported, since the browser takes no notice of a server that has gone.
 */
export function useRetryOnReconnect(error: unknown, retry: () => void): void {
  const connectivity = sharedConnectivity.useOptional();
  useEffect(() => {
    if (failureKind(error) === 'unreachable') connectivity?.report('unreachable');
  }, [error, connectivity]);
  useReconnect(() => {
    if (failureKind(error) === 'unreachable') retry();
  });
}
