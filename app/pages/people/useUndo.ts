import { isAbortError } from '../../../headless/errors/index.js';
import { failureKind, useHttp } from '../../../headless/http/index.js';
import { useNotify } from '../../../headless/notifications/index.js';
import { sharedSession } from '../../../headless/session/index.js';
import { useReload } from '../../frame/useReload.js';
import { undoDeletion } from '../../resources/deletions.js';
import { watchUser } from '../../session/watchUser.js';

/** How many user names a notification lists. */
const mostNames = 5;

/** Brings the people of a deletion back and reports the outcome; works from any page. */
export function useUndo(): (undo: string) => Promise<void> {
  const http = useHttp();
  const notify = useNotify();
  const reload = useReload();
  const session = sharedSession.useStore('useUndo');

  const run = async (undo: string): Promise<void> => {
    const hasUserGone = watchUser(session);
    const again = {
      label: { id: 'people.undo.again' },
      run: () => {
        void run(undo);
      },
    };
    try {
      const { count, taken } = await undoDeletion(http, undo);
      const title = { id: 'people.undo.done.title' };
      const text = { id: 'people.undo.done.text', values: { count } };
      if (taken.length === 0) {
        notify({ type: 'success', title, text });
      } else {
        const listed = taken.slice(0, mostNames);
        const values = {
          count: taken.length,
          names: listed.join(', '),
          more: taken.length - listed.length,
        };
        notify({
          type: 'warning',
          sticky: true,
          title: { id: 'people.undo.taken.title' },
          text: { id: 'people.undo.taken.text', values },
          action: again,
        });
      }
      reload();
    } catch (error) {
      if (isAbortError(error) || hasUserGone()) return;
      const title = { id: 'people.undo.failed.title' };
      const kind = failureKind(error);
      if (kind === 'not-found') {
        notify({ type: 'warning', sticky: true, title, text: { id: 'people.undo.late' } });
        return;
      }
      const isUnreachable = kind === 'unreachable';
      const id = isUnreachable ? 'people.undo.unreachable' : 'people.undo.failed.text';
      notify({ type: 'error', title, text: { id }, action: again });
    }
  };
  return run;
}
