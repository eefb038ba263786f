export {
  createMenuFlyoutStore,
  type MenuFlyoutActions,
  type MenuFlyoutContent,
  type MenuFlyoutState,
  type MenuFlyoutStore,
  type MenuFlyoutStoreOptions,
} from './menuFlyout.store.js';
export type {
  MenuFlyoutEntryProps,
  MenuFlyoutListProps,
  MenuFlyoutPanelProps,
  MenuFlyoutTitleProps,
  MenuFlyoutTriggerProps,
  UseMenuFlyoutResult,
} from './useMenuFlyout.types.js';
export { useMenuFlyout, useMenuFlyoutFocus } from './useMenuFlyout.js';
export {
  useMenuFlyouts,
  type UseMenuFlyoutsOptions,
  type UseMenuFlyoutsResult,
} from './useMenuFlyouts.js';
