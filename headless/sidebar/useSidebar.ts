import type { MouseEventHandler, PointerEvent, PointerEventHandler } from 'react';
import { directionOf, propGetter, useStoreState, type PropGetter } from '../core/index.js';
import { sharedSidebar } from './sharedSidebar.js';
import type { SidebarActions, SidebarState, SidebarStore } from './sidebar.store.js';

/** The options of `useSidebar`; below a shell none is required. */
export interface UseSidebarOptions {
  /** Default: the shell's. */
  store?: SidebarStore | undefined;
  /** The id of the sidebar's element, the same wherever the hook is called. Default `gnap-sidebar`. */
  id?: string | undefined;
}

/** For the button that collapses the sidebar, or the one that shows and hides it on a phone. */
export interface SidebarToggleProps {
  type: 'button';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: MouseEventHandler;
}

/** For the sidebar's element, which both toggles control; a swipe on it hides it on a phone. */
export interface SidebarProps {
  id: string;
  'data-state': 'collapsed' | 'expanded';
  'data-mobile': 'shown' | 'hidden';
  onPointerDown: PointerEventHandler;
  onPointerUp: PointerEventHandler;
}

/** How the sidebar is shown, the actions that change it, and its prop getters. */
export interface UseSidebarResult
  extends SidebarState, Omit<SidebarActions, 'beginSwipe' | 'endSwipe'> {
  getSidebarProps: PropGetter<SidebarProps>;
  /** Give the button an accessible name that is the same in both states (A11Y-SIDEBAR). */
  getCollapseToggleProps: PropGetter<SidebarToggleProps>;
  getMobileToggleProps: PropGetter<SidebarToggleProps>;
}

/** Whether the pointer can swipe: the first finger can, a mouse has the toggle. */
function isFinger({ pointerType, isPrimary }: PointerEvent): boolean {
  return pointerType === 'touch' && isPrimary;
}

/**
 * The sidebar's collapse and mobile toggles (spec rows SIDE-1, SIDE-2; APG "Disclosure").
 * Throws a ToolkitError if there is no store.
 */
export function useSidebar({
  store,
  id = 'gnap-sidebar',
}: UseSidebarOptions = {}): UseSidebarResult {
  const sidebar = sharedSidebar.useStore('useSidebar', store);
  const isCollapsed = useStoreState(sidebar, (state) => state.isCollapsed);
  const isShownOnMobile = useStoreState(sidebar, (state) => state.isShownOnMobile);
  const { toggleCollapsed, toggleOnMobile, hideOnMobile } = sidebar;

  const toggleProps = (isExpanded: boolean, onClick: () => void): SidebarToggleProps => ({
    type: 'button',
    'aria-expanded': isExpanded,
    'aria-controls': id,
    onClick,
  });

  return {
    isCollapsed,
    isShownOnMobile,
    toggleCollapsed,
    toggleOnMobile,
    hideOnMobile,
    getSidebarProps: propGetter<SidebarProps>({
      id,
      'data-state': isCollapsed ? 'collapsed' : 'expanded',
      'data-mobile': isShownOnMobile ? 'shown' : 'hidden',
      onPointerDown: (event) => {
        if (isFinger(event)) sidebar.beginSwipe({ x: event.clientX, y: event.clientY });
      },
      onPointerUp: (event) => {
        const to = { x: event.clientX, y: event.clientY };
        if (isFinger(event)) sidebar.endSwipe(to, directionOf(event.currentTarget));
      },
    }),
    getCollapseToggleProps: propGetter(toggleProps(!isCollapsed, toggleCollapsed)),
    getMobileToggleProps: propGetter(toggleProps(isShownOnMobile, toggleOnMobile)),
  };
}
