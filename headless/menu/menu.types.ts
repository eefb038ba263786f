import type { Text } from '../core/vanilla.js';
import type { OpenIds } from './openMenus.rules.js';

/** What pressing a menu item or a shortcut does: the click action, then the way to the state. */
export interface MenuTarget {
  /** The click action. What it throws goes to the window's error event. */
  readonly onClick?: (() => void) | undefined;
  /** The id of a route, "state" in the specification. */
  readonly state?: string | undefined;
}

/** A menu item as the app gives it (spec row MENU-1). */
export interface MenuItem extends MenuTarget {
  /** Unique among its siblings; not empty, and without `/`. */
  readonly key: string;
  readonly title: Text;
  /** Opaque: handed on to the skin as it is. */
  readonly icon?: unknown;
  /** A count or a word beside the title, and read after it as part of the item's name. */
  readonly badge?: Text | number | undefined;
  /** At most three levels, this one included. */
  readonly items?: readonly MenuItem[] | undefined;
  /**
   * `false` hides the item with all below it. A hidden item is still found by its state, and marks
   * its visible ancestors as active: a details page below its list. Default true.
   */
  readonly visible?: boolean | undefined;
  /** Whether its submenu is open at the start; afterwards the store knows. Default false. */
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

/** How deep an item stands, from 1 on (spec row MENU-2). */
export type MenuLevel = 1 | 2 | 3;

/** An item in its place. */
export interface MenuNode {
  /** The path of keys, joined with `/`. */
  readonly id: string;
  readonly item: MenuItem;
  readonly level: MenuLevel;
  /** The visible items of its submenu, in order. */
  readonly childIds: readonly string[];
}

/** A menu in a form where every item is found at once. */
export interface MenuTree {
  /** By id. A map, since a key may well be `constructor`. */
  readonly nodes: ReadonlyMap<string, MenuNode>;
  /** The visible items of the first level, in order. */
  readonly rootIds: readonly string[];
  /** The id of the item that leads to a state: the first one, submenus before their own item. */
  readonly idByState: ReadonlyMap<string, string>;
  /** How many items there are to see when every submenu is open. */
  readonly visibleCount: number;
}

/** The items of a menu in their places, which submenus are open, and what is selected. */
export interface MenuState {
  readonly tree: MenuTree;
  readonly shortcuts: readonly MenuShortcut[];
  readonly open: OpenIds;
  /** The item selected last; it and what leads to it are active (spec row MENU-4). */
  readonly selectedId: string | null;
}
