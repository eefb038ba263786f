import { createSharedStore, type SharedStore } from '../core/index.js';
import type { NotificationsStore } from './notifications.store.js';

/** The app's notifications, for hooks and for `createShell`. */
export const sharedNotifications: SharedStore<NotificationsStore> =
  createSharedStore<NotificationsStore>('notifications');
