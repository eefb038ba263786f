import type {
  FocusEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
} from 'react';
import type { PropGetter, Text } from '../core/index.js';
import type { MenuButtonStore } from './menuButton.store.js';

/** One item of the menu. With `isChecked` it is one of several exclusive choices. */
export interface MenuButtonItem {
  /** Stays with the item, as the focus does when items come and go while the menu is open. */
  readonly key: string;
  readonly label: Text;
  readonly isChecked?: boolean | undefined;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: string | undefined;
  readonly run: () => void;
}

/** The options of `useMenuButton`; only the items are required. */
export interface UseMenuButtonOptions {
  items: readonly MenuButtonItem[];
  /** The prefix of the ids of button, menu and items. Default: generated. */
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

/**
 * For the element around the items, a `menu` named by its button. In a popup that shows something
 * beside the menu, `tabIndex`, `onKeyDown` and `onBlur` are for the popup instead: a press there then
 * leaves it open.
 */
export interface MenuProps {
  id: string;
  role: 'menu';
  'aria-labelledby': string;
  tabIndex: -1;
  onKeyDown: KeyboardEventHandler;
  onBlur: FocusEventHandler;
}

/** For the element of an item: a `menuitemradio` if `isChecked` was given, else a `menuitem`. */
export interface MenuButtonItemProps {
  id: string;
  role: 'menuitem' | 'menuitemradio';
  'aria-checked': boolean | undefined;
  /** Whether the item has the focus, which hovering moves too. */
  'data-active': true | undefined;
  /** Focuses the item when it becomes active. A `ref` of the caller is not called. */
  ref: (item: HTMLElement | null) => void;
  lang: string | undefined;
  tabIndex: -1;
  onClick: MouseEventHandler;
  onPointerMove: PointerEventHandler;
}

/** An item with its label formatted, ready to render. */
export interface MenuButtonEntry {
  readonly key: string;
  readonly label: string;
  readonly isChecked: boolean;
  getItemProps: PropGetter<MenuButtonItemProps>;
}

/** Whether the menu is open, its items, and the prop getters of its parts. */
export interface UseMenuButtonResult {
  isOpen: boolean;
  items: readonly MenuButtonEntry[];
  /** Closes the menu, and leaves the focus where it is. */
  close(): void;
  getTriggerProps: PropGetter<MenuButtonTriggerProps>;
  /** For the menu. Mount it only while `isOpen`. */
  getMenuProps: PropGetter<MenuProps>;
  /** For the `li` around an item, if there is one. */
  getItemWrapperProps: PropGetter<{ role: 'none' }>;
}
