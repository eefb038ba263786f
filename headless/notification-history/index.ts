export { unreadCount } from './notificationHistory.rules.js';
export {
  createNotificationHistoryStore,
  type NotificationHistoryActions,
  type NotificationHistoryState,
  type NotificationHistoryStore,
} from './notificationHistory.store.js';
export {
  useNotificationHistory,
  type NotificationHistoryTriggerProps,
  type NotificationHistoryClearProps,
  type NotificationHistoryEntry,
  type NotificationHistoryPanelProps,
  type UseNotificationHistoryOptions,
  type UseNotificationHistoryResult,
} from './useNotificationHistory.js';
