import { render, screen } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import {
  createMenuFlyoutStore,
  useMenuFlyout,
  useMenuFlyoutFocus,
  useMenuFlyouts,
  type MenuFlyoutStore,
  type UseMenuFlyoutResult,
  type UseMenuFlyoutsOptions,
  type UseMenuFlyoutsResult,
} from '../../../headless/menu-flyout/index.js';
import {
  createMenuStore,
  useMenu,
  useMenuItem,
  type MenuItem,
  type MenuStore,
  type UseMenuItemResult,
  type UseMenuResult,
} from '../../../headless/menu/index.js';
import {
  createFakeClock,
  createFakeNavigation,
  createMemoryStorage,
  type FakeClock,
  type FakeNavigation,
} from '../../../headless/testing/index.js';
import { sampleItems } from '../menu/sampleMenu.js';

/** Those of the menu's tests, and a branch that is a link too. */
export const items: readonly MenuItem[] = [
  ...sampleItems,
  {
    key: 'help',
    title: 'Help',
    state: 'help',
    items: [{ key: 'faq', title: 'FAQ', state: 'faq' }],
  },
];

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

export interface Setting {
  menu: MenuStore;
  flyouts: MenuFlyoutStore;
  navigation: FakeNavigation;
  clock: FakeClock;
}

/** A connected menu at a route that it does not know, and its fly-outs. */
export function setUp(): Setting {
  const navigation = createFakeNavigation({ url: '/elsewhere' });
  const clock = createFakeClock();
  const menu = createMenuStore({ items, navigation, storage: createMemoryStorage() });
  menu.connect();
  return { menu, flyouts: createMenuFlyoutStore({ clock, navigation }), navigation, clock };
}

/** Renders a collapsed menu. */
export function renderStrip(setting: Setting = setUp()): Setting {
  render(<TestStrip menuStore={setting.menu} store={setting.flyouts} />);
  return setting;
}

export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
export const link = (name: string): HTMLElement => screen.getByRole('link', { name });

/** The fly-out that is open. */
export const panel = (): HTMLElement | null => screen.queryByTestId('panel');

/** The title that is shown beside an icon. */
export const label = (): string | undefined => screen.queryByTestId('label')?.textContent;
