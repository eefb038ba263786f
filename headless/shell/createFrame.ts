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

/** The options of `createFrame`: the router and the menu, at least. */
export interface FrameOptions {
  /** The app's router: `createRouterNavigation` of `gnap-toolkit/headless/react-router`. */
  navigation: Navigation;
  /** The items of the menu, on at most three levels (spec rows MENU-1, MENU-2). */
  items: readonly MenuItem[];
  /** The shortcut buttons above the menu (spec row MENU-9). Default: none. */
  shortcuts?: readonly MenuShortcut[] | undefined;
  /**
   * The shell's, which guards unsaved changes also when the language changes and when the session
   * ends. Default: one of the frame's own, which guards them only when the user navigates.
   */
  leaveGuard?: LeaveGuardStore | undefined;
  /** Keeps the menu's selection and whether the sidebar is collapsed. Default: local storage. */
  storage?: StorageAdapter | undefined;
  /** Where kiosk mode is remembered. Default: the tab's own storage. */
  tabStorage?: StorageAdapter | undefined;
  /** Whether only closing the tab ends kiosk mode. Default false. */
  lockKioskExit?: boolean | undefined;
}

/** The stores of the frame around a page; unlike the shell's, they need a router. */
export interface Frame {
  readonly navigation: Navigation;
  readonly sidebar: SidebarStore;
  readonly menu: MenuStore;
  readonly breadcrumbs: BreadcrumbsStore;
  readonly pageHeading: PageHeadingStore;
  readonly kiosk: KioskStore;
  readonly leaveGuard: LeaveGuardStore;
  /** Starts all of them. Returns a function that disconnects; they stop with the last caller. */
  connect(): () => void;
}

/**
 * Creates the stores of the frame around the pages: selecting in the menu hides the mobile sidebar
 * (spec row MENU-6), and navigating asks before unsaved changes are lost (behavior B-11). An
 * invalid menu throws the ToolkitError of `createMenuTree`.
 */
export function createFrame({
  navigation,
  items,
  shortcuts,
  leaveGuard = createLeaveGuardStore(),
  storage,
  tabStorage,
  lockKioskExit,
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
  const kiosk = createKioskStore({ navigation, storage: tabStorage, lockExit: lockKioskExit });
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
