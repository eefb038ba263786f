import { useEffect } from 'react';
import { sharedConnectivity, useReconnect } from '../../headless/connectivity/index.js';
import type { FailureKind } from '../../headless/http/index.js';

/**
 * Retries what failed because the server could not be reached, once it can be reached again. The
 * failure is reported, since the browser takes no notice of a server that has gone.
 */
export function useRetryOnReconnect(kind: FailureKind, retry: () => void): void {
  const connectivity = sharedConnectivity.useOptional();
  useEffect(() => {
    if (kind === 'unreachable') connectivity?.report('unreachable');
  }, [kind, connectivity]);
  useReconnect(() => {
    if (kind === 'unreachable') retry();
  });
}
