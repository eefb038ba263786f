import { X } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import {
  useNotification,
  type Notification,
  type UseNotificationsResult,
} from '../../headless/notifications/index.js';
import { Button } from '../button/index.js';
import { classNames } from '../core/index.js';
import { Icon } from '../icon/index.js';
import { NOTIFICATION_LOOKS } from './notificationLooks.js';

/** The notification that the `<li>` shows, and the region it is in. */
export interface NotificationItemProps {
  /** Result of `useNotifications`. */
  notifications: UseNotificationsResult;
  notification: Notification;
}

/**
 * One notification: icon, title, text, action, close button, and a bar that shows the time left.
 */
export function NotificationItem({
  notifications,
  notification,
}: NotificationItemProps): ReactElement {
  const item = useNotification(notifications, notification);
  const { type, title, text, action, count } = notification;
  const { icon, color, bar } = NOTIFICATION_LOOKS[type];
  return (
    <li
      {...item.getItemProps()}
      data-sticky={item.timer === null || undefined}
      className="notification relative overflow-hidden rounded-overlay border border-border bg-surface shadow-overlay"
    >
      <div className="flex items-start gap-3 p-3">
        <Icon of={icon} size={20} className={classNames('shrink-0', color)} />
        <div className="min-w-0 grow">
          {title !== '' && (
            <p {...item.getTitleProps()} className="font-semibold">
              {title}
              {count > 1 && <span className="font-normal text-muted">{` ×${count}`}</span>}
            </p>
          )}
          {text !== '' && <p className="text-muted">{text}</p>}
          {action !== undefined && (
            <Button {...item.getActionProps()} className="mt-2">
              {action.label}
            </Button>
          )}
        </div>
        <Button
          {...item.getCloseProps()}
          variant="quiet"
          isIconOnly
          className="-m-1.5 pointer-coarse:-m-3 pointer-coarse:-outline-offset-2"
        >
          <Icon of={X} />
        </Button>
      </div>
      {item.timer !== null && (
        <div
          key={count}
          aria-hidden
          className={classNames(
            'notification-timer absolute inset-x-0 bottom-0 h-0.5 forced-colors:bg-highlight',
            bar,
          )}
          style={
            {
              '--duration': `${item.timer.duration}ms`,
              '--elapsed': `${item.timer.elapsed}ms`,
              animationPlayState: item.timer.isPaused ? 'paused' : 'running',
            } as CSSProperties
          }
        />
      )}
    </li>
  );
}
