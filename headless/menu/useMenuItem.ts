import type { KeyboardEvent, KeyboardEventHandler, MouseEvent, MouseEventHandler } from 'react';
import {
  focusElement,
  isPlainClick,
  propGetter,
  ToolkitError,
  useElementId,
  useFormatText,
  useStoreState,
  type PropGetter,
} from '../core/index.js';
import { kindOf, nodeAt, representedId, type MenuItemKind } from './menu.rules.js';
import type { MenuLevel, MenuNode } from './menu.types.js';
import { isOnPath } from './menuPath.rules.js';
import { isOpen as isOpenIn } from './openMenus.rules.js';
import type { UseMenuResult } from './useMenu.js';

const ELEMENTS = { link: 'a', button: 'button', disclosure: 'button', text: 'span' } as const;

interface DisclosureProps {
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

function useNode({ store }: UseMenuResult, id: string): MenuNode {
  const node = useStoreState(store, (state) => nodeAt(state.tree, id));
  if (node !== undefined) return node;
  throw new ToolkitError({
    code: 'menu-item',
    what: `useMenuItem found no item "${id}".`,
    ...(process.env.NODE_ENV !== 'production' && {
      why: 'The menu has none at this path.',
      mend: 'Take ids from `items` of useMenu and `childIds` of useMenuItem.',
    }),
  });
}

/**
 * One item of a menu (spec rows MENU-1 to MENU-8, A11Y-MENU). It re-renders only when the item
 * itself changes. Throws a ToolkitError for an id that is not in the menu.
 */
export function useMenuItem(menu: UseMenuResult, id: string): UseMenuItemResult {
  const { store, activate, toggle } = menu;
  const node = useNode(menu, id);
  const isOpen = useStoreState(store, (state) => isOpenIn(state.open, id));
  const isActive = useStoreState(store, (state) => isOnPath(state.selectedId, id));
  const selectedId = useStoreState(store, (state) => representedId(state, node));
  const format = useFormatText();
  const partId = useElementId();

  const { childIds, level } = node;
  const isCurrent = selectedId !== null;
  const kind = kindOf(node);
  const current = kind === 'link' && selectedId === id ? 'page' : 'true';
  const element = ELEMENTS[kind];
  const hasSubmenu = childIds.length > 0;
  const title = format(node.item.title);
  const { badge } = node.item;
  const state = isOpen ? 'open' : 'closed';

  const disclosure: DisclosureProps = {
    id: partId(),
    'aria-expanded': isOpen,
    'aria-controls': partId('submenu'),
  };
  const activateOnClick = (event: MouseEvent): void => {
    if (kind === 'link') {
      if (!isPlainClick(event)) return;
      event.preventDefault();
    }
    activate(id);
  };
  const closeOnEscape = (event: KeyboardEvent): void => {
    // The innermost open submenu calls `preventDefault`, so that the ones around it stay open.
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
    event.preventDefault();
    focusElement(event, partId());
    toggle(id);
  };

  return {
    node,
    title,
    badge: typeof badge === 'number' ? String(badge) : badge && format(badge),
    level,
    kind,
    element,
    hasToggle: hasSubmenu && kind !== 'disclosure',
    isOpen,
    isActive,
    isCurrent,
    childIds,
    getItemProps: propGetter<MenuItemProps>({
      ...(kind === 'disclosure' ? disclosure : undefined),
      type: element === 'button' ? 'button' : undefined,
      href: store.hrefOf(id) ?? undefined,
      'aria-current': isCurrent ? current : undefined,
      'data-active': isActive || undefined,
      'data-state': hasSubmenu ? state : undefined,
      onClick: kind === 'text' ? undefined : activateOnClick,
      onKeyDown: closeOnEscape,
    }),
    getToggleProps: propGetter<MenuToggleProps>({
      ...disclosure,
      type: 'button',
      'aria-label': format({
        id: 'gnap.menu-toggle',
        defaultMessage: 'Submenu of {title}',
        values: { title },
      }),
      'data-state': state,
      onClick: () => {
        toggle(id);
      },
      onKeyDown: closeOnEscape,
    }),
    getSubmenuProps: propGetter<MenuSubmenuProps>({
      id: partId('submenu'),
      role: 'list',
      hidden: !isOpen,
      onKeyDown: closeOnEscape,
    }),
  };
}
