import { useMemo, type MouseEventHandler } from 'react';
import { propGetter, useFormatText, type PropGetter, type Text } from '../core/index.js';
import type { Notification, NotificationType } from './notifications.rules.js';
import { notificationPartId } from './regionFocus.js';
import type { UseNotificationsResult } from './useNotifications.js';

/** What a bar that shows the time left needs; it starts anew with `count`, so that is its key. */
export interface NotificationTimer {
  /** The whole time, in milliseconds: the duration of the animation. */
  readonly duration: number;
  /** What of it had passed at the start, in milliseconds: its negative delay. */
  readonly elapsed: number;
  /** Whether it stands still: the play state. */
  readonly isPaused: boolean;
}

/** Silent by itself: the app's live regions speak (A11Y-NOTE). */
export interface NotificationItemProps {
  id: string;
  'data-type': NotificationType;
}

/** For the element of the title: the id by which it describes the close button. */
export interface NotificationTitleProps {
  id: string;
}

/** For the close button of one notification, which has the same name in each (A11Y-NOTE). */
export interface NotificationCloseProps {
  id: string;
  type: 'button';
  'aria-label': string;
  /** The title's id, which tells it from the others; `undefined` for an empty title. */
  'aria-describedby': string | undefined;
  onClick: MouseEventHandler;
}

/**
 * For the button of the notification's action: it closes the notification, then runs the action.
 */
export interface NotificationActionProps {
  type: 'button';
  onClick: MouseEventHandler;
}

/** The parts of one visible notification, and how its time runs. */
export interface UseNotificationResult {
  /** `null` for one that stays until it is closed. */
  timer: NotificationTimer | null;
  getItemProps: PropGetter<NotificationItemProps>;
  /** For the title, which describes the close button. Not needed where the title is empty. */
  getTitleProps: PropGetter<NotificationTitleProps>;
  getCloseProps: PropGetter<NotificationCloseProps>;
  /** For the button labelled `notification.action.label`, where there is an action. */
  getActionProps: PropGetter<NotificationActionProps>;
}

const CLOSE: Text = { id: 'gnap.notification-close', defaultMessage: 'Close notification' };

/** One visible notification: its parts and its time. */
export function useNotification(
  { store, regionId, isPaused }: UseNotificationsResult,
  notification: Notification,
): UseNotificationResult {
  const { id, type, title, timeout } = notification;
  const formatText = useFormatText();
  const elapsed = useMemo(() => store.elapsedOf(notification), [store, notification]);
  const titleId = notificationPartId(regionId, id, 'title');

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
      'aria-label': formatText(CLOSE),
      'aria-describedby': title === '' ? undefined : titleId,
      onClick: () => {
        store.close(id);
      },
    }),
    getActionProps: propGetter<NotificationActionProps>({
      type: 'button',
      onClick: () => {
        store.runAction(id);
      },
    }),
  };
}
