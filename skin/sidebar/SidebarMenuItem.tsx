import { ChevronRight } from 'lucide-react';
import {
  createElement,
  memo,
  type NamedExoticComponent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useMenuItem, type UseMenuResult } from '../../headless/menu/index.js';
import { classNames } from '../core/index.js';
import { Icon } from '../icon/index.js';
import { MenuBadge } from './MenuBadge.js';
import { CURRENT, ROW, TITLE } from './menuLook.js';

/** The item that the `<li>` shows, of any level, since it renders its own submenu. */
export interface SidebarMenuItemProps {
  menu: UseMenuResult;
  /** The id of the item: one of `menu.items`, or of the `childIds` of another item. */
  id: string;
}

function Chevron({ isOpen }: { isOpen: boolean }): ReactElement {
  return (
    <Icon
      of={ChevronRight}
      className={classNames(
        'shrink-0 text-muted transition-transform duration-press',
        isOpen ? 'rotate-90' : 'rtl:rotate-180',
      )}
    />
  );
}

/** An item of the sidebar's menu, with its submenu while that is open. */
export const SidebarMenuItem: NamedExoticComponent<SidebarMenuItemProps> = memo(function Item({
  menu,
  id,
}: SidebarMenuItemProps): ReactElement {
  const item = useMenuItem(menu, id);
  // If the current item is in a closed submenu, its innermost visible ancestor is marked instead.
  const hasSubmenu = item.childIds.length > 0;
  const showsSubmenu = item.isOpen && hasSubmenu;
  const isMarked = item.isCurrent || (item.isActive && !showsSubmenu);

  return (
    <li>
      <div className="relative flex items-center">
        {createElement(
          item.element,
          {
            ...item.getItemProps(),
            className: classNames(
              ROW,
              'ps-2.5',
              item.hasToggle ? 'pe-control' : item.kind !== 'disclosure' && 'pe-2.5',
              isMarked ? CURRENT : item.isActive && 'font-medium',
            ),
          },
          item.level === 1 && (
            <span aria-hidden className={classNames('shrink-0', !isMarked && 'text-muted')}>
              {item.node.item.icon as ReactNode}
            </span>
          ),
          <span className={TITLE}>{item.title}</span>,
          <MenuBadge>{item.badge}</MenuBadge>,
          item.kind === 'disclosure' && (
            <span className="-ms-2.5 flex w-control shrink-0 justify-center">
              <Chevron isOpen={item.isOpen} />
            </span>
          ),
        )}
        {item.hasToggle && (
          <button
            {...item.getToggleProps()}
            className="absolute inset-y-0 end-0 flex w-control items-center justify-center rounded-control hover:bg-sunken"
          >
            <Chevron isOpen={item.isOpen} />
          </button>
        )}
      </div>
      {hasSubmenu && (
        <ul
          {...item.getSubmenuProps()}
          className={classNames(
            'mt-0.5 flex flex-col gap-0.5 border-s border-border ps-3',
            item.level === 1 ? 'ms-5' : 'ms-2.5',
          )}
        >
          {showsSubmenu &&
            item.childIds.map((childId) => (
              <SidebarMenuItem key={childId} menu={menu} id={childId} />
            ))}
        </ul>
      )}
    </li>
  );
});
