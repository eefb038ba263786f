import { useEffect, useState, type ReactElement } from 'react';
import { useFormatText } from '../../headless/core/index.js';
import { useMenu, type MenuStore } from '../../headless/menu/index.js';
import { useSidebar } from '../../headless/sidebar/index.js';
import { classNames, messages, PHONE, useMediaQuery } from '../core/index.js';
import { ActiveInView } from './ActiveInView.js';
import { CollapsedMenu, Drawer, MenuFilter, preparePhone } from './lazyParts.js';
import { CloseButton, CollapseButton, Shortcuts } from './SidebarButtons.js';
import { SidebarMenuItem } from './SidebarMenuItem.js';
import { useStrayClicks } from './useStrayClicks.js';

/** Menu and state are the shell's; the caller chooses when the menu can be filtered. */
export interface SidebarProps {
  /**
   * The number of items, submenus included, from which the menu gets a filter field. Default 10.
   */
  filterFrom?: number | undefined;
}

const PLACE =
  'flex flex-col border-e border-border bg-surface print:hidden ' +
  'max-md:fixed max-md:inset-y-0 max-md:start-0 max-md:z-40 max-md:w-sidebar max-md:max-w-full max-md:touch-pan-y max-md:shadow-overlay ' +
  'max-md:data-[mobile=hidden]:hidden ' +
  'md:sticky md:top-bar md:z-20 md:h-below-bar md:shrink-0 ' +
  'md:data-[state=expanded]:w-sidebar md:data-[state=collapsed]:w-sidebar-collapsed';

/**
 * The sidebar: shortcuts, a filter field if the menu is long, the menu of three levels, and the
 * collapse button. Collapsed, it is a strip of icons, from which submenus fly out; on a phone it is
 * a drawer. The `icon` of an item or a shortcut is a React node, 20 pixels wide.
 */
export function Sidebar({ filterFrom }: SidebarProps): ReactElement {
  const formatText = useFormatText();
  const sidebar = useSidebar();
  const [filtered, setFiltered] = useState<MenuStore>();
  const menu = useMenu({ store: filtered, filterFrom });
  const isPhone = useMediaQuery(PHONE);
  const [nav, setNav] = useState<HTMLElement | null>(null);
  const ignoreStrayClicks = useStrayClicks();
  const isDrawer = isPhone && sidebar.isShownOnMobile;
  const isNarrow = sidebar.isCollapsed && !isPhone;
  const isShown = isDrawer || !isPhone;

  const { hideOnMobile } = sidebar;
  useEffect(() => {
    if (isPhone) preparePhone();
    // A drawer that ended because the window became wide must not reopen when it is narrow again.
    else hideOnMobile();
  }, [isPhone, hideOnMobile]);

  const content = (
    <>
      <CloseButton sidebar={sidebar} />
      <Shortcuts menu={menu} isNarrow={isNarrow} />
      {menu.isFilterable && isShown && !isNarrow && (
        <MenuFilter menuId={menu.id} onFilter={setFiltered} />
      )}
      <nav
        {...menu.getNavProps()}
        ref={setNav}
        className={classNames(
          'min-h-0 flex-1 overflow-y-auto py-2 max-md:touch-pan-y',
          !isNarrow && 'px-2',
        )}
      >
        {isNarrow ? (
          <CollapsedMenu menu={menu} container={nav} isShown={isShown} />
        ) : (
          <>
            <ul
              {...menu.getListProps()}
              className="flex flex-col gap-0.5"
              onClickCapture={ignoreStrayClicks}
            >
              {menu.items.map((id) => (
                <SidebarMenuItem key={id} menu={menu} id={id} />
              ))}
            </ul>
            <ActiveInView menu={menu} container={nav} isShown={isShown} />
          </>
        )}
      </nav>
      <CollapseButton sidebar={sidebar} />
    </>
  );
  const props = sidebar.getSidebarProps({ className: PLACE, 'data-page-edge': true });

  if (isDrawer) {
    return (
      <Drawer {...props} aria-label={formatText(messages.showMenu)} onClose={hideOnMobile}>
        {content}
      </Drawer>
    );
  }
  // No `aside` on a phone: it may not have the role of a dialog, which the open drawer has.
  return isPhone ? <div {...props}>{content}</div> : <aside {...props}>{content}</aside>;
}
