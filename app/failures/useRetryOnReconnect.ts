import { useReconnect } from '../../headless/connectivity/index.js';
import type { FailureKind } from '../../headless/http/index.js';

/** Retries what failed because the server could not be reached, once it can be reached again. */
export function useRetryOnReconnect(kind: FailureKind, retry: () => void): void {
  useReconnect(() => {
    if (kind === 'unreachable') retry();
  });
}
