import { defineStore, type Store } from '../core/vanilla.js';
import { createBrowserStorage, STORAGE_KEYS, type StorageAdapter } from '../platform/index.js';
import { isClosingSwipe, parseCollapsed, type SwipePoint } from './sidebar.rules.js';

/** How the sidebar is shown: beside the page, or over it on a phone. */
export interface SidebarState {
  /** Narrow, with icons only; kept between visits. */
  readonly isCollapsed: boolean;
  /** Shown over the page on a phone; hidden at start (spec row SIDE-2). */
  readonly isShownOnMobile: boolean;
}

/** The sidebar's two toggles, and the swipe that hides it on a phone. */
export interface SidebarActions {
  toggleCollapsed(): void;
  toggleOnMobile(): void;
  hideOnMobile(): void;
  /** A finger comes down on the drawer. */
  beginSwipe(from: SwipePoint): void;
  /** The finger is lifted: a swipe toward the drawer's edge hides the drawer. */
  endSwipe(to: SwipePoint, direction: 'ltr' | 'rtl'): void;
}

/** The store of the app's sidebar; `createFrame` makes it. */
export type SidebarStore = Store<SidebarState, SidebarActions>;

/** The options of `createSidebarStore`. */
export interface SidebarStoreOptions {
  /** Keeps `true` or `false` as `gnap.sidebar-collapsed` (SIDE-1). Default: local storage. */
  storage?: StorageAdapter | undefined;
}

/** Creates the sidebar's store. The collapsed flag is read on `connect()` (spec rows SIDE-1, SIDE-2). */
export function createSidebarStore(options: SidebarStoreOptions = {}): SidebarStore {
  const { storage = createBrowserStorage() } = options;
  const key = STORAGE_KEYS.sidebarCollapsed;
  return defineStore<SidebarState, SidebarActions>(
    { isCollapsed: false, isShownOnMobile: false },
    ({ get, set }) => {
      let swipedFrom: SwipePoint | null = null;
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
          beginSwipe: (from) => {
            swipedFrom = from;
          },
          endSwipe: (to, direction) => {
            if (swipedFrom !== null && isClosingSwipe(swipedFrom, to, direction)) {
              set({ isShownOnMobile: false });
            }
            swipedFrom = null;
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
