import { lazy, type ComponentType, type LazyExoticComponent, type ReactElement } from 'react';
import type { ActiveInViewProps } from './ActiveInView.js';
import type * as afterFirstLoad from './afterFirstLoad.js';
import type { DrawerProps } from './Drawer.js';
import type { UseMenuFilterOptions } from '../../headless/menu-filter/index.js';

/** Loads what the sidebar can do without at first. */
export function loadParts(): Promise<typeof afterFirstLoad> {
  return import('./afterFirstLoad.js');
}

export const CollapsedMenu: LazyExoticComponent<ComponentType<ActiveInViewProps>> = lazy(
  async () => ({ default: (await loadParts()).CollapsedMenu }),
);

export const MenuFilter: LazyExoticComponent<ComponentType<UseMenuFilterOptions>> = lazy(
  async () => ({ default: (await loadParts()).MenuFilter }),
);

/** Where its code cannot be loaded, the drawer is there all the same, but does not keep the focus. */
function PlainDrawer({ onClose: _, ...props }: DrawerProps): ReactElement {
  return <div {...props} />;
}

export const Drawer: LazyExoticComponent<ComponentType<DrawerProps>> = lazy(
  async (): Promise<{ default: ComponentType<DrawerProps> }> => {
    try {
      return { default: (await loadParts()).Drawer };
    } catch {
      return { default: PlainDrawer };
    }
  },
);
