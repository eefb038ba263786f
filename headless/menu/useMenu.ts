import { useMemo, type KeyboardEventHandler } from 'react';
import {
  propGetter,
  useElementId,
  useFormatText,
  useStoreState,
  type PropGetter,
  type Text,
} from '../core/index.js';
import type { MenuActions, MenuStore } from './menu.store.js';
import type { MenuShortcut } from './menu.types.js';
import { moveMenuFocus } from './menuKeys.js';
import { sharedMenu } from './sharedMenu.js';

const LABEL: Text = { id: 'gnap.menu-label', defaultMessage: 'Main menu' };

/** The options of `useMenu`; below a shell none is required. */
export interface UseMenuOptions {
  /** Default: the shell's. */
  store?: MenuStore | undefined;
  /** The accessible name of the nav. Default `gnap.menu-label`: `Main menu`. */
  label?: Text | undefined;
  /** The id of the nav's element. Default: generated. */
  id?: string | undefined;
  /**
   * From how many visible items on, submenus included, the menu is `isFilterable`. Default 10.
   */
  filterFrom?: number | undefined;
}

/** For the `nav` around the menu; arrow keys, Home and End move the focus in it (A11Y-MENU). */
export interface MenuNavProps {
  id: string;
  'aria-label': string;
  onKeyDown: KeyboardEventHandler;
}

/** For the list of the first level. */
export interface MenuListProps {
  /** Explicit, since Safari exposes a list without bullets as no list. */
  role: 'list';
}

/** For the `button` of a shortcut (spec row MENU-9). */
export interface MenuShortcutProps {
  type: 'button';
  /** The caller's class and the shortcut's `buttonClass`. */
  className: string | undefined;
  /** The tooltip. */
  title: string;
  'aria-label': string;
  onClick: () => void;
}

/** A shortcut with its title formatted. */
export interface MenuShortcutItem extends MenuShortcut {
  readonly title: string;
}

/**
 * The first level of a menu and its shortcuts, to pass to `useMenuItem`. The object is the same from
 * render to render until items, shortcuts or texts change.
 */
export interface UseMenuResult extends Pick<MenuActions, 'toggle' | 'activate' | 'select'> {
  readonly store: MenuStore;
  /** The id of the nav's element. */
  readonly id: string;
  /** The ids of the first level's items, each to pass to {@link useMenuItem}. */
  readonly items: readonly string[];
  readonly shortcuts: readonly MenuShortcutItem[];
  /** Whether the menu is long enough to deserve a filter field above it. */
  readonly isFilterable: boolean;
  getNavProps: PropGetter<MenuNavProps>;
  /** For the list of the first level. */
  getListProps: PropGetter<MenuListProps>;
  /** The only getter that adds a class: the shortcut's `buttonClass`. */
  getShortcutProps<Given extends { className?: string | undefined }>(
    shortcut: MenuShortcutItem,
    props?: Given,
  ): Given & MenuShortcutProps;
}

/**
 * The sidebar menu as disclosure navigation (spec rows MENU-1 to MENU-9, A11Y-MENU; APG "Disclosure
 * Navigation Menu with Top-Level Links"). It re-renders when items or shortcuts change, not when the
 * selection does. Throws a ToolkitError if there is no store.
 */
export function useMenu({
  store,
  label = LABEL,
  id,
  filterFrom = 10,
}: UseMenuOptions = {}): UseMenuResult {
  const menu = sharedMenu.useStore('useMenu', store);
  const items = useStoreState(menu, (state) => state.tree.rootIds);
  const shortcuts = useStoreState(menu, (state) => state.shortcuts);
  const isFilterable = useStoreState(menu, ({ tree }) => tree.visibleCount >= filterFrom);
  const format = useFormatText();
  const navId = useElementId(id)();
  const name = format(label);

  return useMemo(
    () => ({
      store: menu,
      id: navId,
      items,
      shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, title: format(shortcut.title) })),
      isFilterable,
      toggle: menu.toggle,
      activate: menu.activate,
      select: menu.select,
      getNavProps: propGetter<MenuNavProps>({
        id: navId,
        'aria-label': name,
        onKeyDown: moveMenuFocus,
      }),
      getListProps: propGetter<MenuListProps>({ role: 'list' }),
      getShortcutProps: (shortcut, props) => {
        const { title, buttonClass } = shortcut;
        return propGetter<MenuShortcutProps>({
          type: 'button',
          className: [props?.className, buttonClass].filter(Boolean).join(' ') || undefined,
          title,
          'aria-label': title,
          onClick: () => {
            menu.activateShortcut(shortcut);
          },
        })(props);
      },
    }),
    [menu, navId, items, shortcuts, isFilterable, format, name],
  );
}
