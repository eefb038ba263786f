import { defineStore, type Store } from '../core/vanilla.js';
import { systemClock, type Clock } from '../platform/index.js';

/**
 * Whether the list is open, and up to when it was seen. What stands in it is for the notifications
 * to keep.
 */
export interface NotificationHistoryState {
  readonly isOpen: boolean;
  /** When the list was last opened or closed, in milliseconds since 1970; 0 if it never was. */
  readonly readAt: number;
}

/** Opens and closes the list; each time all that is in it counts as seen. */
export interface NotificationHistoryActions {
  toggle(): void;
  close(): void;
}

/** One per list: its own, or the `store` that `useNotificationHistory` is given. */
export type NotificationHistoryStore = Store<NotificationHistoryState, NotificationHistoryActions>;

/** Makes the store of the list of notifications that have gone: whether it is open, and when it was last read. */
export function createNotificationHistoryStore({
  clock = systemClock,
}: { clock?: Clock | undefined } = {}): NotificationHistoryStore {
  return defineStore<NotificationHistoryState, NotificationHistoryActions>(
    { isOpen: false, readAt: 0 },
    ({ get, set }) => {
      const close = (): void => {
        // What went while the list was open was seen in it.
        if (get().isOpen) set({ isOpen: false, readAt: clock.now() });
      };
      return {
        actions: {
          close,
          toggle: () => {
            if (get().isOpen) close();
            else set({ isOpen: true, readAt: clock.now() });
          },
        },
      };
    },
  );
}
