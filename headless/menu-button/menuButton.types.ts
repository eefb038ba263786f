import type { FocusEventHandler, KeyboardEventHandler, MouseEventHandler } from 'react';
import type { PropGetter, Text } from '../core/index.js';
import type { MenuButtonStore } from './menuButton.store.js';

/** One choice of the menu. With `isChecked` it is one of a set, as the current language is. */
export interface MenuButtonItem {
  readonly key: string;
  readonly label: Text;
  readonly isChecked?: boolean | undefined;
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string | undefined;
  readonly onSelect: () => void;
}

export interface UseMenuButtonOptions {
  items: readonly MenuButtonItem[];
  id?: string | undefined;
  store?: MenuButtonStore | undefined;
}

export interface MenuButtonProps {
  id: string;
  type: 'button';
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: MouseEventHandler;
  onMouseDown: MouseEventHandler;
  onKeyDown: KeyboardEventHandler;
}

export interface MenuProps {
  id: string;
  role: 'menu';
  'aria-labelledby': string;
  onKeyDown: KeyboardEventHandler;
  onBlur: FocusEventHandler;
}

export interface MenuItemProps {
  id: string;
  role: 'menuitem' | 'menuitemradio';
  'aria-checked': boolean | undefined;
  'data-active': boolean;
  lang: string | undefined;
  tabIndex: -1;
  onClick: MouseEventHandler;
  onMouseEnter: MouseEventHandler;
}

/** An item as it is shown: the label is finished text. */
export interface MenuButtonEntry {
  readonly key: string;
  readonly label: string;
  readonly isChecked: boolean;
  getItemProps: PropGetter<MenuItemProps>;
}

export interface UseMenuButtonResult {
  isOpen: boolean;
  items: readonly MenuButtonEntry[];
  close(): void;
  getButtonProps: PropGetter<MenuButtonProps>;
  /** For the menu, which is in the page only while `isOpen`. */
  getMenuProps: PropGetter<MenuProps>;
  /** For the `li` around an item, where there is one. */
  getItemWrapperProps: PropGetter<{ role: 'none' }>;
}
