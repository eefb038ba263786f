export { parseCollapsed } from './sidebar.rules.js';
export {
  createSidebarStore,
  type SidebarActions,
  type SidebarState,
  type SidebarStore,
  type SidebarStoreOptions,
} from './sidebar.store.js';
export { sharedSidebar } from './sharedSidebar.js';
export {
  useSidebar,
  type SidebarProps,
  type SidebarToggleProps,
  type UseSidebarOptions,
  type UseSidebarResult,
} from './useSidebar.js';
