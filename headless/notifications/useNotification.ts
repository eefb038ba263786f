import { useMemo, type MouseEventHandler } from 'react';
import { propGetter, useFormatText, type PropGetter, type Text } from '../core/index.js';
import type { Notification, NotificationType } from './notifications.rules.js';
import { notificationPartId } from './regionFocus.js';
import type { UseNotificationsResult } from './useNotifications.js';

const CLOSE: Text = { id: 'gnap.notification-close', defaultMessage: 'Close notification' };

/** What an animated bar of the time left needs. Key it by `count`, so that it restarts. */
export interface NotificationTimer {
  /** The whole time, in milliseconds: the duration of the animation. */
  readonly duration: number;
  /** How much of it had passed at the start, in milliseconds: the animation's negative delay. */
  readonly elapsed: number;
  /** Whether the countdown is paused: the animation's play state. */
  readonly isPaused: boolean;
}

/** For the element of a notification. No live region: the announcer speaks (A11Y-NOTE). */
export interface NotificationItemProps {
  id: string;
  'data-type': NotificationType;
}

/** For the element of the title: the id by which the close button refers to it. */
export interface NotificationTitleProps {
  id: string;
}

/** For the close button of a notification, which has the same name in each (A11Y-NOTE). */
export interface NotificationCloseProps {
  id: string;
  type: 'button';
  'aria-label': string;
  /** The title's id, which tells the close buttons apart; `undefined` for an empty title. */
  'aria-describedby': string | undefined;
  onClick: MouseEventHandler;
}

/** For the action button: a click closes the notification, then runs the action. */
export interface NotificationActionProps {
  type: 'button';
  onClick: MouseEventHandler;
}

/** The prop getters of one visible notification, and its countdown. */
export interface UseNotificationResult {
  /** `null` if the notification stays until it is closed. */
  timer: NotificationTimer | null;
  getItemProps: PropGetter<NotificationItemProps>;
  /** For the title, which describes the close button. Not needed if the title is empty. */
  getTitleProps: PropGetter<NotificationTitleProps>;
  getCloseProps: PropGetter<NotificationCloseProps>;
  /** For the button labeled `notification.action.label`, if there is an action. */
  getActionProps: PropGetter<NotificationActionProps>;
}

/** One visible notification: its parts and its countdown. */
export function useNotification(
  { store, regionId, isPaused }: UseNotificationsResult,
  notification: Notification,
): UseNotificationResult {
  const { id, type, title, timeout } = notification;
  const format = useFormatText();
  const elapsed = useMemo(() => store.elapsedOf(notification), [store, notification]);
  const titleId = notificationPartId(regionId, id, 'title');
  // The next notification slides under the pointer: the second click of a double click would close it
  // unread, or run its action. Whoever clicks on, to close them all, is not held up.
  const once =
    (act: (id: string) => void): MouseEventHandler =>
    (event) => {
      if (event.detail !== 2) act(id);
    };

  return {
    timer: timeout === null ? null : { duration: timeout, elapsed, isPaused },
    getItemProps: propGetter<NotificationItemProps>({
      id: notificationPartId(regionId, id, 'item'),
      'data-type': type,
    }),
    getTitleProps: propGetter<NotificationTitleProps>({ id: titleId }),
    getCloseProps: propGetter<NotificationCloseProps>({
      id: notificationPartId(regionId, id, 'close'),
      type: 'button',
      'aria-label': format(CLOSE),
      'aria-describedby': title && titleId,
      onClick: once(store.close),
    }),
    getActionProps: propGetter<NotificationActionProps>({
      type: 'button',
      onClick: once(store.runAction),
    }),
  };
}
