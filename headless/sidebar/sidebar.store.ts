import { defineStore, type Store } from '../core/vanilla.js';
import { createBrowserStorage, STORAGE_KEYS, type StorageAdapter } from '../platform/index.js';
import { parseCollapsed } from './sidebar.rules.js';

export interface SidebarState {
  /** Narrow, with icons only; kept between visits. */
  readonly isCollapsed: boolean;
  /** Shown over the page on a phone; hidden at start (spec row SIDE-2). */
  readonly isShownOnMobile: boolean;
}

export interface SidebarActions {
  toggleCollapsed(): void;
  toggleOnMobile(): void;
  hideOnMobile(): void;
}

export type SidebarStore = Store<SidebarState, SidebarActions>;

export interface SidebarStoreOptions {
  storage?: StorageAdapter | undefined;
}

/** Makes the sidebar's store. The collapsed flag is read on `connect()` (spec rows SIDE-1, SIDE-2). */
export function createSidebarStore(options: SidebarStoreOptions = {}): SidebarStore {
  const { storage = createBrowserStorage() } = options;
  const key = STORAGE_KEYS.sidebarCollapsed;
  return defineStore<SidebarState, SidebarActions>(
    { isCollapsed: false, isShownOnMobile: false },
    ({ get, set }) => {
      const adopt = (stored: string | null): void => {
        set({ isCollapsed: parseCollapsed(stored) });
      };
      return {
        actions: {
          toggleCollapsed: () => {
            const isCollapsed = !get().isCollapsed;
            set({ isCollapsed });
            storage.write(key, String(isCollapsed));
          },
          toggleOnMobile: () => {
            set({ isShownOnMobile: !get().isShownOnMobile });
          },
          hideOnMobile: () => {
            set({ isShownOnMobile: false });
          },
        },
        start: () => {
          adopt(storage.read(key));
          return storage.subscribe(key, adopt);
        },
      };
    },
  );
}
