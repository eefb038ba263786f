import { useConnection } from '../../headless/core/index.js';
import { sharedMenu, type MenuStore } from '../../headless/menu/index.js';
import { createShortcutsStore, type ShortcutsStore } from '../../headless/shortcuts/index.js';
import { createAppStorage } from '../createAppStorage.js';

const stores = new WeakMap<MenuStore, ShortcutsStore>();

/**
 * The store of {@link useAppShortcuts}, for code that opens a dialog without having shortcuts
 * itself.
 */
export function shortcutsBeside(menu: MenuStore): ShortcutsStore {
  const store = stores.get(menu) ?? createShortcutsStore({ storage: createAppStorage() });
  stores.set(menu, store);
  return store;
}

/**
 * The keyboard shortcuts of the frame: one store for its bar and its pages. It is kept beside the
 * menu's store rather than created with the frame, because its code is loaded with the first
 * component that uses it.
 */
export function useAppShortcuts(): ShortcutsStore {
  const store = shortcutsBeside(sharedMenu.useStore('useAppShortcuts'));
  useConnection(store);
  return store;
}
