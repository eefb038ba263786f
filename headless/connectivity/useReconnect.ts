import { useEffect } from 'react';
import { subscribeTo } from '../core/index.js';
import { sharedConnectivity } from './sharedConnectivity.js';
import type { UseConnectivityOptions } from './useConnectivity.js';

/**
 * Calls back when the app reaches its server again, having lost it (behaviour B-21): for what could not
 * be loaded meanwhile. It renders nothing, and waits for a store that is not there yet.
 */
export function useReconnect(
  onReconnect: () => void,
  { store }: UseConnectivityOptions = {},
): void {
  const connectivity = sharedConnectivity.useOptional(store);
  useEffect(
    () =>
      connectivity === null
        ? undefined
        : subscribeTo(
            connectivity,
            ({ isOnline }) => isOnline,
            (isOnline) => {
              if (isOnline) onReconnect();
            },
          ),
    [connectivity, onReconnect],
  );
}
