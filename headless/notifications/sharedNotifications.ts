import { createSharedStore, type SharedStore } from '../core/index.js';
import type { NotificationsStore } from './notifications.types.js';

/** The app's notifications, which `ShellProvider` provides to the hooks. */
export const sharedNotifications: SharedStore<NotificationsStore> =
  createSharedStore<NotificationsStore>('notifications');
