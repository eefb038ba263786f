import type {
  FocusEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
} from 'react';
import type { PropGetter } from '../core/index.js';
import type { MenuItemProps } from '../menu/index.js';
import type { MenuFlyoutContent } from './menuFlyout.store.js';

export interface MenuFlyoutEntryProps {
  onPointerEnter: PointerEventHandler;
  onPointerMove: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
  onKeyDown: KeyboardEventHandler;
}

export interface MenuFlyoutTriggerProps {
  id: string;
  type: 'button';
  'aria-expanded': boolean;
  /** Only while it is open: a closed submenu is not in the page. */
  'aria-controls': string | undefined;
  'aria-current': 'true' | undefined;
  'data-active': true | undefined;
  'data-state': 'open' | 'closed';
  onClick: () => void;
}

export interface MenuFlyoutPanelProps {
  id: string;
  onClick: MouseEventHandler;
  onKeyDown: KeyboardEventHandler;
}

/** For what leads to the item's own target, those of the item, but for what opens its submenu. */
export type MenuFlyoutTitleProps = { id: string } & Partial<
  Omit<MenuItemProps, 'aria-expanded' | 'aria-controls' | 'data-state' | 'onKeyDown'>
>;

export interface MenuFlyoutListProps {
  role: 'list';
  'aria-labelledby': string;
}

export interface UseMenuFlyoutResult {
  /** What is shown beside the item, if anything. */
  readonly content: MenuFlyoutContent | null;
  /** Whether the item is a button with `getTriggerProps`; else it is as `getItemProps` has it. */
  readonly hasSubmenu: boolean;
  /** What `getTitleProps` is for: the item's own link or button, or a mere text. */
  readonly titleElement: 'a' | 'button' | 'span';
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
