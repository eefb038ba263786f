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
  /** Only while it is open: a closed submenu is not in the page. */
  'aria-controls': string | undefined;
  /** The item is current, and no link in its open fly-out says so. */
  'aria-current': 'true' | undefined;
  'data-active': true | undefined;
  'data-state': 'open' | 'closed';
  onClick: () => void;
}

/** For the fly-out with the submenu: keys move the focus in it, and a choice closes it. */
export interface MenuFlyoutPanelProps {
  id: string;
  onClick: MouseEventHandler;
  onKeyDown: KeyboardEventHandler;
}

/** For what leads to the item's own target, those of the item, but for what opens its submenu. */
export type MenuFlyoutTitleProps = { id: string } & Partial<
  Omit<MenuItemProps, 'aria-expanded' | 'aria-controls' | 'data-state' | 'onKeyDown'>
>;

/** For the list of the submenu, which has the title as its name. */
export interface MenuFlyoutListProps {
  role: 'list';
  'aria-labelledby': string;
}

/** What flies out beside one item of the first level, and the props of its parts. */
export interface UseMenuFlyoutResult {
  /** What is shown beside the item, if anything. */
  readonly content: MenuFlyoutContent | null;
  /** Whether the item is a button with `getTriggerProps`; else it is as `getItemProps` has it. */
  readonly hasSubmenu: boolean;
  /** What `getTitleProps` is for: the item's own link or button, or a mere text. */
  readonly titleElement: 'a' | 'button' | 'span';
  /** Closes whatever is open, and leaves the focus where it is. */
  close(): void;
  /** For the element around the item and its fly-out, which stands in it. */
  getEntryProps: PropGetter<MenuFlyoutEntryProps>;
  getTriggerProps: PropGetter<MenuFlyoutTriggerProps>;
  /** For the fly-out with the submenu, which calls `useMenuFlyoutFocus`. */
  getPanelProps: PropGetter<MenuFlyoutPanelProps>;
  /** For the title above the submenu. */
  getTitleProps: PropGetter<MenuFlyoutTitleProps>;
  /** For the list of the submenu. */
  getListProps: PropGetter<MenuFlyoutListProps>;
  /** Whether the focus is to move into the panel with this id. */
  readonly takesFocus: boolean;
  readonly panelId: string;
}
