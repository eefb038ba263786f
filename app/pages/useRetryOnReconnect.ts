import { useReconnect } from '../../headless/connectivity/index.js';
import type { FailureKind } from '../../headless/http/index.js';

/** Tries again by itself, once the server is reached again, what failed because it was not. */
export function useRetryOnReconnect(kind: FailureKind, retry: () => void): void {
  useReconnect(() => {
    if (kind === 'unreachable') retry();
  });
}
