import { Menu } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useFormatText } from '../../headless/core/index.js';
import { useSidebar } from '../../headless/sidebar/index.js';
import { Button } from '../button/index.js';
import { messages } from '../core/index.js';
import { Icon } from '../icon/index.js';

/** What is at the two ends of the bar, which is a `<header>`. */
export interface TopBarProps {
  /** The name of the product, at the start. */
  product: ReactNode;
  /** Menus, at the end. */
  children: ReactNode;
  /** Whether there is a sidebar; its button is here on a phone. Default true. */
  hasSidebar?: boolean | undefined;
}

/** The top bar: product name, menus, and on a phone the button that shows the sidebar. */
export function TopBar({ product, children, hasSidebar = true }: TopBarProps): ReactElement {
  const formatText = useFormatText();
  const sidebar = useSidebar();
  return (
    <header
      data-page-edge
      className="sticky top-0 z-20 flex h-bar items-center gap-1 border-b border-border bg-surface px-2 md:px-3 print:hidden"
    >
      {hasSidebar && (
        <Button
          {...sidebar.getMobileToggleProps({ 'aria-label': formatText(messages.showMenu) })}
          variant="ghost"
          isIconOnly
          className="md:hidden"
        >
          <Icon of={Menu} size={20} />
        </Button>
      )}
      {/* With large text, the name shrinks first, to nothing, then the buttons. */}
      <div className="min-w-0 shrink-9999 overflow-hidden">
        <div className="truncate px-1 text-lead font-semibold">{product}</div>
      </div>
      <div className="top-bar-end">{children}</div>
    </header>
  );
}
