import type { KeyboardEvent, MouseEvent } from 'react';
import {
  focusElement,
  isPlainClick,
  propGetter,
  ToolkitError,
  useElementId,
  useFormatText,
  useStoreState,
} from '../core/index.js';
import { kindOf, nodeAt, representedId } from './menu.rules.js';
import type { MenuNode } from './menu.types.js';
import { isOnPath } from './menuPath.rules.js';
import { isOpen as isOpenIn } from './openMenus.rules.js';
import type { UseMenuResult } from './useMenu.js';
import type {
  DisclosureProps,
  MenuItemProps,
  MenuSubmenuProps,
  MenuToggleProps,
  UseMenuItemResult,
} from './useMenuItem.types.js';

const ELEMENTS = { link: 'a', button: 'button', disclosure: 'button', text: 'span' } as const;

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
