import { useEffect, useRef, useState } from 'react';
import type { Text } from '../../headless/core/index.js';
import { isAbortError } from '../../headless/errors/index.js';
import { failureKind } from '../../headless/http/index.js';
import { useNotify } from '../../headless/notifications/index.js';
import { sharedSession } from '../../headless/session/index.js';
import { watchUser } from '../session/watchUser.js';
import { useIsStaying } from './useIsStaying.js';

/** What is to be deleted, and what to say if that fails. */
export interface UseDeletionOptions {
  /**
   * Rejects if it failed; an unexpected failure goes to the error channel too (spec row ERR-1). What
   * the session ended before, an AbortError included, is no failure.
   */
  remove: () => Promise<void>;
  /**
   * Shown as a notification to a user who has left the page by the time it fails, even if they are
   * back by then.
   */
  failed: Text;
}

/** Starts a deletion, and tells how it goes. */
export interface UseDeletionResult {
  isDeleting: boolean;
  /** What the last try failed with; `null` for nothing. */
  error: unknown;
  /** Starts the deletion, again after a failure. */
  run(): void;
}

/** Runs what deletes something, as often as the user tries. */
export function useDeletion({ remove, failed }: UseDeletionOptions): UseDeletionResult {
  const notify = useNotify();
  const session = sharedSession.useStore('useDeletion');
  const isStaying = useIsStaying();
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const start = async (): Promise<void> => {
    const hasUserGone = watchUser(session);
    setIsDeleting(true);
    setFailure(null);
    try {
      await remove();
    } catch (error) {
      if (isAbortError(error) || hasUserGone()) return;
      setFailure(error);
      // Whoever left and came back finds the page without the question.
      if (!isMounted.current || !isStaying()) notify({ type: 'error', title: failed });
      if (failureKind(error) === 'failed') throw error;
    } finally {
      setIsDeleting(false);
    }
  };

  return { isDeleting, error: failure, run: () => void start() };
}
