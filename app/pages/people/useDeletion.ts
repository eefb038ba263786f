import { useState } from 'react';
import {
  createRepeatableWrite,
  failureKind,
  HttpError,
  useHttp,
} from '../../../headless/http/index.js';
import { useNotify } from '../../../headless/notifications/index.js';
import type { UseRowSelectionResult } from '../../../headless/selection/index.js';
import { deletePeople } from '../../resources/deletions.js';
import { useReload } from './useReload.js';
import { useUndo } from './useUndo.js';

/** The people to delete, and what to call afterwards. */
export interface UseDeletionOptions {
  /** From `useRowSelection`; read when the deletion starts. */
  selection: UseRowSelectionResult<number>;
  /**
   * Called once they are deleted, or the server refused because there are more of them by now. The
   * selection should then be cleared.
   */
  onDone: () => void;
}

/** Starts the deletion, and reports how it goes. */
export interface UseDeletionResult {
  isDeleting: boolean;
  /** The id of the message for a failure that can be retried; `null` for none. */
  failureId: string | null;
  /** Starts the deletion. Running it again after a failure deletes nothing twice. */
  run(): void;
}

/** Deletes the selected people, says how many there were, and offers to undo it. */
export function useDeletion({ selection, onDone }: UseDeletionOptions): UseDeletionResult {
  const http = useHttp();
  const notify = useNotify();
  const reload = useReload();
  const undo = useUndo();
  const [writeOnce] = useState(createRepeatableWrite);
  const [isDeleting, setIsDeleting] = useState(false);
  const [failureId, setFailureId] = useState<string | null>(null);

  const tellFailure = (error: unknown): void => {
    if (error instanceof HttpError && error.status === 409) {
      const [title, text] = ['people.delete.changed.title', 'people.delete.changed.text'];
      notify({ type: 'warning', sticky: true, title: { id: title }, text: { id: text } });
      onDone();
      reload();
      return;
    }
    const kind = failureKind(error);
    setFailureId(kind === 'unreachable' ? 'people.delete.unreachable' : 'people.delete.failed');
    // An unexpected failure goes to the error channel too.
    if (kind !== 'unreachable' && kind !== 'unauthorized') throw error;
  };

  const start = async (): Promise<void> => {
    setIsDeleting(true);
    setFailureId(null);
    try {
      const chosen = selection.getSelection();
      const done = await deletePeople(http, chosen, selection.count, writeOnce);
      const label = { id: 'people.undo.action' };
      notify({
        type: 'success',
        // It holds the undo button, so it should not time out.
        sticky: true,
        title: { id: 'people.delete.done.title' },
        text: { id: 'people.delete.done.text', values: { count: done.count } },
        action: {
          label,
          run: () => {
            void undo(done.undo);
          },
        },
      });
      onDone();
      reload();
    } catch (error) {
      tellFailure(error);
    } finally {
      setIsDeleting(false);
    }
  };

  return { isDeleting, failureId, run: () => void start() };
}
