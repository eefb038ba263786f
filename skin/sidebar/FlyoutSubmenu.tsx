import { createElement, type ReactElement } from 'react';
import {
  useMenuFlyoutFocus,
  type UseMenuFlyoutResult,
  type UseMenuFlyoutsResult,
} from '../../headless/menu-flyout/index.js';
import type { UseMenuItemResult, UseMenuResult } from '../../headless/menu/index.js';
import { useDismissal } from '../../headless/overlay/index.js';
import { classNames } from '../core/index.js';
import { MenuBadge } from './MenuBadge.js';
import { SidebarMenuItem } from './SidebarMenuItem.js';
import { CURRENT, ROW, TITLE } from './menuLook.js';

/** The open item of the collapsed menu, and the fly-out with its submenu. */
export interface FlyoutSubmenuProps {
  menu: UseMenuResult;
  /** Result of `useMenuFlyouts`. */
  flyouts: UseMenuFlyoutsResult;
  /** Result of `useMenuFlyout` for the item. */
  flyout: UseMenuFlyoutResult;
  /** Result of `useMenuItem` for an item of the first level with a submenu. */
  item: UseMenuItemResult;
  /** Presses in it do not count as outside: its icon opens and closes the fly-out itself. */
  entry: Element | null;
}

/** What flies out of the collapsed menu: the title of an item, and its submenu of two levels. */
export function FlyoutSubmenu({
  menu,
  flyouts,
  flyout,
  item,
  entry,
}: FlyoutSubmenuProps): ReactElement {
  useMenuFlyoutFocus(flyouts, flyout);
  useDismissal({ isOpen: true, onDismiss: flyout.close, anchor: entry });
  const hasTarget = flyout.titleElement !== 'span';
  return (
    <div {...flyout.getPanelProps()} className="w-sidebar">
      <div className="relative border-b border-border p-1">
        {createElement(
          flyout.titleElement,
          {
            ...flyout.getTitleProps(),
            className: classNames(
              hasTarget ? ROW : 'flex min-h-control items-center gap-2.5 text-body',
              'px-2.5',
              hasTarget && item.isCurrent ? CURRENT : 'font-semibold',
            ),
          },
          <span className={TITLE}>{item.title}</span>,
          <MenuBadge>{item.badge}</MenuBadge>,
        )}
      </div>
      <ul {...flyout.getListProps()} className="flex flex-col gap-0.5 p-1">
        {item.childIds.map((childId) => (
          <SidebarMenuItem key={childId} menu={menu} id={childId} />
        ))}
      </ul>
    </div>
  );
}
