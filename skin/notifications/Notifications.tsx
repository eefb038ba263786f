import { useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useNotifications } from '../../headless/notifications/index.js';
import { NotificationItem } from './NotificationItem.js';
import { QueuedNotifications } from './QueuedNotifications.js';
import { useClearOfFocus } from './useClearOfFocus.js';

/**
 * The visible notifications, and how many wait behind them, at the end of the page body. They stay
 * usable while a modal is open, and keep clear of the control that has the focus.
 */
export function Notifications(): ReactElement | null {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const notifications = useNotifications({ ref: setRegion });
  const isMoved = useClearOfFocus(region, notifications.visible);
  if (notifications.container === null) return null;
  return createPortal(
    <section
      {...notifications.getRegionProps()}
      data-moved={isMoved}
      className="notifications fixed inset-x-2 sm:inset-x-auto sm:end-4 sm:w-notification print:hidden"
    >
      <div className="notification-pile">
        {notifications.queued > 0 && <QueuedNotifications notifications={notifications} />}
        <ol className="flex flex-col gap-2 max-sm:flex-col-reverse">
          {notifications.visible.map((notification) => (
            <NotificationItem
              key={notification.id}
              notifications={notifications}
              notification={notification}
            />
          ))}
        </ol>
      </div>
    </section>,
    notifications.container,
  );
}
