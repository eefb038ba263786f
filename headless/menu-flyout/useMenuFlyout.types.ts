import type {
  FocusEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
} from 'react';
import type { PropGetter } from '../core/index.js';
import type { MenuItemProps } from '../menu/index.js';
import type { MenuFlyoutContent } from './menuFlyout.store.js';

/** For the element around an item and its fly-out, such as the `li`. */
export interface MenuFlyoutEntryProps {
  onPointerEnter: PointerEventHandler;
  onPointerMove: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
  onKeyDown: KeyboardEventHandler;
}

/** For the `button` with the icon of an item that has a submenu. */
export interface MenuFlyoutTriggerProps {
  id: string;
  type: 'button';
  'aria-expanded': boolean;
  /** Only while the submenu is open: a closed one is not mounted. */
  'aria-controls': string | undefined;
  /** Set if the item is current, unless the title link in its open fly-out says so. */
  'aria-current': 'true' | undefined;
  'data-active': true | undefined;
  'data-state': 'open' | 'closed';
  onClick: () => void;
}

/** For the fly-out with the submenu: it handles the keys, and a choice closes it. */
export interface MenuFlyoutPanelProps {
  id: string;
  onClick: MouseEventHandler;
  onKeyDown: KeyboardEventHandler;
}

/** For the title, which leads to the item's own target: its props without the disclosure's. */
export type MenuFlyoutTitleProps = { id: string } & Partial<
  Omit<MenuItemProps, 'aria-expanded' | 'aria-controls' | 'data-state' | 'onKeyDown'>
>;

/** For the list of the submenu, named by the title. */
export interface MenuFlyoutListProps {
  role: 'list';
  'aria-labelledby': string;
}

/** The fly-out of one item of the first level, and the prop getters of its parts. */
export interface UseMenuFlyoutResult {
  /** What to show beside the item; `null` for nothing. */
  readonly content: MenuFlyoutContent | null;
  /** If true, render a button with `getTriggerProps`; else the item with its `getItemProps`. */
  readonly hasSubmenu: boolean;
  /** The element to spread `getTitleProps` on: the item's own link or button, or plain text. */
  readonly titleElement: 'a' | 'button' | 'span';
  /** Closes whichever fly-out is open, and leaves the focus where it is. */
  close(): void;
  /** For the element that contains the item and its fly-out. */
  getEntryProps: PropGetter<MenuFlyoutEntryProps>;
  getTriggerProps: PropGetter<MenuFlyoutTriggerProps>;
  /** For the fly-out with the submenu, whose component calls `useMenuFlyoutFocus`. */
  getPanelProps: PropGetter<MenuFlyoutPanelProps>;
  /** For the title above the submenu. */
  getTitleProps: PropGetter<MenuFlyoutTitleProps>;
  /** For the list of the submenu. */
  getListProps: PropGetter<MenuFlyoutListProps>;
  /** Whether the focus is to move into the panel; for `useMenuFlyoutFocus`. */
  readonly takesFocus: boolean;
  readonly panelId: string;
}
