import { createElement, type ReactElement } from 'react';
import { ToolkitError, useOwnStore } from '../../headless/core/index.js';
import {
  createMenuStore,
  useMenu,
  useMenuItem,
  type MenuItem,
  type UseMenuResult,
} from '../../headless/menu/index.js';
import { useNotify } from '../../headless/notifications/index.js';
import { createBrowserStorage } from '../../headless/platform/index.js';
import { Button } from '../../skin/button/index.js';

/** One item with what stands below it; it renders when the item itself changes. */
function Entry({ menu, id }: { menu: UseMenuResult; id: string }): ReactElement {
  const item = useMenuItem(menu, id);
  const look = 'min-h-6 hover:underline data-active:font-semibold data-active:text-accent';
  return (
    <li>
      {createElement(
        item.element,
        item.getItemProps({ className: look }),
        `${item.title} ${item.badge ?? ''}`,
      )}
      {item.isOpen && (
        <ul {...item.getSubmenuProps()} className="border-s border-border ps-4">
          {item.childIds.map((childId) => (
            <Entry key={childId} menu={menu} id={childId} />
          ))}
        </ul>
      )}
    </li>
  );
}

const TOO_DEEP = ['year', 'month', 'week', 'day'].reduceRight<readonly MenuItem[]>(
  (items, key) => [{ key, title: key, items }],
  [],
);

/**
 * A menu of three levels in markup of its own: one branch is open at a time on each level. A menu of
 * four is refused, and this one stays.
 */
export function MenuExample(): ReactElement {
  const notify = useNotify();
  const page = (title: string, badge?: number) => ({
    key: title,
    title,
    badge,
    onClick: () => notify({ type: 'info', title }),
  });
  const store = useOwnStore(undefined, () =>
    createMenuStore({
      // Where the chosen item is remembered: apart from that of the main menu.
      storage: createBrowserStorage({ prefix: 'example' }),
      items: [
        page('Calendar'),
        {
          key: 'leave',
          title: 'Leave',
          open: true,
          items: [
            page('Requests', 3),
            { key: 'years', title: 'Years', items: [page('This year'), page('Last year')] },
          ],
        },
        { key: 'reports', title: 'Reports', items: [page('Absence'), page('Hours')] },
      ],
    }),
  );
  const menu = useMenu({ store, label: 'Leave administration' });
  return (
    <>
      <nav {...menu.getNavProps()} className="mb-4">
        <ul {...menu.getListProps()}>
          {menu.items.map((id) => (
            <Entry key={id} menu={menu} id={id} />
          ))}
        </ul>
      </nav>
      <Button
        onClick={() => {
          try {
            store.setItems(TOO_DEEP);
          } catch (error) {
            if (!(error instanceof ToolkitError)) throw error;
            notify({ type: 'error', title: 'Refused', text: error.message });
          }
        }}
      >
        Use a menu of four levels
      </Button>
    </>
  );
}
