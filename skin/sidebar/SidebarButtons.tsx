import { PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useFormatText } from '../../headless/core/index.js';
import type { UseMenuResult } from '../../headless/menu/index.js';
import type { UseSidebarResult } from '../../headless/sidebar/index.js';
import { Button } from '../button/index.js';
import { classNames, messages } from '../core/index.js';
import { Icon } from '../icon/index.js';

/** The shortcut buttons above the menu, a narrow column in a collapsed sidebar. */
export function Shortcuts({
  menu,
  isNarrow,
}: {
  menu: UseMenuResult;
  isNarrow: boolean;
}): ReactNode {
  if (menu.shortcuts.length === 0) return null;
  return (
    <div
      className={classNames(
        'flex items-center gap-1 border-b border-border py-2',
        isNarrow ? 'flex-col' : 'flex-wrap px-2',
      )}
    >
      {menu.shortcuts.map((shortcut, index) => (
        <button
          key={index}
          {...menu.getShortcutProps(shortcut, {
            className:
              'flex size-control items-center justify-center rounded-control border border-control hover:bg-sunken',
          })}
          // The browser's own tooltip is slow, needs a pointer, and would show beside the skin's.
          title={undefined}
          data-tooltip={shortcut.title}
          // In a column, a tooltip below would cover the next button.
          data-tooltip-placement={isNarrow ? 'inline-end' : undefined}
        >
          <span aria-hidden>{shortcut.icon as ReactNode}</span>
        </button>
      ))}
    </div>
  );
}

/** At the bottom of the sidebar, unless it is a drawer. */
export function CollapseButton({ sidebar }: { sidebar: UseSidebarResult }): ReactElement {
  const formatText = useFormatText();
  const icon = sidebar.isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <div
      className={classNames(
        'hidden border-t border-border py-2 md:flex',
        sidebar.isCollapsed ? 'justify-center' : 'justify-end px-2',
      )}
    >
      <Button
        {...sidebar.getCollapseToggleProps({
          'aria-label': formatText(messages.collapseSidebar),
        })}
        variant="quiet"
        isIconOnly
      >
        <Icon of={icon} size={20} className="rtl:-scale-x-100" />
      </Button>
    </div>
  );
}

/** At the top of the drawer. */
export function CloseButton({ sidebar }: { sidebar: UseSidebarResult }): ReactElement {
  const formatText = useFormatText();
  return (
    <div className="flex h-bar items-center border-b border-border px-2 md:hidden">
      <Button
        variant="ghost"
        isIconOnly
        aria-label={formatText(messages.closeSidebar)}
        // The drawer opens with the focus here, and the tooltip would take its Escape.
        data-tooltip={undefined}
        onClick={sidebar.hideOnMobile}
      >
        <Icon of={X} size={20} />
      </Button>
    </div>
  );
}
