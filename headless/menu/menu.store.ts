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

/** A path that names no item is ignored by all of these. */
export interface MenuActions {
  /** Opens a submenu and closes its siblings, or closes it (spec row MENU-3). */
  toggle(path: MenuPath): void;
  /**
   * What pressing an item does: its submenu, its click action, its state, in that order (spec row
   * MENU-8). The submenu of an item that acts or goes is opened, of any other toggled. An item whose
   * state is current reloads it (MENU-7); else it is selected as soon as its route is there.
   */
  activate(path: MenuPath): void;
  /** What pressing a shortcut does: its click action, then its state (MENU-9). */
  activateShortcut(shortcut: MenuShortcut): void;
  /** Marks a path as active, opens what leads there, closes the rest, keeps it (MENU-4, MENU-5). */
  select(path: MenuPath): void;
  clearSelection(): void;
  /**
   * Replaces the menu; what is still there stays open and selected. A menu that breaks a rule throws the
   * ToolkitError of `createMenuTree` and leaves the old one in place (MENU-2).
   */
  setItems(items: readonly MenuItem[]): void;
  clearItems(): void;
  setShortcuts(shortcuts: readonly MenuShortcut[]): void;
  clearShortcuts(): void;
  /** The address of an item's state; `null` where it has none, or one that no route has. */
  hrefOf(path: MenuPath): string | null;
}

/** One per app: the menu of its sidebar, which follows the route (spec rows MENU-1 to MENU-9). */
export type MenuStore = Store<MenuState, MenuActions>;

/** What `createMenuStore` takes: the items; all else can be left out. */
export interface MenuStoreOptions {
  items: readonly MenuItem[];
  /** Default none. */
  shortcuts?: readonly MenuShortcut[] | undefined;
  /** Keeps the selection, as `gnap.menu-selection`. Default: the browser's local storage. */
  storage?: StorageAdapter | undefined;
  /** Tells which route is shown, and leads to those of the items. Default: the browser's. */
  navigation?: Navigation | undefined;
  /**
   * Called when an item was selected, or an action run that opens no submenu: here the shell hides
   * the mobile sidebar (spec row MENU-6).
   */
  onSelect?: (() => void) | undefined;
}

/**
 * Makes the menu's store (spec rows MENU-1 to MENU-9), which follows the route while connected.
 * A menu that breaks a rule throws the ToolkitError of `createMenuTree`.
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
      /** The item pressed last, until its route is there: several may lead to the same one. */
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
        const node = nodeOfRoute(tree, navigation.getState().routeId, [kept?.id ?? null]) ?? kept;
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
