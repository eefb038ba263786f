import { ChevronRight } from 'lucide-react';
import {
  createElement,
  memo,
  type MouseEventHandler,
  type NamedExoticComponent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useMenuItem, type UseMenuResult } from '../../headless/menu/index.js';
import { classNames } from '../core/index.js';

export interface SidebarMenuItemProps {
  menu: UseMenuResult;
  id: string;
  /** Only icons fit. */
  isNarrow: boolean;
  /** Makes room for a submenu. */
  onExpand: () => void;
}

const ROW =
  'flex h-control w-full min-w-0 items-center gap-2.5 rounded-control text-start text-body -outline-offset-2 ' +
  'transition-colors duration-press hover:bg-sunken';

const CURRENT =
  'bg-accent-tint font-semibold text-accent before:absolute before:inset-y-1 before:start-0 before:w-0.5 before:rounded-full before:bg-accent';

function Chevron({ isOpen }: { isOpen: boolean }): ReactElement {
  return (
    <ChevronRight
      aria-hidden
      strokeWidth={1.75}
      className={classNames(
        'size-4 shrink-0 text-muted transition-transform duration-press rtl:rotate-180',
        isOpen && 'rotate-90 rtl:rotate-90',
      )}
    />
  );
}

/** While only icons fit, no submenu is shown, whatever is open. */
const CLOSED = { 'aria-expanded': false, 'aria-controls': undefined, 'data-state': 'closed' };

/** An item of the sidebar's menu, with its submenu while that is open. */
export const SidebarMenuItem: NamedExoticComponent<SidebarMenuItemProps> = memo(function Item({
  menu,
  id,
  isNarrow,
  onExpand,
}: SidebarMenuItemProps): ReactElement {
  const item = useMenuItem(menu, id);
  const isFirstLevel = item.level === 1;
  const isDisclosure = item.kind === 'disclosure';
  const needsRoom = isDisclosure && isNarrow;
  const expand: MouseEventHandler = (event) => {
    onExpand();
    if (item.isOpen) event.preventDefault();
  };
  // The item that is current may be out of sight: then the innermost one that is shown stands for it.
  const showsSubmenu = item.isOpen && item.childIds.length > 0 && !isNarrow;
  const isMarked = item.isCurrent || (item.isActive && !showsSubmenu);

  return (
    <li>
      <div className="relative flex items-center">
        {createElement(
          item.element,
          {
            ...item.getItemProps(needsRoom ? { onClick: expand } : undefined),
            ...(needsRoom ? CLOSED : undefined),
            title: isNarrow ? item.title : undefined,
            className: classNames(
              ROW,
              isNarrow ? 'justify-center' : 'px-2.5',
              !isNarrow && item.hasToggle && 'pe-control',
              isMarked ? CURRENT : item.isActive && 'font-medium',
            ),
          },
          isFirstLevel && (
            <span aria-hidden className={classNames('shrink-0', !isMarked && 'text-muted')}>
              {item.node.item.icon as ReactNode}
            </span>
          ),
          <span className={isNarrow ? 'sr-only' : 'min-w-0 grow truncate'}>{item.title}</span>,
          isDisclosure && !isNarrow && <Chevron isOpen={item.isOpen} />,
        )}
        {item.hasToggle && !isNarrow && (
          <button
            {...item.getToggleProps()}
            className="absolute end-0 flex size-control items-center justify-center rounded-control hover:bg-sunken"
          >
            <Chevron isOpen={item.isOpen} />
          </button>
        )}
      </div>
      {showsSubmenu && (
        <ul
          {...item.getSubmenuProps()}
          className="ms-5 mt-0.5 flex flex-col gap-0.5 border-s border-border ps-3"
        >
          {item.childIds.map((childId) => (
            <SidebarMenuItem
              key={childId}
              menu={menu}
              id={childId}
              isNarrow={isNarrow}
              onExpand={onExpand}
            />
          ))}
        </ul>
      )}
    </li>
  );
});
