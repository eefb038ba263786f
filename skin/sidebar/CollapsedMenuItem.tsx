import {
  createElement,
  memo,
  useState,
  type NamedExoticComponent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useMenuFlyout, type UseMenuFlyoutsResult } from '../../headless/menu-flyout/index.js';
import { useMenuItem, type UseMenuResult } from '../../headless/menu/index.js';
import { classNames } from '../core/index.js';
import { Popover } from '../popover/index.js';
import { FlyoutSubmenu } from './FlyoutSubmenu.js';
import { CURRENT, ROW } from './menuLook.js';

/** The first-level item that the `<li>` shows, and the fly-outs of its menu. */
export interface CollapsedMenuItemProps {
  menu: UseMenuResult;
  /** Result of `useMenuFlyouts`, one for the whole menu. */
  flyouts: UseMenuFlyoutsResult;
  /** The id of the item: one of `menu.items`. */
  id: string;
}

/**
 * An icon of the collapsed menu: a link, a button, or the button that opens the fly-out with its
 * submenu.
 */
export const CollapsedMenuItem: NamedExoticComponent<CollapsedMenuItemProps> = memo(
  function CollapsedItem({ menu, flyouts, id }: CollapsedMenuItemProps): ReactElement {
    const item = useMenuItem(menu, id);
    const flyout = useMenuFlyout(flyouts, item);
    const [entry, setEntry] = useState<HTMLElement | null>(null);

    return (
      <li {...flyout.getEntryProps()} ref={setEntry} className="px-2 pointer-coarse:px-1">
        {createElement(
          flyout.hasSubmenu ? 'button' : item.element,
          {
            ...(flyout.hasSubmenu ? flyout.getTriggerProps() : item.getItemProps()),
            className: classNames(
              ROW,
              'relative justify-center',
              item.isActive ? CURRENT : 'data-[state=open]:bg-sunken',
            ),
          },
          <span aria-hidden className={classNames(!item.isActive && 'text-muted')}>
            {item.node.item.icon as ReactNode}
          </span>,
          <span className="sr-only">{[item.title, item.badge].filter(Boolean).join(' ')}</span>,
          item.badge !== undefined && (
            <span
              aria-hidden
              className="absolute end-1 top-1 size-2 rounded-full border border-surface bg-accent"
            />
          ),
        )}
        {flyout.content !== null && (
          <Popover
            anchor={entry}
            placement="inline-end"
            isInPlace
            onLost={flyout.close}
            aria-hidden={flyout.content === 'label' || undefined}
            className="overscroll-contain"
          >
            {flyout.content === 'label' ? (
              <div className="flex min-h-control max-w-72 items-center px-3 py-1 text-body font-medium wrap-anywhere">
                {item.title}
              </div>
            ) : (
              <FlyoutSubmenu
                menu={menu}
                flyouts={flyouts}
                flyout={flyout}
                item={item}
                entry={entry}
              />
            )}
          </Popover>
        )}
      </li>
    );
  },
);
