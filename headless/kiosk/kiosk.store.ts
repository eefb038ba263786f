import { defineStore, type Store } from '../core/vanilla.js';
import {
  createBrowserNavigation,
  createTabStorage,
  STORAGE_KEYS,
  type Navigation,
  type StorageAdapter,
} from '../platform/index.js';
import { asksForKiosk, locksKiosk, withoutKiosk } from './kiosk.rules.js';

/** Whether this tab is in kiosk mode, and whether it has to stay so (behavior B-17). */
export interface KioskState {
  /** Only the page itself is shown and used: no chrome, no way elsewhere. */
  readonly isKiosk: boolean;
  /** Whether only closing the tab ends the mode: `lockExit`, or an address with `?kiosk=locked`. */
  readonly isExitLocked: boolean;
}

/** Turns the mode on and off, for this tab only. */
export interface KioskActions {
  /** Begins the mode, which the tab remembers through reloads. */
  enter(): void;
  /** Ends the mode and removes `?kiosk` from the address. Does nothing if the exit is locked. */
  exit(): void;
}

/** The store of the app's kiosk mode, which is per tab. */
export type KioskStore = Store<KioskState, KioskActions>;

/** The options of `createKioskStore`; none is required. */
export interface KioskStoreOptions {
  /** Its address is checked for `?kiosk`. Default: the browser's, read at creation. */
  navigation?: Navigation | undefined;
  /** Default: the tab's own, so that the mode survives a reload and ends with the tab. */
  storage?: StorageAdapter | undefined;
  /** Whether only closing the tab ends the mode, whatever the address says. Default false. */
  lockExit?: boolean | undefined;
}

/** Creates the kiosk store. `connect()` reads the mode that the tab remembers, then the address. */
export function createKioskStore({
  navigation = createBrowserNavigation(),
  storage = createTabStorage(),
  lockExit = false,
}: KioskStoreOptions = {}): KioskStore {
  const key = STORAGE_KEYS.kiosk;
  return defineStore<KioskState, KioskActions>(
    { isKiosk: false, isExitLocked: lockExit },
    ({ get, set }) => {
      const adopt = (stored: string | null): void => {
        const isLocked = stored === 'locked';
        set({ isKiosk: isLocked || stored === 'true', isExitLocked: lockExit || isLocked });
      };
      const keep = (value: 'true' | 'locked'): void => {
        storage.write(key, value);
        adopt(value);
      };
      const enter = (): void => {
        if (!get().isKiosk) keep('true');
      };
      return {
        actions: {
          enter,
          exit: () => {
            if (!get().isKiosk || get().isExitLocked) return;
            storage.write(key, null);
            set({ isKiosk: false });
            const { url } = navigation.getState();
            if (asksForKiosk(url)) navigation.go({ url: withoutKiosk(url) }, { replace: true });
          },
        },
        start: () => {
          const { url } = navigation.getState();
          adopt(storage.read(key));
          if (locksKiosk(url)) keep('locked');
          else if (asksForKiosk(url)) enter();
          return () => {};
        },
      };
    },
  );
}
