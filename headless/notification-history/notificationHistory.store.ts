import { defineStore, type Store } from '../core/vanilla.js';
import { systemClock, type Clock } from '../platform/index.js';

/** Whether the list is open, and when it was read. Its entries are in the notifications store. */
export interface NotificationHistoryState {
  readonly isOpen: boolean;
  /** When the list was last opened or closed, in milliseconds since 1970; 0 if it never was. */
  readonly readAt: number;
}

/** Opens and closes the list; both mark all of its entries as seen. */
export interface NotificationHistoryActions {
  toggle(): void;
  close(): void;
}

/** The store of one list; `useNotificationHistory` makes its own unless given one. */
export type NotificationHistoryStore = Store<NotificationHistoryState, NotificationHistoryActions>;

/** Creates the store of a list of past notifications. */
export function createNotificationHistoryStore({
  clock = systemClock,
}: { clock?: Clock | undefined } = {}): NotificationHistoryStore {
  return defineStore<NotificationHistoryState, NotificationHistoryActions>(
    { isOpen: false, readAt: 0 },
    ({ get, set }) => {
      const close = (): void => {
        // Notifications that timed out while the list was open were seen in it.
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
