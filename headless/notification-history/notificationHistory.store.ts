import { defineStore, type Store } from '../core/vanilla.js';
import { systemClock, type Clock } from '../platform/index.js';

export interface NotificationHistoryState {
  readonly isOpen: boolean;
  /** When the list was last looked at, in milliseconds since 1970. */
  readonly readAt: number;
}

export interface NotificationHistoryActions {
  toggle(): void;
  close(): void;
}

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
