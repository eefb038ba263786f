import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  formatDefaultText,
  FormatTextContext,
  type FormatText,
  type Text,
} from '../../../headless/core/index.js';
import {
  createMenuStore,
  useMenu,
  useMenuItem,
  type MenuStore,
} from '../../../headless/menu/index.js';
import {
  createFakeNavigation,
  createMemoryStorage,
  type FakeNavigation,
} from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';
import { bigItems, sampleItems } from './sampleMenu.js';
import { setUp } from './setUp.js';
import { button, link, renderMenu, TestMenu } from './TestMenu.js';

describe('conformance', () => {
  let store: MenuStore;
  let navigation: FakeNavigation;
  beforeEach(() => {
    ({ menu: store, navigation } = setUp({ shortcuts: [{ title: 'New', state: 'new' }] }));
    store.toggle('staff');
    store.toggle('staff/teams');
  });
  const readState = (): unknown => [store.getState(), navigation.getState()];

  describeConformance('useMenu', {
    useHook: () => useMenu({ store }),
    readState,
    parts: {
      getNavProps: { getter: (menu) => menu.getNavProps, element: 'nav' },
      getListProps: { getter: (menu) => menu.getListProps, element: 'ul' },
      getShortcutProps: {
        getter: (menu) => (props) => menu.getShortcutProps(menu.shortcuts[0]!, props),
        element: 'button',
      },
    },
  });
  describeConformance('useMenuItem, an item with a submenu only', {
    useHook: () => useMenuItem(useMenu({ store }), 'staff'),
    readState,
    parts: {
      getItemProps: { getter: (item) => item.getItemProps, element: 'button' },
      getSubmenuProps: { getter: (item) => item.getSubmenuProps, element: 'ul' },
    },
  });
  describeConformance('useMenuItem, a link with a submenu', {
    useHook: () => useMenuItem(useMenu({ store }), 'staff/teams'),
    readState,
    parts: {
      getItemProps: { getter: (item) => item.getItemProps, element: 'a' },
      getToggleProps: { getter: (item) => item.getToggleProps, element: 'button' },
      getSubmenuProps: { getter: (item) => item.getSubmenuProps, element: 'ul' },
    },
  });
});

describe('links', () => {
  test('MENU-8 a link has an address, and a plain click goes there without loading the page', () => {
    const { navigation } = renderMenu();
    const home = link('Home');
    expect(home).toHaveAttribute('href', '/home');
    expect(fireEvent.click(home)).toBe(false);
    expect(navigation.getState().url).toBe('/home');
  });

  test.each([
    [{ ctrlKey: true }],
    [{ metaKey: true }],
    [{ shiftKey: true }],
    [{ altKey: true }],
    [{ button: 1 }],
  ])('MENU-8 a click with %j is left to the browser', (modifier) => {
    const { navigation } = renderMenu();
    const event = createEvent.click(link('Home'), modifier);
    let wasPrevented: boolean | undefined;
    const stopLoading = (bubbled: Event): void => {
      wasPrevented = bubbled.defaultPrevented;
      bubbled.preventDefault();
    };
    document.addEventListener('click', stopLoading, { once: true });
    fireEvent(link('Home'), event);
    expect(wasPrevented).toBe(false);
    expect(navigation.getState().url).toBe('/elsewhere');
  });

  test('MENU-8 a link into another tab is left to the browser', () => {
    const { menu: store, navigation } = setUp();
    function Outward(): React.ReactElement {
      const item = useMenuItem(useMenu({ store }), 'home');
      return <a {...item.getItemProps({ target: '_blank' })}>{item.title}</a>;
    }
    render(<Outward />);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link('Home'));
    expect(navigation.getState().url).toBe('/elsewhere');
  });

  test('MENU-7 clicking the current link reloads it', async () => {
    const { navigation } = renderMenu();
    await userEvent.click(link('Home'));
    expect(navigation.getState().reloads).toBe(0);
    await userEvent.click(link('Home'));
    expect(navigation.getState()).toMatchObject({ url: '/home', reloads: 1 });
  });
});

