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

/** Who is deleted, and who hears that it is over. */
export interface UseDeletionOptions {
  /** Of `useRowSelection`, read when the deletion starts. */
  selection: UseRowSelectionResult<number>;
  /** They are deleted, or were refused since there are others by now. Nobody is to stay chosen. */
  onDone: () => void;
}

/** Starts the deletion, and tells how it goes. */
export interface UseDeletionResult {
  isDeleting: boolean;
  /** The id of what to say of a failure that can be tried again; `null` for none. */
  failureId: string | null;
  /** Starts it; after a failure again, which does nothing twice. */
  run(): void;
}

/** Deletes the people who are chosen, tells how many that were, and offers to undo it. */
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
    // Of what nobody expects the error channel hears too.
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
        // Who wants it back should not have to hurry.
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
