export type {
  Notification,
  NotificationAction,
  NotificationRequest,
  NotificationTimeouts,
  NotificationType,
} from './notifications.rules.js';
export { createNotificationsStore } from './notifications.store.js';
export type {
  NotificationsActions,
  NotificationsState,
  NotificationsStore,
  NotificationsStoreOptions,
  PauseReason,
} from './notifications.types.js';
export {
  useNotification,
  type NotificationActionProps,
  type NotificationCloseProps,
  type NotificationItemProps,
  type NotificationTimer,
  type NotificationTitleProps,
  type UseNotificationResult,
} from './useNotification.js';
export { sharedNotifications } from './sharedNotifications.js';
export {
  useNotifications,
  type NotificationsRegionProps,
  type UseNotificationsOptions,
  type UseNotificationsResult,
} from './useNotifications.js';
export { useNotify, type Notify } from './useNotify.js';
