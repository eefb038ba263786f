import { createElement, type ReactElement } from 'react';
import {
  useMenuFlyout,
  useMenuFlyoutFocus,
  useMenuFlyouts,
  type UseMenuFlyoutResult,
  type UseMenuFlyoutsOptions,
  type UseMenuFlyoutsResult,
} from '../../../headless/menu-flyout/index.js';
import {
  useMenu,
  useMenuItem,
  type MenuStore,
  type UseMenuItemResult,
  type UseMenuResult,
} from '../../../headless/menu/index.js';

function Branch({ menu, id }: { menu: UseMenuResult; id: string }): ReactElement {
  const item = useMenuItem(menu, id);
  return (
    <li>
      {createElement(item.element, item.getItemProps(), item.title)}
      {item.hasToggle && <button {...item.getToggleProps()} />}
      {item.childIds.length > 0 && (
        <ul {...item.getSubmenuProps()}>
          {item.isOpen &&
            item.childIds.map((childId) => <Branch key={childId} menu={menu} id={childId} />)}
        </ul>
      )}
    </li>
  );
}

interface PanelProps {
  menu: UseMenuResult;
  flyouts: UseMenuFlyoutsResult;
  flyout: UseMenuFlyoutResult;
  item: UseMenuItemResult;
}

function Panel({ menu, flyouts, flyout, item }: PanelProps): ReactElement {
  useMenuFlyoutFocus(flyouts, flyout);
  return (
    <div {...flyout.getPanelProps()} data-testid="panel">
      {createElement(flyout.titleElement, flyout.getTitleProps(), item.title)}
      <ul {...flyout.getListProps()}>
        {item.childIds.map((childId) => (
          <Branch key={childId} menu={menu} id={childId} />
        ))}
      </ul>
    </div>
  );
}

function Icon(props: Omit<PanelProps, 'flyout' | 'item'> & { id: string }): ReactElement {
  const item = useMenuItem(props.menu, props.id);
  const flyout = useMenuFlyout(props.flyouts, item);
  return (
    <li {...flyout.getEntryProps()}>
      {flyout.hasSubmenu ? (
        <button {...flyout.getTriggerProps()} aria-label={item.title} />
      ) : (
        createElement(item.element, item.getItemProps(), item.title)
      )}
      {flyout.content === 'label' && (
        <div aria-hidden data-testid="label">
          {item.title}
        </div>
      )}
      {flyout.content === 'submenu' && <Panel {...props} flyout={flyout} item={item} />}
    </li>
  );
}

/** A collapsed menu as a skin renders it. */
export function TestStrip({
  menuStore,
  ...options
}: UseMenuFlyoutsOptions & { menuStore: MenuStore }): ReactElement {
  const menu = useMenu({ store: menuStore });
  const flyouts = useMenuFlyouts(options);
  return (
    <>
      <nav {...menu.getNavProps()}>
        <ul {...menu.getListProps()}>
          {menu.items.map((id) => (
            <Icon key={id} menu={menu} flyouts={flyouts} id={id} />
          ))}
        </ul>
      </nav>
    </>
  );
}
