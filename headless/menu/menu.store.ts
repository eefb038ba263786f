import { defineStore, type Store } from '../core/vanilla.js';
import {
  createBrowserNavigation,
  createBrowserStorage,
  STORAGE_KEYS,
  type Navigation,
  type StorageAdapter,
} from '../platform/index.js';
import { kindOf, nodeAt, nodeOfRoute, replaced, startOf } from './menu.rules.js';
import type { MenuItem, MenuNode, MenuShortcut, MenuState } from './menu.types.js';
import type { MenuPath } from './menuPath.rules.js';
import { createMenuTree } from './menuTree.rules.js';
import { closed, isOpen, opened, openedTo } from './openMenus.rules.js';

/** The actions of a menu. A path that names no item is ignored. */
export interface MenuActions {
  /** Opens a submenu and closes its siblings, or closes it (spec row MENU-3). */
  toggle(path: MenuPath): void;
  /**
   * Presses an item: its submenu, its click action and its state, in that order (spec row MENU-8).
   * The submenu opens if the item also has an action or a state, else it toggles. An item whose
   * state is current reloads it (MENU-7); any other is selected once its route is shown.
   */
  activate(path: MenuPath): void;
  /** Presses a shortcut: runs its click action, then goes to its state (MENU-9). */
  activateShortcut(shortcut: MenuShortcut): void;
  /**
   * Marks a path as active and stores it; opens the ancestors of its item and closes every submenu
   * off the path (MENU-4, MENU-5).
   */
  select(path: MenuPath): void;
  clearSelection(): void;
  /**
   * Replaces the menu; items that are still there stay open and selected. An invalid menu throws the
   * ToolkitError of `createMenuTree` and leaves the old one in place (MENU-2).
   */
  setItems(items: readonly MenuItem[]): void;
  clearItems(): void;
  setShortcuts(shortcuts: readonly MenuShortcut[]): void;
  clearShortcuts(): void;
  /** The address of an item's state; `null` if it has no state, or one that no route has. */
  hrefOf(path: MenuPath): string | null;
}

/** The store of the app's sidebar menu, which follows the route (spec rows MENU-1 to MENU-9). */
export type MenuStore = Store<MenuState, MenuActions>;

/** The options of `createMenuStore`; only the items are required. */
export interface MenuStoreOptions {
  items: readonly MenuItem[];
  /** Default none. */
  shortcuts?: readonly MenuShortcut[] | undefined;
  /** Keeps the selection, as `gnap.menu-selection`. Default: the browser's local storage. */
  storage?: StorageAdapter | undefined;
  /** Tells which route is shown, and goes to the routes of the items. Default: the browser's. */
  navigation?: Navigation | undefined;
  /**
   * Called after an item was selected, a shortcut was pressed, or the action of an item without a
   * submenu was run. The shell uses it to hide the mobile sidebar (spec row MENU-6).
   */
  onSelect?: (() => void) | undefined;
}

/**
 * Creates the menu's store (spec rows MENU-1 to MENU-9), which follows the route while connected.
 * An invalid menu throws the ToolkitError of `createMenuTree`.
 */
export function createMenuStore({
  items,
  shortcuts = [],
  storage = createBrowserStorage(),
  navigation = createBrowserNavigation(),
  onSelect,
}: MenuStoreOptions): MenuStore {
  const key = STORAGE_KEYS.menuSelection;
  return defineStore<MenuState, MenuActions>(
    { ...startOf(createMenuTree(items)), shortcuts },
    ({ get, set }) => {
      /** The item pressed last, until its route is shown: several items may lead to one route. */
      let pressedId: string | null = null;
      let isConnected = false;

      const find = (path: MenuPath): MenuNode | undefined => nodeAt(get().tree, path);
      const isCurrent = (state: string): boolean => navigation.getState().routeId === state;

      const mark = ({ id }: MenuNode): void => {
        set({ selectedId: id, open: openedTo(get().open, id) });
        storage.write(key, id);
      };
      const select = (node: MenuNode): void => {
        mark(node);
        onSelect?.();
      };
      const restore = (): void => {
        const { tree, selectedId } = get();
        const kept = find(selectedId ?? storage.read(key) ?? '');
        const node = nodeOfRoute(tree, navigation.getState().routeId, [kept?.id]) ?? kept;
        if (node !== undefined && node.id !== selectedId) mark(node);
      };
      const followRoute = (routeId: string | null): void => {
        const { tree, selectedId } = get();
        const node = nodeOfRoute(tree, routeId, [pressedId, selectedId]);
        pressedId = null;
        if (node !== undefined) select(node);
      };

      const setOpen = (id: string, isOpened: boolean): void => {
        set({ open: (isOpened ? opened : closed)(get().open, id) });
      };
      const go = (state: string): void => {
        if (isCurrent(state)) navigation.reload();
        else navigation.go({ routeId: state });
      };
      const setItems = (newItems: readonly MenuItem[]): void => {
        set(replaced(get(), createMenuTree(newItems)));
        if (isConnected) restore();
      };
      const setShortcuts = (newShortcuts: readonly MenuShortcut[]): void => {
        set({ shortcuts: newShortcuts });
      };

      return {
        actions: {
          toggle: (path) => {
            const node = find(path);
            if (node?.childIds.length) setOpen(node.id, !isOpen(get().open, node.id));
          },
          activate: (path) => {
            const node = find(path);
            if (node === undefined) return;
            const { id, item, childIds } = node;
            const hasSubmenu = childIds.length > 0;
            const isOpened = kindOf(node) === 'disclosure' ? !isOpen(get().open, id) : true;
            if (hasSubmenu) setOpen(id, isOpened);
            item.onClick?.();
            if (item.state !== undefined) {
              pressedId = id;
              if (isCurrent(item.state)) select(node);
              go(item.state);
            } else if (item.onClick !== undefined && !hasSubmenu) {
              onSelect?.();
            }
          },
          activateShortcut: ({ onClick, state }) => {
            onClick?.();
            if (state !== undefined) go(state);
            onSelect?.();
          },
          select: (path) => {
            const node = find(path);
            if (node !== undefined) select(node);
          },
          clearSelection: () => {
            set({ selectedId: null });
            storage.write(key, null);
          },
          setItems,
          clearItems: () => {
            setItems([]);
          },
          setShortcuts,
          clearShortcuts: () => {
            setShortcuts([]);
          },
          hrefOf: (path) => {
            const state = find(path)?.item.state;
            return state === undefined ? null : navigation.hrefOf({ routeId: state });
          },
        },
        start: () => {
          isConnected = true;
          restore();
          const stop = navigation.subscribe(({ routeId }, previous) => {
            if (routeId !== previous.routeId) followRoute(routeId);
          });
          return () => {
            isConnected = false;
            stop();
          };
        },
      };
    },
  );
}
