import { useState } from 'react';
import { createRepeatableWrite, HttpError, useHttp } from '../../../headless/http/index.js';
import { useNotify } from '../../../headless/notifications/index.js';
import type { UseRowSelectionResult } from '../../../headless/selection/index.js';
import { useReload } from '../../frame/useReload.js';
import { deletePeople } from '../../resources/deletions.js';
import { useUndo } from './useUndo.js';

/** The people to delete, and what to call afterwards. */
export interface UseDeletePeopleOptions {
  /** From `useRowSelection`; read when the deletion starts. */
  selection: UseRowSelectionResult<number>;
  /**
   * Called once they are deleted, or the server refused because there are more of them by now. The
   * selection should then be cleared.
   */
  onDone: () => void;
}

/**
 * Deletes the selected people, says how many there were, and offers to undo it. Rejects if it
 * failed; running it again then deletes nothing twice.
 */
export function useDeletePeople({
  selection,
  onDone,
}: UseDeletePeopleOptions): () => Promise<void> {
  const http = useHttp();
  const notify = useNotify();
  const reload = useReload();
  const undo = useUndo();
  const [writeOnce] = useState(createRepeatableWrite);

  return async () => {
    try {
      const chosen = selection.getSelection();
      const done = await deletePeople(http, chosen, selection.count, writeOnce);
      const text = { id: 'people.delete.done.text', values: { count: done.count } };
      const action = {
        label: { id: 'people.undo.action' },
        run: () => {
          void undo(done.undo);
        },
      };
      // It holds the undo button, so it should not time out; where somebody else had deleted them
      // all, nothing was done that could be undone.
      if (done.count === 0) notify({ type: 'info', text });
      else
        notify({
          type: 'success',
          sticky: true,
          title: { id: 'people.delete.done.title' },
          text,
          action,
        });
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 409)) throw error;
      const [title, text] = ['people.delete.changed.title', 'people.delete.changed.text'];
      notify({ type: 'warning', sticky: true, title: { id: title }, text: { id: text } });
    }
    onDone();
    reload();
  };
}
