import { useEffect } from 'react';
import { subscribeTo } from '../core/index.js';
import { sharedConnectivity } from './sharedConnectivity.js';
import type { UseConnectivityOptions } from './useConnectivity.js';

/**
 * Calls back when the app reaches its server again after losing it (behavior B-21), to load what
 * could not be loaded meanwhile. It never re-renders the component. While there is no store, it
 * does nothing.
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
