import type { AnnouncerActions, Store } from '../core/vanilla.js';
import type { Clock, PageVisibility } from '../platform/index.js';
import type {
  Notification,
  NotificationRequest,
  NotificationTimeouts,
} from './notifications.rules.js';

/** What on the region of the notifications pauses their countdowns. */
export type PauseReason = 'hover' | 'focus';

/** The app's notifications: visible, queued and past ones (NOTE-2). */
export interface NotificationsState {
  /** Oldest first, at most `limit`. */
  readonly visible: readonly Notification[];
  /** How many wait for room. */
  readonly queued: number;
  /** Closed and timed-out notifications, most recently gone first, at most `historyLimit`. */
  readonly history: readonly Notification[];
  /** Whether the countdowns are paused, for any {@link PauseReason} or since the page is hidden. */
  readonly isPaused: boolean;
}

/** Shows and closes notifications, and pauses their countdowns; texts are formatted strings. */
export interface NotificationsActions {
  /**
   * Shows a notification, or queues it while `limit` are visible, and announces it. If an equal one
   * (type, title, text and what its action runs) is visible or queued, counts that up and restarts its
   * countdown instead. Returns the id.
   */
  show(request: NotificationRequest): string;
  /** Closes a visible or queued notification, which moves to the history. */
  close(id: string): void;
  /** Closes all notifications, the queued ones too (spec row NOTE-2). */
  removeAll(): void;
  /** Pauses all countdowns; they run again when every reason has been resumed, on a shown page. */
  pause(reason: PauseReason): void;
  resume(reason: PauseReason): void;
  /** Closes the notification, then runs its action. Errors of the action reach the caller. */
  runAction(id: string): void;
  clearHistory(): void;
  /** How many milliseconds of a visible notification's timeout have passed. */
  elapsedOf(notification: Notification): number;
}

/** One per app: its notifications. `createShell` makes it and wires it to errors and announcer. */
export type NotificationsStore = Store<NotificationsState, NotificationsActions>;

/** The options of `createNotificationsStore`; none is required. */
export interface NotificationsStoreOptions {
  /** Default: the system clock. */
  clock?: Clock | undefined;
  /** Default: the browser's page. */
  visibility?: PageVisibility | undefined;
  /** The app's announcer. Default: nothing is announced. */
  announce?: AnnouncerActions['announce'] | undefined;
  /** In milliseconds. Default: `null` for errors, so until they are closed; 6000 for the others. */
  timeouts?: NotificationTimeouts | undefined;
  /** How many are visible at a time. Default 5. */
  limit?: number | undefined;
  /** How many the history holds. Default 50. */
  historyLimit?: number | undefined;
}
