import type { KeyboardEventHandler, MouseEventHandler } from 'react';
import type { PropGetter } from '../core/index.js';
import type { MenuItemKind } from './menu.rules.js';
import type { MenuLevel, MenuNode } from './menu.types.js';

/** For the button that opens and closes a submenu: the item itself, or the toggle beside it. */
export interface DisclosureProps {
  id: string;
  'aria-expanded': boolean;
  'aria-controls': string;
}

/**
 * For the item's own `element`: a link, a button or plain text. It carries the disclosure's
 * attributes if pressing it does nothing but open and close the submenu.
 */
export interface MenuItemProps extends Partial<DisclosureProps> {
  type: 'button' | undefined;
  href: string | undefined;
  /** `page` on the link to the page that is shown, `true` on any other item that is current. */
  'aria-current': 'page' | 'true' | undefined;
  /** Set if the item is selected or an ancestor of the selected one (spec row MENU-4). */
  'data-active': true | undefined;
  /** Only of an item with a submenu. */
  'data-state': 'open' | 'closed' | undefined;
  onClick: MouseEventHandler | undefined;
  onKeyDown: KeyboardEventHandler;
}

/** For the toggle `button` beside an item that has a state or an action (spec row MENU-8). */
export interface MenuToggleProps extends DisclosureProps {
  type: 'button';
  /** `Submenu of Staff`. */
  'aria-label': string;
  'data-state': 'open' | 'closed' | undefined;
  onClick: () => void;
  onKeyDown: KeyboardEventHandler;
}

/**
 * For the list of the submenu, to be mounted even while it is closed, since `aria-controls` refers
 * to it; its items only while it is open. Escape in it closes the submenu.
 */
export interface MenuSubmenuProps {
  id: string;
  role: 'list';
  hidden: boolean;
  onKeyDown: KeyboardEventHandler;
}

/** One item, ready to render, and the prop getters of its parts. */
export interface UseMenuItemResult {
  /** `node.item` is the item as the app gave it, with its icon. */
  readonly node: MenuNode;
  readonly title: string;
  /** Render it after the title, inside the same link or button, so that it is part of the name. */
  readonly badge: string | undefined;
  readonly level: MenuLevel;
  readonly kind: MenuItemKind;
  /** The element to spread `getItemProps` on: a link, a button or plain text. */
  readonly element: 'a' | 'button' | 'span';
  /** Whether a separate button, with `getToggleProps`, toggles the submenu (spec row MENU-8). */
  readonly hasToggle: boolean;
  /** Mount the items of the submenu only while this is true. */
  readonly isOpen: boolean;
  /** Whether the item is selected or an ancestor of the selected one. */
  readonly isActive: boolean;
  /** Whether the item is selected, or the innermost visible ancestor of a selected hidden item. */
  readonly isCurrent: boolean;
  /** The ids of the items in its submenu, each to pass to `useMenuItem`. */
  readonly childIds: readonly string[];
  getItemProps: PropGetter<MenuItemProps>;
  getToggleProps: PropGetter<MenuToggleProps>;
  /** For the list inside the item. */
  getSubmenuProps: PropGetter<MenuSubmenuProps>;
}
