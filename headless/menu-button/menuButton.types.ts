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
  readonly run: () => void;
}

/** What `useMenuButton` takes: the items, at least. */
export interface UseMenuButtonOptions {
  items: readonly MenuButtonItem[];
  /** What the ids of button, menu and items begin with. Default: made up. */
  id?: string | undefined;
  /** Default: one of its own. */
  store?: MenuButtonStore | undefined;
}

/** For the `button` that opens the menu; its name is for the caller to give. */
export interface MenuButtonTriggerProps {
  id: string;
  type: 'button';
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: MouseEventHandler;
  onMouseDown: MouseEventHandler;
  onKeyDown: KeyboardEventHandler;
}

/** For the element around the items, a `menu` that has the name of its button. */
export interface MenuProps {
  id: string;
  role: 'menu';
  'aria-labelledby': string;
  onKeyDown: KeyboardEventHandler;
  onBlur: FocusEventHandler;
}

/** For the element of an item: a `menuitemradio` where `isChecked` was given, else a `menuitem`. */
export interface MenuButtonItemProps {
  id: string;
  role: 'menuitem' | 'menuitemradio';
  'aria-checked': boolean | undefined;
  /** It has the focus; the pointer moves that too. */
  'data-active': boolean;
  /** Moves the focus to the item as it becomes the active one; a `ref` of the caller is not called. */
  ref: (item: HTMLElement | null) => void;
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
  getItemProps: PropGetter<MenuButtonItemProps>;
}

/** Whether the menu is open, its items, and the props of its parts. */
export interface UseMenuButtonResult {
  isOpen: boolean;
  items: readonly MenuButtonEntry[];
  /** Closes the menu, and leaves the focus where it is. */
  close(): void;
  getTriggerProps: PropGetter<MenuButtonTriggerProps>;
  /** For the menu, which is in the page only while `isOpen`. */
  getMenuProps: PropGetter<MenuProps>;
  /** For the `li` around an item, where there is one. */
  getItemWrapperProps: PropGetter<{ role: 'none' }>;
}
