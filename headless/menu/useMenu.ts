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

/** What `useMenu` takes; below a shell all of it can be left out. */
export interface UseMenuOptions {
  /** Default: the shell's. */
  store?: MenuStore | undefined;
  /** The accessible name of the nav. Default `gnap.menu-label`: `Main menu`. */
  label?: Text | undefined;
  /** The id of the nav's element. Default: made up. */
  id?: string | undefined;
  /** From how many items on, submenus included, the menu is `isFilterable`. Default 10. */
  filterFrom?: number | undefined;
}

/** For the `nav` around the menu; its keys move the focus from item to item (A11Y-MENU). */
export interface MenuNavProps {
  id: string;
  'aria-label': string;
  onKeyDown: KeyboardEventHandler;
}

/** For the list of the first level. */
export interface MenuListProps {
  /** Said aloud, since Safari takes a list without bullets for none. */
  role: 'list';
}

/** For the `button` of a shortcut (spec row MENU-9). */
export interface MenuShortcutProps {
  type: 'button';
  /** The caller's class and the data's `buttonClass`. */
  className: string | undefined;
  /** The tooltip. */
  title: string;
  'aria-label': string;
  onClick: () => void;
}

/** A shortcut whose title is the finished string. */
export interface MenuShortcutResult extends MenuShortcut {
  readonly title: string;
}

/**
 * The first level of a menu and its shortcuts. It stays the same until these or their texts change,
 * and is what `useMenuItem` takes.
 */
export interface UseMenuResult extends Pick<MenuActions, 'toggle' | 'activate' | 'select'> {
  readonly store: MenuStore;
  /** The id of the nav's element. */
  readonly id: string;
  /** The ids of the first level's items, each for a {@link useMenuItem}. */
  readonly items: readonly string[];
  readonly shortcuts: readonly MenuShortcutResult[];
  /** Whether the menu is so long that a field to filter it should stand above it. */
  readonly isFilterable: boolean;
  getNavProps: PropGetter<MenuNavProps>;
  /** For the list of the first level. */
  getListProps: PropGetter<MenuListProps>;
  /** The one getter that adds a class: the data's. */
  getShortcutProps<Given extends { className?: string | undefined }>(
    shortcut: MenuShortcutResult,
    props?: Given,
  ): Given & MenuShortcutProps;
}

/**
 * The sidebar menu as disclosure navigation (spec rows MENU-1 to MENU-9, A11Y-MENU; APG "Disclosure
 * Navigation Menu with Top-Level Links"). It renders when items or shortcuts change, not when the
 * selection does. Throws a ToolkitError where there is no store.
 */
export function useMenu({
  store,
  label = LABEL,
  id,
  filterFrom = 10,
}: UseMenuOptions = {}): UseMenuResult {
  const menu = sharedMenu.use('useMenu', store);
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
