import { useCallback } from 'react';
import { useFormatText, type Text } from '../core/index.js';
import type { NotificationRequest } from './notifications.rules.js';
import type { NotificationsStore } from './notifications.types.js';
import { sharedNotifications } from './sharedNotifications.js';

/** Shows a notification, with its text in the current language. Returns the id. */
export type Notify = (request: NotificationRequest<Text>) => string;

/**
 * Lets a component show notifications without re-rendering with each of them. Throws a ToolkitError
 * if there is no store.
 */
export function useNotify({ store }: { store?: NotificationsStore | undefined } = {}): Notify {
  const notifications = sharedNotifications.useStore('useNotify', store);
  const format = useFormatText();
  return useCallback(
    ({ title, text, action, ...rest }) =>
      notifications.show({
        ...rest,
        title: title && format(title),
        text: text && format(text),
        action: action && { ...action, label: format(action.label) },
      }),
    [notifications, format],
  );
}
