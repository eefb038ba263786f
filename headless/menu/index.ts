export type { MenuItemKind } from './menu.rules.js';
export {
  createMenuStore,
  type MenuActions,
  type MenuStore,
  type MenuStoreOptions,
} from './menu.store.js';
export type {
  MenuItem,
  MenuLevel,
  MenuNode,
  MenuShortcut,
  MenuState,
  MenuTarget,
  MenuTree,
} from './menu.types.js';
export type { MenuPath } from './menuPath.rules.js';
export type { OpenIds } from './openMenus.rules.js';
export { focusMenuStart, moveMenuFocus } from './menuKeys.js';
export { sharedMenu } from './sharedMenu.js';
export { useActiveInView, type UseActiveInViewOptions } from './useActiveInView.js';
export {
  useMenu,
  type MenuListProps,
  type MenuNavProps,
  type MenuShortcutProps,
  type MenuShortcutItem,
  type UseMenuOptions,
  type UseMenuResult,
} from './useMenu.js';
export { useMenuItem } from './useMenuItem.js';
export type {
  MenuItemProps,
  MenuSubmenuProps,
  MenuToggleProps,
  UseMenuItemResult,
} from './useMenuItem.types.js';
