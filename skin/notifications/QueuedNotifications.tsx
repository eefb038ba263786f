import type { ReactElement } from 'react';
import { useFormatText } from '../../headless/core/index.js';
import type { UseNotificationsResult } from '../../headless/notifications/index.js';
import { Button } from '../button/index.js';

const QUEUED = {
  id: 'gnap.notifications-queued',
  defaultMessage: '{count, plural, one {# more waits} other {# more wait}}',
};
const CLOSE_ALL = { id: 'gnap.notifications-close-all', defaultMessage: 'Close all' };

/** Says how many notifications wait behind the visible ones, and closes all of them. */
export function QueuedNotifications({
  notifications,
}: {
  /** Result of `useNotifications`. */
  notifications: UseNotificationsResult;
}): ReactElement {
  const formatText = useFormatText();
  return (
    <div className="notification flex flex-wrap items-center justify-end gap-x-3 rounded-overlay border border-border bg-surface py-1 ps-3 pe-1 text-muted shadow-overlay max-sm:mb-2 sm:mt-2">
      <span className="flex-1">
        {formatText({ ...QUEUED, values: { count: notifications.queued } })}
      </span>
      <Button variant="quiet" onClick={notifications.removeAll}>
        {formatText(CLOSE_ALL)}
      </Button>
    </div>
  );
}
