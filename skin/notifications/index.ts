export { NOTIFICATION_LOOKS, type NotificationLook } from './notificationLooks.js';
export { Notifications } from './Notifications.js';
