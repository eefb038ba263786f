import type { ReactElement } from 'react';
import type { UseMenuFilterOptions } from '../../headless/menu-filter/index.js';
import { lazyPart, type LazyPart, type LostPartProps } from '../core/index.js';
import type { ActiveInViewProps } from './ActiveInView.js';
import type * as afterFirstLoad from './afterFirstLoad.js';
import type { DrawerProps } from './Drawer.js';
import { MenuIcons } from './MenuIcons.js';

function loadParts(): Promise<typeof afterFirstLoad> {
  return import('./afterFirstLoad.js');
}

/**
 * The collapsed menu. If its code cannot be loaded, it has no fly-outs; expanded, the menu has
 * everything.
 */
export const CollapsedMenu: LazyPart<ActiveInViewProps> = lazyPart({
  load: async () => (await loadParts()).CollapsedMenu,
  Lost: MenuIcons,
  Fallback: MenuIcons,
});

/** Keeps room for the field, so that the menu does not move when it arrives. */
function FilterRoom(): ReactElement {
  return <div className="mt-2 h-control shrink-0" />;
}

/**
 * The field that filters the menu. If its code cannot be loaded, there is none, and the menu stays
 * whole.
 */
export const MenuFilter: (props: UseMenuFilterOptions) => ReactElement | null = lazyPart({
  load: async () => (await loadParts()).MenuFilter,
  loss: 'The menu cannot be filtered: the code for it could not be loaded.',
  Fallback: FilterRoom,
});

/** The drawer without its code: shown all the same, but without a focus trap. */
function PlainDrawer({
  onClose: _,
  cause: __,
  ...props
}: DrawerProps & LostPartProps): ReactElement {
  return <div {...props} />;
}

/**
 * The sidebar on a phone, over the page. If its code cannot be loaded, it is shown all the same,
 * but is not modal.
 */
export const Drawer: LazyPart<DrawerProps> = lazyPart({
  load: async () => (await loadParts()).Drawer,
  Lost: PlainDrawer,
});

/**
 * Loads what a phone shows next: the drawer, and the collapsed menu that stands in its place once
 * the phone is turned and the window is wide. If that fails, each is requested again when shown.
 */
export function preparePhone(): void {
  void Drawer.prepare();
  void CollapsedMenu.prepare();
}
