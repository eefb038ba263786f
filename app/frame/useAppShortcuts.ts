import { useConnection } from '../../headless/core/index.js';
import { sharedMenu, type MenuStore } from '../../headless/menu/index.js';
import { createShortcutsStore, type ShortcutsStore } from '../../headless/shortcuts/index.js';

const stores = new WeakMap<MenuStore, ShortcutsStore>();

/** The store of {@link useAppShortcuts}, for what shows a dialog without having shortcuts itself. */
export function shortcutsBeside(menu: MenuStore): ShortcutsStore {
  const store = stores.get(menu) ?? createShortcutsStore();
  stores.set(menu, store);
  return store;
}

/**
 * The keyboard shortcuts of the frame, one store for its bar and its pages. It is made beside the
 * menu's and not with it, since its code comes with the first that uses it.
 */
export function useAppShortcuts(): ShortcutsStore {
  const store = shortcutsBeside(sharedMenu.use('useAppShortcuts'));
  useConnection(store);
  return store;
}
