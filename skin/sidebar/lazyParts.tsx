import type { ReactElement } from 'react';
import type { UseMenuFilterOptions } from '../../headless/menu-filter/index.js';
import { lazyPart, type LostPartProps } from '../core/index.js';
import type { ActiveInViewProps } from './ActiveInView.js';
import type * as afterFirstLoad from './afterFirstLoad.js';
import type { DrawerProps } from './Drawer.js';
import { MenuIcons } from './MenuIcons.js';

/** Loads what the sidebar can do without at first. */
export function loadParts(): Promise<typeof afterFirstLoad> {
  return import('./afterFirstLoad.js');
}

/** Without fly-outs: expanded, the menu has everything. */
export const CollapsedMenu: (props: ActiveInViewProps) => ReactElement | null = lazyPart({
  load: async () => (await loadParts()).CollapsedMenu,
  Lost: MenuIcons,
  Fallback: MenuIcons,
});

/** Its room is kept, so that the menu stays where it is when the field arrives. */
function FilterRoom(): ReactElement {
  return <div className="mt-2 h-control shrink-0" />;
}

/** The field that filters the menu; without its code the whole menu stays as it is. */
export const MenuFilter: (props: UseMenuFilterOptions) => ReactElement | null = lazyPart({
  load: async () => (await loadParts()).MenuFilter,
  loss: 'The menu cannot be filtered: the code for it could not be loaded.',
  Fallback: FilterRoom,
});

/** The drawer is there all the same, but does not keep the focus. */
function PlainDrawer({
  onClose: _,
  cause: __,
  ...props
}: DrawerProps & LostPartProps): ReactElement {
  return <div {...props} />;
}

/**
 * The sidebar on a phone, over the page. Without its code it is shown all the same, and is not
 * modal.
 */
export const Drawer: (props: DrawerProps) => ReactElement | null = lazyPart({
  load: async () => (await loadParts()).Drawer,
  Lost: PlainDrawer,
});
