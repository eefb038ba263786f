import { defineStore, nextEntryId } from '../core/vanilla.js';
import { pageVisibility, systemClock } from '../platform/index.js';
import {
  areEqual,
  collapse,
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
import { createStopwatch } from './stopwatch.js';

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
     * Those that have not gone, by id and oldest first: the first `limit` are visible, the others are
     * queued. A map keeps the place of one that is replaced.
     */
    const current = new Map<string, Notification>();
    /** When each visible one times out, by the stopwatch, which pauses all of them at once. */
    let ends: ReadonlyMap<Notification, number> = new Map();
    const pauses = new Set<PauseReason>();
    let isConnected = false;

    const left = (notification: Notification): number =>
      (ends.get(notification) ?? Infinity) - stopwatch.time();

    const stopwatch = createStopwatch(clock, () => {
      remove((notification) => left(notification) <= 0, clock.now());
    });

    /**
     * Updates the state and the countdowns, which start for those that become visible or are shown
     * again. While the page is left the state stays as it is, since such a page must not render.
     */
    const update = (isLeft = false, history = get().history): void => {
      const visible = [...current.values()].slice(0, limit);
      const isSame = visible.length === ends.size && visible.every((each) => ends.has(each));
      const isPaused = pauses.size > 0 || visibility.isHidden();
      ends = new Map(
        visible.map((each) => [
          each,
          ends.get(each) ?? stopwatch.time() + (each.timeout ?? Infinity),
        ]),
      );
      stopwatch.run(isConnected && !isPaused && !isLeft, Math.min(...ends.values()));
      // Last, since a listener may resume.
      if (!isLeft)
        set({
          visible: isSame ? get().visible : visible,
          queued: current.size - visible.length,
          history,
          isPaused,
        });
    };

    /** Moves notifications to the history, and returns them; `missedAt`: when they timed out. */
    const remove = (
      isGoing: (notification: Notification) => boolean,
      missedAt?: number,
    ): readonly Notification[] => {
      const gone = [...current.values()].filter(isGoing);
      for (const { id } of gone) current.delete(id);
      // A region that disappears is no longer hovered or focused, but may send no event for that.
      if (current.size === 0) pauses.clear();
      const past = gone.map((notification) => ({ ...notification, missedAt })).reverse();
      update(
        false,
        past.length > 0 ? [...past, ...get().history].slice(0, historyLimit) : undefined,
      );
      return gone;
    };

    const actions: NotificationsActions = {
      show: (request) => {
        const newer = notificationOf(
          request,
          { id: `${nextEntryId()}`, shownAt: clock.now() },
          timeouts,
        );
        const known = [...current.values()].find((each) => areEqual(each, newer));
        const notification = known === undefined ? newer : collapse(known, newer);
        if (notification.announcedAt !== known?.announcedAt) {
          announce?.(spokenText(notification), politenessOf(notification.type));
        }
        current.set(notification.id, notification);
        update();
        return notification.id;
      },
      close: (id) => {
        remove((each) => each.id === id);
      },
      removeAll: () => {
        remove(() => true);
      },
      pause: (reason) => {
        pauses.add(reason);
        update();
      },
      resume: (reason) => {
        pauses.delete(reason);
        update();
      },
      runAction: (id) => {
        remove((each) => each.id === id)[0]?.action?.run();
      },
      clearHistory: () => {
        set({ history: [] });
      },
      elapsedOf: (notification) => Math.max(0, (notification.timeout ?? 0) - left(notification)),
    };

    return {
      actions,
      start: () => {
        isConnected = true;
        update();
        const unsubscribe = visibility.subscribe(update);
        return () => {
          unsubscribe();
          isConnected = false;
          // The region that was hovered or focused has gone; the next one is neither.
          pauses.clear();
          update();
        };
      },
    };
  });
}
