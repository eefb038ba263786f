import type { Text } from '../core/vanilla.js';
import type { OpenIds } from './openMenus.rules.js';

/** What pressing an item or a shortcut does: it runs the click action, then goes to the state. */
export interface MenuTarget {
  /** The click action. An error that it throws reaches the window's `error` event. */
  readonly onClick?: (() => void) | undefined;
  /** The id of a route, "state" in the specification. */
  readonly state?: string | undefined;
}

/** A menu item as the app gives it (spec row MENU-1). */
export interface MenuItem extends MenuTarget {
  /** Unique among its siblings, not empty, without `/`. */
  readonly key: string;
  readonly title: Text;
  /** Opaque: handed on to the skin as it is. */
  readonly icon?: unknown;
  /** A count or a word after the title, and part of the item's accessible name. */
  readonly badge?: Text | number | undefined;
  /** The submenu. A menu has at most three levels (spec row MENU-2). */
  readonly items?: readonly MenuItem[] | undefined;
  /**
   * `false` hides the item and its submenu. A hidden item is still found by its state and marks its
   * visible ancestors as active, as a details page marks its list. Default true.
   */
  readonly visible?: boolean | undefined;
  /**
   * Whether its submenu is open at the start; afterwards the store decides, and an item selected
   * elsewhere, as by the first route, closes it (spec row MENU-4). Default false.
   */
  readonly open?: boolean | undefined;
}

/** A button above the menu (spec row MENU-9). */
export interface MenuShortcut extends MenuTarget {
  /** Shown as tooltip, and the accessible name. */
  readonly title: Text;
  /** Opaque: handed on to the skin as it is. */
  readonly icon?: unknown;
  /** The class of the button: the one class in this toolkit that a getter sets. */
  readonly buttonClass?: string | undefined;
}

/** The level of an item, 1 at the top (spec row MENU-2). */
export type MenuLevel = 1 | 2 | 3;

/** An item with its id, its level and its submenu. */
export interface MenuNode {
  /** The path of keys, joined with `/`. */
  readonly id: string;
  readonly item: MenuItem;
  readonly level: MenuLevel;
  /** The visible items of its submenu, in order. */
  readonly childIds: readonly string[];
}

/** A menu indexed by id and by state. */
export interface MenuTree {
  /** By id. A map, since a key may be `constructor`. */
  readonly nodes: ReadonlyMap<string, MenuNode>;
  /** The visible items of the first level, in order. */
  readonly rootIds: readonly string[];
  /**
   * By state: the id of the first item that leads to it, where the items of a submenu come before
   * the item that has the submenu.
   */
  readonly idByState: ReadonlyMap<string, string>;
  /** How many items are shown when every submenu is open. */
  readonly visibleCount: number;
}

/** The items and shortcuts of a menu, which submenus are open, and which item is selected. */
export interface MenuState {
  readonly tree: MenuTree;
  readonly shortcuts: readonly MenuShortcut[];
  readonly open: OpenIds;
  /** The id of the selected item; it and its ancestors are active (spec row MENU-4). */
  readonly selectedId: string | null;
}
