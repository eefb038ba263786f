import { createElement, type ReactElement } from 'react';
import { useOwnStore } from '../../headless/core/index.js';
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

/** An item and its submenu; re-renders only when the item itself changes. */
function Entry({ menu, id }: { menu: UseMenuResult; id: string }): ReactElement {
  const item = useMenuItem(menu, id);
  const look = 'min-h-6 hover:underline data-active:font-semibold data-active:text-accent';
  const text = `${item.title} ${item.badge ?? ''}`;
  return (
    <li>
      {createElement(item.element, item.getItemProps({ className: look }), text)}
      {item.childIds.length > 0 && (
        <ul {...item.getSubmenuProps()} className="border-s border-border ps-4">
          {item.isOpen &&
            item.childIds.map((childId) => <Entry key={childId} menu={menu} id={childId} />)}
        </ul>
      )}
    </li>
  );
}

const branch = (title: string, ...items: readonly MenuItem[]) => ({ key: title, title, items });
const TOO_DEEP = branch('Year', branch('Month', branch('Week', branch('Day'))));

/** A menu of three levels. A menu with a fourth level is refused, and this one stays. */
export function MenuExample(): ReactElement {
  const notify = useNotify();
  const page = (title: string, badge?: number) => ({
    key: title,
    title,
    badge,
    onClick: () => notify({ type: 'info', title }),
  });
  const years = branch('Years', page('This year'), page('Last year'));
  const store = useOwnStore(undefined, () =>
    createMenuStore({
      // Remembers the selected item apart from that of the main menu.
      storage: createBrowserStorage({ prefix: 'example' }),
      items: [
        page('Calendar'),
        { ...branch('Leave', page('Requests', 3), years), open: true },
        branch('Reports', page('Absence'), page('Hours')),
      ],
    }),
  );
  const refuse = (): void => {
    try {
      store.setItems([TOO_DEEP]);
    } catch (error) {
      notify({ type: 'error', title: 'Refused', text: String(error) });
    }
  };
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
      <Button onClick={refuse}>Use a menu of four levels</Button>
    </>
  );
}
