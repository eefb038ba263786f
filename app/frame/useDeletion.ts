import { useState } from 'react';
import { failureKind, type FailureKind } from '../../headless/http/index.js';

/** Starts a deletion, and tells how it goes. */
export interface UseDeletionResult {
  isDeleting: boolean;
  /** The kind of failure of the last try; `null` for none. */
  failure: FailureKind | null;
  /** Starts the deletion, again after a failure. */
  run(): void;
}

/**
 * Runs what deletes something, as often as the user tries.
 * @param remove rejects if it failed; an unexpected failure goes to the error channel too (spec row
 * ERR-1)
 */
export function useDeletion(remove: () => Promise<void>): UseDeletionResult {
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<FailureKind | null>(null);

  const start = async (): Promise<void> => {
    setIsDeleting(true);
    setFailure(null);
    try {
      await remove();
    } catch (error) {
      const kind = failureKind(error);
      setFailure(kind);
      if (kind === 'failed') throw error;
    } finally {
      setIsDeleting(false);
    }
  };

  return { isDeleting, failure, run: () => void start() };
}
