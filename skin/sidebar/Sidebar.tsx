import { PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { useFormatText } from '../../headless/core/index.js';
import { useMenu, type UseMenuResult } from '../../headless/menu/index.js';
import { useModalFocus } from '../../headless/overlay/index.js';
import { useSidebar, type UseSidebarResult } from '../../headless/sidebar/index.js';
import { Button } from '../button/index.js';
import { classNames, messages, PHONE, useMediaQuery } from '../core/index.js';
import { SidebarMenuItem } from './SidebarMenuItem.js';

function Shortcuts({ menu, isNarrow }: { menu: UseMenuResult; isNarrow: boolean }): ReactNode {
  if (menu.shortcuts.length === 0) return null;
  return (
    <div
      className={classNames(
        'flex items-center gap-1 border-b border-border p-2',
        isNarrow && 'flex-col',
      )}
    >
      {menu.shortcuts.map((shortcut, index) => (
        <button
          key={index}
          {...menu.getShortcutProps(shortcut, {
            className:
              'flex size-control items-center justify-center rounded-control border border-control hover:bg-sunken',
          })}
        >
          <span aria-hidden>{shortcut.icon as ReactNode}</span>
        </button>
      ))}
    </div>
  );
}

function CollapseButton({ sidebar }: { sidebar: UseSidebarResult }): ReactElement {
  const formatText = useFormatText();
  const Icon = sidebar.isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <div
      className={classNames(
        'hidden border-t border-border p-2 md:flex',
        sidebar.isCollapsed ? 'justify-center' : 'justify-end',
      )}
    >
      <Button
        {...sidebar.getCollapseToggleProps({
          'aria-label': formatText(messages.collapseSidebar),
          title: formatText(messages.collapseSidebar),
        })}
        variant="quiet"
        isIconOnly
      >
        <Icon aria-hidden className="size-5 rtl:-scale-x-100" strokeWidth={1.75} />
      </Button>
    </div>
  );
}

function CloseButton({ sidebar }: { sidebar: UseSidebarResult }): ReactElement {
  const formatText = useFormatText();
  return (
    <div className="flex h-bar items-center border-b border-border px-2 md:hidden">
      <Button
        variant="ghost"
        isIconOnly
        aria-label={formatText(messages.closeSidebar)}
        onClick={sidebar.hideOnMobile}
      >
        <X aria-hidden className="size-5" strokeWidth={1.75} />
      </Button>
    </div>
  );
}

const PLACE =
  'flex flex-col border-e border-border bg-surface print:hidden ' +
  'max-md:fixed max-md:inset-y-0 max-md:start-0 max-md:z-40 max-md:w-sidebar max-md:shadow-overlay ' +
  'max-md:data-[mobile=hidden]:hidden ' +
  'md:sticky md:top-bar md:h-below-bar md:shrink-0 ' +
  'md:data-[state=expanded]:w-sidebar md:data-[state=collapsed]:w-sidebar-collapsed';

/** The sidebar: shortcuts, the menu of three levels, and the collapse button; a drawer on a phone. */
export function Sidebar(): ReactElement {
  const formatText = useFormatText();
  const sidebar = useSidebar();
  const menu = useMenu();
  const isPhone = useMediaQuery(PHONE);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const isDrawer = isPhone && sidebar.isShownOnMobile;
  const isNarrow = sidebar.isCollapsed && !isPhone;
  const modal = useModalFocus({ isOpen: isDrawer, container });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) sidebar.hideOnMobile();
  };

  // An aside cannot be a dialog, which the drawer is while it is shown.
  const Element = isPhone ? 'div' : 'aside';
  const drawer = { onKeyDown, 'aria-label': formatText(messages.showMenu) };

  return (
    <>
      {isDrawer && (
        <div
          aria-hidden
          data-reachable
          onClick={sidebar.hideOnMobile}
          className="fixed inset-0 z-30 bg-backdrop md:hidden"
        />
      )}
      <Element
        {...sidebar.getSidebarProps(isDrawer ? modal.getModalProps(drawer) : undefined)}
        ref={setContainer}
        className={PLACE}
      >
        <CloseButton sidebar={sidebar} />
        <Shortcuts menu={menu} isNarrow={isNarrow} />
        <nav {...menu.getNavProps()} className="min-h-0 grow overflow-y-auto p-2">
          <ul {...menu.getListProps()} className="flex flex-col gap-0.5">
            {menu.items.map((id) => (
              <SidebarMenuItem
                key={id}
                menu={menu}
                id={id}
                isNarrow={isNarrow}
                onExpand={sidebar.toggleCollapsed}
              />
            ))}
          </ul>
        </nav>
        <CollapseButton sidebar={sidebar} />
      </Element>
    </>
  );
}
