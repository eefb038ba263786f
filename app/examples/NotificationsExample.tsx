import type { ReactElement } from 'react';
import type { NotificationType } from '../../headless/notifications/index.js';
import { useNotify } from '../../headless/notifications/index.js';
import { Button } from '../../skin/button/index.js';

const TYPES: readonly NotificationType[] = ['success', 'info', 'warning', 'error', 'default'];

/** Each type, one that stays until it is closed, and one that can be undone. */
export function NotificationsExample(): ReactElement {
  const notify = useNotify();
  const archive = (): void => {
    notify({
      type: 'success',
      title: 'Archived',
      text: 'The message is in the archive.',
      action: {
        label: 'Undo',
        run: () => {
          notify({ type: 'info', title: 'Back again' });
        },
      },
    });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {TYPES.map((type) => (
        <Button
          key={type}
          onClick={() => {
            notify({ type, title: `Of type ${type}`, text: 'The same one twice is counted.' });
          }}
        >
          {type}
        </Button>
      ))}
      <Button
        onClick={() => {
          notify({ type: 'info', title: 'Sticky', text: 'Stays until closed.', sticky: true });
        }}
      >
        Sticky
      </Button>
      <Button onClick={archive}>With an action</Button>
    </div>
  );
}
