import { defineStore } from '../core/vanilla.js';
import { pageVisibility, systemClock } from '../platform/index.js';
import { createCountdowns } from './countdowns.js';
import {
  collapse,
  keyOf,
  notificationOf,
  politenessOf,
  spokenText,
  type Notification,
} from './notifications.rules.js';
import type {
  NotificationsActions,
  NotificationsState,
  NotificationsStore,
  NotificationsStoreOptions,
  PauseReason,
} from './notifications.types.js';

/**
 * For how long an equal notification is not announced again, in milliseconds: an error in a loop
 * would be noise, whereas a second "Saved" later on is news.
 */
const QUIET = 3000;

const NOTHING: NotificationsState = { visible: [], queued: 0, history: [], isPaused: false };

/**
 * Creates the app's notifications (spec row NOTE-2, A11Y-NOTE). The countdowns run while the store is
 * connected; one shown earlier starts its countdown then.
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
    /** By key, so that an equal notification is found at once, however many are queued. */
    const queue = new Map<string, Notification>();
    /** When each notification was last announced, by its id. */
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

    /** Moves notifications from the queue while there is room, and starts their countdowns. */
    const admit = (visible: readonly Notification[]): readonly Notification[] => {
      const all = [...visible];
      for (const [key, notification] of queue) {
        if (all.length >= limit) break;
        queue.delete(key);
        countdowns.start(notification.id, notification.timeout);
        all.push(notification);
      }
      return all.length === visible.length ? visible : all;
    };

    /** Moves notifications to the history; `missedAt` is given if they have timed out. */
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
        // A region that disappears is no longer hovered or focused, but may send no event for that.
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
          set({ visible: visible.map((each) => (each === shown ? notification : each)) });
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
        const notification = get().visible.find((each) => each.id === id);
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
        const followPage = (isLeft?: boolean): void => {
          // The state stays as it is, since a page that is left must not render.
          if (isLeft) countdowns.run(false);
          else (visibility.isHidden() ? actions.pause : actions.resume)('hidden');
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