describe('shortcuts', () => {
  test('MENU-9 a shortcut has the class of the data, and its title as tooltip and name', async () => {
    const onClick = vi.fn();
    renderMenu({
      shortcuts: [
        { title: { id: 'app.new', defaultMessage: 'New person' }, buttonClass: 'btn-new', onClick },
      ],
    });
    const shortcut = button('New person');
    expect(shortcut).toHaveClass('btn-new', { exact: true });
    expect(shortcut).toHaveAttribute('title', 'New person');
    await userEvent.click(shortcut);
    expect(onClick).toHaveBeenCalledOnce();
  });

  test("MENU-9 the skin's class stays beside the one of the data", () => {
    const { menu: store } = setUp({ shortcuts: [{ title: 'New', buttonClass: 'btn-new' }] });
    function Shortcut(): React.ReactElement {
      const menu = useMenu({ store });
      const props = menu.getShortcutProps(menu.shortcuts[0]!, { className: 'theirs' });
      return <button {...props} />;
    }
    render(<Shortcut />);
    expect(button('New')).toHaveClass('theirs', 'btn-new', { exact: true });
  });

  test('MENU-9 its title names a shortcut whose icon is a character', () => {
    const { menu: store } = setUp({ shortcuts: [{ title: 'New' }] });
    function Shortcut(): React.ReactElement {
      const menu = useMenu({ store });
      return <button {...menu.getShortcutProps(menu.shortcuts[0]!)}>+</button>;
    }
    render(<Shortcut />);
    expect(button('New')).toHaveTextContent('+');
  });

  test('MENU-9 LANG-3 the menu and its shortcuts have their names in the language that is chosen', () => {
    const { menu: store } = setUp({ shortcuts: [{ title: { id: 'new', defaultMessage: 'New' } }] });
    const inDutch = (text: Text): string => (typeof text === 'string' ? text : `nl ${text.id}`);
    const menuIn = (format: FormatText): React.ReactElement => (
      <FormatTextContext.Provider value={format}>
        <TestMenu store={store} />
      </FormatTextContext.Provider>
    );
    const { rerender } = render(menuIn(formatDefaultText));
    expect(button('New')).toBeVisible();
    rerender(menuIn(inDutch));
    expect(button('nl new')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'nl gnap.menu-label' })).toBeVisible();
  });
});

test('MENU-6 a link hides the mobile sidebar, a button that opens does not', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  renderMenu({ onSelect });
  await user.click(button('Staff'));
  expect(onSelect).not.toHaveBeenCalled();
  await user.click(link('People'));
  expect(onSelect).toHaveBeenCalledOnce();
});

test('MENU-5 the next visit shows the last selection again, where its address names none', async () => {
  const user = userEvent.setup();
  const storage = createMemoryStorage();
  const visit = (): (() => void) => {
    const elsewhere = createFakeNavigation({ url: '/elsewhere' });
    const store = createMenuStore({ items: sampleItems, navigation: elsewhere, storage });
    store.connect();
    return render(<TestMenu store={store} />).unmount;
  };
  const leave = visit();
  await user.click(button('Staff'));
  await user.click(link('People'));
  leave();
  visit();
  expect(button('Staff')).toHaveAttribute('aria-expanded', 'true');
  expect(link('People')).toHaveAttribute('aria-current', 'page');
});

test('MENU-4 of 10,000 items a selection renders the old and the new path only', () => {
  const { menu: store } = setUp({ items: bigItems(100, 10) });
  store.select('0/0/0');
  const rendered = new Set<string>();
  const onRenderMenu = vi.fn();
  render(
    <TestMenu
      store={store}
      onRender={(id) => {
        rendered.add(id);
      }}
      onRenderMenu={onRenderMenu}
    />,
  );
  expect(store.getState().tree.nodes.size).toBe(100 + 1000 + 10_000);
  // 100 of the first level, and the open ten of the second and of the third.
  expect(rendered.size).toBe(120);

  rendered.clear();
  onRenderMenu.mockClear();
  act(() => {
    store.select('0/0/7');
  });
  expect([...rendered].sort()).toEqual(['0/0/0', '0/0/7']);

  rendered.clear();
  act(() => {
    store.select('42/3/1');
  });
  const mountedBefore = [...rendered].filter((id) => !id.startsWith('42/'));
  expect(mountedBefore.sort()).toEqual(['0', '42']);
  expect([...rendered].filter((id) => id.startsWith('42/'))).toHaveLength(20);

  rendered.clear();
  act(() => {
    store.toggle('42/4');
  });
  expect([...rendered].filter((id) => id.split('/').length < 3).sort()).toEqual(['42/3', '42/4']);
  expect(onRenderMenu).not.toHaveBeenCalled();
});
