export {
  createMenuButtonStore,
  type MenuButtonActions,
  type MenuButtonState,
  type MenuButtonStore,
} from './menuButton.store.js';
export type {
  MenuButtonEntry,
  MenuButtonItem,
  MenuButtonTriggerProps,
  MenuButtonItemProps,
  MenuProps,
  UseMenuButtonOptions,
  UseMenuButtonResult,
} from './useMenuButton.types.js';
export { useMenuButton } from './useMenuButton.js';
