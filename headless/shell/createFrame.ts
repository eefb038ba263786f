import { createBreadcrumbsStore, type BreadcrumbsStore } from '../breadcrumbs/index.js';
import { countConnections } from '../core/index.js';
import { createKioskStore, type KioskStore } from '../kiosk/index.js';
import { createLeaveGuardStore, type LeaveGuardStore } from '../leave-guard/index.js';
import {
  createMenuStore,
  type MenuItem,
  type MenuShortcut,
  type MenuStore,
} from '../menu/index.js';
import { createPageHeadingStore, type PageHeadingStore } from '../page-heading/index.js';
import type { Navigation, StorageAdapter } from '../platform/index.js';
import { createSidebarStore, type SidebarStore } from '../sidebar/index.js';
import { connectAll } from './connectAll.js';

/**
 * What the frame around the pages is made of: the router, the menu, and where settings are kept.
 */
export interface FrameOptions {
  /** The app's router: `createRouterNavigation` of `gnap-toolkit/headless/react-router`. */
  navigation: Navigation;
  /** The menu's, three levels of them at most (spec rows MENU-1, MENU-2). */
  items: readonly MenuItem[];
  /** The shortcut buttons beside the menu's items (spec row MENU-9). Default: none. */
  shortcuts?: readonly MenuShortcut[] | undefined;
  /**
   * The shell's, which guards unsaved changes from another language and from the end of the session
   * too. Default: its own, which guards them from navigating only.
   */
  leaveGuard?: LeaveGuardStore | undefined;
  /** Keeps how menu and sidebar were left. Default: local storage. */
  storage?: StorageAdapter | undefined;
  /** Where kiosk mode is remembered. Default: the tab's own storage. */
  tabStorage?: StorageAdapter | undefined;
  /** Whether only closing the tab ends kiosk mode. Default false. */
  lockKiosk?: boolean | undefined;
}

/** The stores of what stands around a page; they need a router, which the shell does not. */
export interface Frame {
  readonly navigation: Navigation;
  readonly sidebar: SidebarStore;
  readonly menu: MenuStore;
  readonly breadcrumbs: BreadcrumbsStore;
  readonly pageHeading: PageHeadingStore;
  readonly kiosk: KioskStore;
  readonly leaveGuard: LeaveGuardStore;
  /** Starts all of them, and returns how to stop. Callers are counted: they stop with the last one. */
  connect(): () => void;
}

/**
 * Makes the stores of the frame around the pages: selecting in the menu hides the mobile sidebar
 * (spec row MENU-6), and navigating asks before unsaved changes are left (behaviour B-11). Throws a
 * ToolkitError for a menu that breaks a rule of `createMenuTree`.
 */
export function createFrame({
  navigation,
  items,
  shortcuts,
  leaveGuard = createLeaveGuardStore(),
  storage,
  tabStorage,
  lockKiosk,
}: FrameOptions): Frame {
  const sidebar = createSidebarStore({ storage });
  const menu = createMenuStore({
    items,
    shortcuts,
    storage,
    navigation,
    onSelect: sidebar.hideOnMobile,
  });
  const breadcrumbs = createBreadcrumbsStore();
  const kiosk = createKioskStore({ navigation, storage: tabStorage, lockExit: lockKiosk });
  const navigationGuard = { connect: () => leaveGuard.guardNavigation(navigation) };
  return {
    navigation,
    sidebar,
    menu,
    breadcrumbs,
    pageHeading: createPageHeadingStore(),
    kiosk,
    leaveGuard,
    connect: countConnections(() =>
      connectAll([kiosk, sidebar, menu, breadcrumbs, navigationGuard]),
    ),
  };
}
