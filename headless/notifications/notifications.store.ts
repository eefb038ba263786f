import { defineStore, type AnnouncerActions, type Store } from '../core/vanilla.js';
import { pageVisibility, systemClock, type Clock, type PageVisibility } from '../platform/index.js';
import { createCountdowns } from './countdowns.js';
import {
  collapse,
  keyOf,
  notificationOf,
  politenessOf,
  spokenText,
  type Notification,
  type NotificationRequest,
  type NotificationTimeouts,
} from './notifications.rules.js';

/** Why time stands still for the visible notifications. */
export type PauseReason = 'hover' | 'focus' | 'hidden';

/** The app's notifications: those in sight, those that wait, and those that have gone (NOTE-2). */
export interface NotificationsState {
  /** Oldest first, at most `limit`. */
  readonly visible: readonly Notification[];
  /** How many wait until there is room. */
  readonly queued: number;
  /** What has gone, newest first, at most `historyLimit`. */
  readonly history: readonly Notification[];
  /** Whether time stands still for the visible ones: `hover`, `focus` or `hidden`. */
  readonly isPaused: boolean;
}

/**
 * Showing and closing notifications, and stopping their time; texts come in as finished strings.
 */
export interface NotificationsActions {
  /**
   * Shows a notification, or queues it while `limit` are visible, and announces it. One equal to a
   * visible or queued one is counted into that and starts its time anew. Returns the id.
   */
  show(request: NotificationRequest): string;
  /** Closes a visible or queued one; it goes to the history. */
  close(id: string): void;
  /** Closes all, the queued ones too (spec row NOTE-2). */
  removeAll(): void;
  /** Stops the time of all; it runs on when every reason has been resumed. */
  pause(reason: PauseReason): void;
  resume(reason: PauseReason): void;
  /** Closes the notification, then runs its action; what that throws is the caller's to handle. */
  runAction(id: string): void;
  clearHistory(): void;
  /** How many milliseconds of a visible notification's time have passed. */
  elapsedOf(notification: Notification): number;
}

/** One per app: its notifications. `createShell` makes it, and ties it to errors and announcer. */
export type NotificationsStore = Store<NotificationsState, NotificationsActions>;

/** What `createNotificationsStore` takes; all of it can be left out. */
export interface NotificationsStoreOptions {
  /** Default: the machine's. */
  clock?: Clock | undefined;
  /** Default: the browser's page. */
  visibility?: PageVisibility | undefined;
  /** The app's announcer. Default: nothing is said. */
  announce?: AnnouncerActions['announce'] | undefined;
  /** In milliseconds. Default: errors `null`, so until they are closed, the others 6000. */
  timeouts?: NotificationTimeouts | undefined;
  /** How many are visible at a time. Default 5. */
  limit?: number | undefined;
  /** How many are remembered. Default 50. */
  historyLimit?: number | undefined;
}

/**
 * How long an equal notification is not announced again, in milliseconds. After that it is, since a second
 * "Saved" is news; an error in a loop is not.
 */
const QUIET = 3000;

const NOTHING: NotificationsState = { visible: [], queued: 0, history: [], isPaused: false };

/**
 * Makes the app's notifications (spec row NOTE-2, A11Y-NOTE). Their time runs while the store is
 * connected; one shown before that has all of its time left then.
 */
export function createNotificationsStore(
  options: NotificationsStoreOptions = {},
): NotificationsStore {
  const {
    clock = systemClock,
    visibility = pageVisibility,
    announce,
    timeouts = {},
    limit = 5,
    historyLimit = 50,
  } = options;

  return defineStore<NotificationsState, NotificationsActions>(NOTHING, ({ get, set }) => {
    /** By key, so that a thousand in one tick cost a thousand steps. */
    const queue = new Map<string, Notification>();
    const announcedAt = new Map<string, number>();
    const pauses = new Set<PauseReason>();
    let isConnected = false;
    let lastId = 0;

    const countdowns = createCountdowns(clock, () => {
      remove(({ id }) => countdowns.left(id) <= 0, clock.now());
    });

    const applyPauses = (): void => {
      set({ isPaused: pauses.size > 0 });
      countdowns.run(isConnected && pauses.size === 0);
    };

    /** Adds what waits while there is room; its time starts. */
    const admit = (visible: readonly Notification[]): readonly Notification[] => {
      const admitted: Notification[] = [];
      for (const [key, notification] of queue) {
        if (visible.length + admitted.length >= limit) break;
        queue.delete(key);
        countdowns.start(notification.id, notification.timeout);
        admitted.push(notification);
      }
      return admitted.length === 0 ? visible : [...visible, ...admitted];
    };

    const remove = (isGoing: (notification: Notification) => boolean, missedAt?: number): void => {
      const { visible, history } = get();
      const gone = [...visible, ...queue.values()].filter(isGoing);
      if (gone.length === 0) return;
      for (const notification of gone) {
        queue.delete(keyOf(notification));
        countdowns.stop(notification.id);
        announcedAt.delete(notification.id);
      }
      const staying = admit(visible.filter((notification) => !gone.includes(notification)));
      if (staying.length === 0) {
        // What is not there is neither hovered nor focused, though no event may say so.
        pauses.delete('hover');
        pauses.delete('focus');
      }
      set({
        visible: staying,
        queued: queue.size,
        history: [
          ...gone.reverse().map((notification) => ({ ...notification, missedAt })),
          ...history,
        ].slice(0, historyLimit),
      });
      applyPauses();
    };

    const announceOnce = (notification: Notification): void => {
      const { id, type, shownAt } = notification;
      if (shownAt - (announcedAt.get(id) ?? -Infinity) < QUIET) return;
      announcedAt.set(id, shownAt);
      announce?.(spokenText(notification), politenessOf(type));
    };

    const actions: NotificationsActions = {
      show: (request) => {
        const key = keyOf(request);
        const { visible } = get();
        const shown = visible.find((notification) => keyOf(notification) === key);
        const known = shown ?? queue.get(key);
        lastId += 1;
        const newer = notificationOf(request, { id: `${lastId}`, shownAt: clock.now() }, timeouts);
        const notification = known === undefined ? newer : collapse(known, newer);
        announceOnce(notification);
        if (shown === undefined) {
          queue.set(key, notification);
          set({ visible: admit(visible), queued: queue.size });
        } else {
          countdowns.start(notification.id, notification.timeout);
          set({ visible: visible.map((one) => (one === shown ? notification : one)) });
        }
        return notification.id;
      },
      close: (id) => {
        remove((notification) => notification.id === id);
      },
      removeAll: () => {
        remove(() => true);
      },
      pause: (reason) => {
        pauses.add(reason);
        applyPauses();
      },
      resume: (reason) => {
        pauses.delete(reason);
        applyPauses();
      },
      runAction: (id) => {
        const notification = get().visible.find((one) => one.id === id);
        actions.close(id);
        notification?.action?.run();
      },
      clearHistory: () => {
        set({ history: [] });
      },
      elapsedOf: ({ id, timeout }) => Math.max(0, (timeout ?? 0) - countdowns.left(id)),
    };

    return {
      actions,
      start: () => {
        const followPage = (): void => {
          if (visibility.isHidden()) actions.pause('hidden');
          else actions.resume('hidden');
        };
        isConnected = true;
        followPage();
        const unsubscribe = visibility.subscribe(followPage);
        return () => {
          unsubscribe();
          isConnected = false;
          actions.resume('hidden');
        };
      },
    };
  });
}
