export {
  createMenuButtonStore,
  type MenuButtonActions,
  type MenuButtonState,
  type MenuButtonStore,
} from './menuButton.store.js';
export {
  useMenuButton,
  type MenuButtonEntry,
  type MenuButtonItem,
  type MenuButtonProps,
  type MenuItemProps,
  type MenuProps,
  type UseMenuButtonOptions,
  type UseMenuButtonResult,
} from './useMenuButton.js';
