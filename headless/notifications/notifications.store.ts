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
    /**
     * Those that have not gone, by key and oldest first: the first `limit` are visible, the others
     * are queued. A map keeps the place of one that is replaced.
     */
    const current = new Map<string, Notification>();
    const pauses = new Set<PauseReason>();
    let isConnected = false;
    let lastId = 0;

    const countdowns = createCountdowns(clock, () => {
      remove(({ id }) => countdowns.left(id) <= 0, clock.now());
    });

    /** While the page is left the state stays as it is, since such a page must not render. */
    const applyPauses = (isLeft = false): void => {
      const isPaused = pauses.size > 0 || visibility.isHidden();
      if (!isLeft) set({ isPaused });
      countdowns.run(isConnected && !isPaused && !isLeft);
    };

    /** Updates the state; the countdowns of those that become visible or are shown again start. */
    const update = (history = get().history): void => {
      const { visible: before } = get();
      const visible: Notification[] = [];
      for (const notification of current.values()) {
        if (visible.length >= limit) break;
        visible.push(notification);
      }
      const started = visible.filter((notification) => !before.includes(notification));
      for (const { id, timeout } of started) countdowns.set(id, timeout);
      const isSame = started.length === 0 && visible.length === before.length;
      const queued = current.size - visible.length;
      set({ visible: isSame ? before : visible, queued, history });
    };

    /** Moves notifications to the history, and returns them; `missedAt`: when they timed out. */
    const remove = (
      isGoing: (notification: Notification) => boolean,
      missedAt?: number,
    ): readonly Notification[] => {
      const gone = [...current.values()].filter(isGoing);
      if (gone.length === 0) return gone;
      for (const notification of gone) {
        current.delete(keyOf(notification));
        countdowns.set(notification.id, null);
      }
      const past = gone.map((notification) => ({ ...notification, missedAt })).reverse();
      update([...past, ...get().history].slice(0, historyLimit));
      if (current.size === 0) {
        // A region that disappears is no longer hovered or focused, but may send no event for that.
        actions.resume('hover');
        actions.resume('focus');
      }
      return gone;
    };

    const actions: NotificationsActions = {
      show: (request) => {
        const key = keyOf(request);
        const known = current.get(key);
        lastId += 1;
        const newer = notificationOf(request, { id: `${lastId}`, shownAt: clock.now() }, timeouts);
        const notification = known === undefined ? newer : collapse(known, newer);
        if (notification.announcedAt !== known?.announcedAt) {
          announce?.(spokenText(notification), politenessOf(notification.type));
        }
        current.set(key, notification);
        update();
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
        const [notification] = remove((each) => each.id === id);
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
        isConnected = true;
        applyPauses();
        const unsubscribe = visibility.subscribe(applyPauses);
        return () => {
          unsubscribe();
          isConnected = false;
          applyPauses();
        };
      },
    };
  });
}
