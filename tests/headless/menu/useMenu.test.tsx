import {
  act,
  createEvent,
  fireEvent,
  render,
  renderHook,
  screen,
  within,
} from '@testing-library/react';
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
  type MenuItem,
  type MenuShortcut,
  type MenuStore,
} from '../../../headless/menu/index.js';
import {
  createFakeNavigation,
  createMemoryStorage,
  type FakeNavigation,
} from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';
import { bigItems, sampleItems } from './sampleMenu.js';
import { TestMenu } from './TestMenu.js';

let navigation: FakeNavigation;
beforeEach(() => {
  navigation = createFakeNavigation({ url: '/elsewhere' });
});

function createStore(
  items: readonly MenuItem[] = sampleItems,
  shortcuts: readonly MenuShortcut[] = [],
): MenuStore {
  const store = createMenuStore({
    items,
    shortcuts,
    navigation,
    storage: createMemoryStorage(),
  });
  store.connect();
  return store;
}

function renderMenu(items?: readonly MenuItem[], shortcuts?: readonly MenuShortcut[]): MenuStore {
  const store = createStore(items, shortcuts);
  render(<TestMenu store={store} />);
  return store;
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const link = (name: string): HTMLElement => screen.getByRole('link', { name });

describe('conformance', () => {
  let store: MenuStore;
  beforeEach(() => {
    store = createStore(sampleItems, [{ title: 'New', state: 'new' }]);
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

describe('structure', () => {
  test('A11Y-MENU a labelled nav of nested lists, without any role of a menu', () => {
    const store = renderMenu();
    act(() => {
      store.select('staff/teams/mine');
    });
    const nav = screen.getByRole('navigation', { name: 'Main menu' });
    const outer = within(nav).getAllByRole('list')[0]!;
    const link = within(nav).getByRole('link', { name: 'My team' });
    const [inner, middle] = [link.closest('ul'), link.closest('ul')?.parentElement?.closest('ul')];
    expect(middle?.parentElement?.closest('ul')).toBe(outer);
    expect(inner).not.toBe(middle);
    expect(nav.outerHTML).not.toMatch(/role="menu|aria-haspopup/);
    // Safari takes a list without bullets for none.
    for (const list of within(nav).getAllByRole('list'))
      expect(list).toHaveAttribute('role', 'list');
  });

  test('A11Y-MENU MENU-8 an item with a submenu only is one disclosure button', async () => {
    renderMenu();
    const staff = button('Staff');
    expect(staff).toHaveAttribute('aria-expanded', 'false');
    expect(document.getElementById(staff.getAttribute('aria-controls')!)).not.toBeVisible();

    await userEvent.click(staff);
    expect(staff).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(staff.getAttribute('aria-controls')!)).toContainElement(
      link('People'),
    );
    expect(staff.closest('li')?.querySelectorAll(':scope > button')).toHaveLength(1);
  });

  test('MENU-3 opening a submenu takes its sibling out of the page', async () => {
    renderMenu();
    await userEvent.click(button('Staff'));
    await userEvent.click(button('Reports'));
    expect(screen.queryByRole('link', { name: 'People' })).toBeNull();
    expect(link('Year')).toBeVisible();
  });

  test('MENU-8 an item with a submenu and a state is a link with a toggle beside it', async () => {
    const store = renderMenu();
    act(() => {
      store.toggle('staff');
    });
    const toggle = button('Submenu of Teams');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(navigation.getState().url).toBe('/elsewhere');

    await userEvent.click(toggle);
    await userEvent.click(link('Teams'));
    expect(navigation.getState().url).toBe('/teams');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle).toHaveAccessibleName('Submenu of Teams');
  });

  test('MENU-8 an item with an action is a button, one with nothing is text', async () => {
    const onClick = vi.fn();
    renderMenu([
      { key: 'a', title: 'Sign out', onClick },
      { key: 'b', title: 'A heading' },
    ]);
    expect(button('Sign out')).toHaveAttribute('type', 'button');
    expect(button('Sign out')).not.toHaveAttribute('data-state');
    await userEvent.click(button('Sign out'));
    expect(onClick).toHaveBeenCalledExactlyOnceWith();
    expect(screen.getByText('A heading').tagName).toBe('SPAN');
    expect(screen.queryByRole('button', { name: 'A heading' })).toBeNull();
    // React marks what takes clicks with this, and then screen readers call it clickable.
    expect(screen.getByText('A heading').onclick).toBeNull();
  });

  test('MENU-4 A11Y-MENU the whole path is active, only its last has aria-current', () => {
    const store = renderMenu();
    act(() => {
      store.select('staff/teams/mine');
    });
    const active = (): (string | null)[] =>
      [...document.querySelectorAll('[data-active="true"]')].map((element) => element.textContent);
    const current = (): Element[] => [...document.querySelectorAll('[aria-current]')];
    expect(active()).toEqual(['Staff', 'Teams', 'My team']);
    expect(current()).toEqual([link('My team')]);
    expect(link('My team')).toHaveAttribute('aria-current', 'page');

    act(() => {
      store.select('reports');
    });
    expect(active()).toEqual(['Reports']);
    expect(current()).toEqual([button('Reports')]);
    expect(button('Reports')).toHaveAttribute('aria-current', 'true');
  });

  test('MENU-4 A11Y-MENU what is selected but hidden is stood for by the innermost item to see', () => {
    const hidden = { key: 'one', title: '', state: 'one', visible: false };
    const store = renderMenu([
      {
        key: 'people',
        title: 'People',
        items: [
          { key: 'all', title: 'All', state: 'all', items: [hidden, { key: 'b', title: 'B' }] },
        ],
      },
    ]);
    const current = (): (string | null)[] =>
      [...document.querySelectorAll('[aria-current]')].map((element) =>
        element.getAttribute('aria-current'),
      );
    act(() => {
      store.select('people/all/one');
    });
    expect(link('All')).toHaveAttribute('aria-current', 'true');
    expect(current()).toEqual(['true']);
    act(() => {
      store.select('people/all');
    });
    expect(current()).toEqual(['page']);
    act(() => {
      store.clearSelection();
    });
    expect(current()).toEqual([]);
  });

  test('MENU-1 a title is a text or a message, formatted', () => {
    renderMenu([{ key: 'a', title: { id: 'app.home', defaultMessage: 'Home' }, state: 'home' }]);
    expect(link('Home')).toBeVisible();
  });

  test.each([
    [3, 'Inbox 3'],
    [0, 'Inbox 0'],
    ['new', 'Inbox new'],
    [{ id: 'app.new', defaultMessage: 'fresh' }, 'Inbox fresh'],
  ])('MENU-1 a badge %j is part of the name', (badge, name) => {
    const store = createStore([{ key: 'a', title: 'Inbox', state: 'inbox', badge }]);
    function Entry(): React.ReactElement {
      const item = useMenuItem(useMenu({ store }), 'a');
      return (
        <a {...item.getItemProps()}>
          {item.title} <b>{item.badge}</b>
        </a>
      );
    }
    render(<Entry />);
    expect(link(name)).toBeVisible();
  });

  test('MENU-1 without a badge there is none', () => {
    const store = createStore();
    const { result } = renderHook(() => useMenuItem(useMenu({ store }), 'home'));
    expect(result.current.badge).toBeUndefined();
  });

  test.each([
    [undefined, 9, false],
    [undefined, 10, true],
    [3, 3, true],
    [3, 2, false],
  ])('B-15 with filterFrom %s a menu of %i items is filterable: %s', (filterFrom, count, is) => {
    const items = Array.from({ length: count }, (_, index) => ({ key: `k${index}`, title: '' }));
    const store = createStore(items);
    const { result } = renderHook(() => useMenu({ store, filterFrom }));
    expect(result.current.isFilterable).toBe(is);
  });

  test('A11Y-MENU the nav has an id, its own or a given one', () => {
    const store = createStore();
    const { result } = renderHook(() => [useMenu({ store }), useMenu({ store, id: 'given' })]);
    const [own, given] = result.current;
    expect(own?.getNavProps().id).toBe(own?.id);
    expect(given?.id).toBe('given');
    expect(own?.id).not.toBe('given');
  });

  test('MENU-1 new items take the place of the old ones', () => {
    const store = renderMenu();
    act(() => {
      store.toggle('staff');
    });
    act(() => {
      store.setItems([{ key: 'staff', title: 'Colleagues', items: sampleItems.slice(0, 1) }]);
    });
    expect(button('Colleagues')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('link')).toEqual([link('Home')]);
  });

  const leaf: MenuItem = { key: 'd', title: 'D' };
  const third: MenuItem = { key: 'c', title: 'C', items: [leaf] };
  const cycle: MenuItem[] = [];
  cycle.push({ key: 'a', title: 'A', items: cycle });
  const nameless: MenuItem[] = JSON.parse('[{"key":"a","title":"A","items":[{"title":"B"}]}]');

  test.each([
    ['a fourth level', [{ key: 'a', title: 'A', items: [{ ...leaf, items: [third] }] }], 'a/d/c/d'],
    ['a key twice', [leaf, leaf], 'd'],
    ['a missing key', nameless, 'a/(item 1)'],
    ['a cycle', cycle, 'a/a'],
  ])('MENU-2 %s is refused by its path, and the menu on show stays', async (_, items, path) => {
    const store = renderMenu();
    await userEvent.click(button('Staff'));
    const shown = document.body.innerHTML;
    expect(() => {
      act(() => {
        store.setItems(items);
      });
    }).toThrow(`"${path}"`);
    expect(document.body.innerHTML).toBe(shown);
    await userEvent.click(link('People'));
    expect(navigation.getState().url).toBe('/people');
  });

  test('an id that the menu does not hold is named in the error', () => {
    const store = createStore();
    function Lost(): null {
      useMenuItem(useMenu({ store }), 'staff/gone');
      return null;
    }
    expect(() => render(<Lost />)).toThrow(/"staff\/gone".*childIds/);
  });
});

describe('links', () => {
  test('MENU-8 a link has an address, and a plain click goes there without loading the page', () => {
    renderMenu();
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
    renderMenu();
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
    const store = createStore();
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
    renderMenu();
    await userEvent.click(link('Home'));
    expect(navigation.getState().reloads).toBe(0);
    await userEvent.click(link('Home'));
    expect(navigation.getState()).toMatchObject({ url: '/home', reloads: 1 });
  });
});

describe('shortcuts', () => {
  test('MENU-9 a shortcut has the class of the data, and its title as tooltip and name', async () => {
    const onClick = vi.fn();
    renderMenu(sampleItems, [
      { title: { id: 'app.new', defaultMessage: 'New person' }, buttonClass: 'btn-new', onClick },
    ]);
    const shortcut = button('New person');
    expect(shortcut).toHaveClass('btn-new', { exact: true });
    expect(shortcut).toHaveAttribute('title', 'New person');
    await userEvent.click(shortcut);
    expect(onClick).toHaveBeenCalledOnce();
  });

  test("MENU-9 the skin's class stays beside the one of the data", () => {
    const store = createStore(sampleItems, [{ title: 'New', buttonClass: 'btn-new' }]);
    function Shortcut(): React.ReactElement {
      const menu = useMenu({ store });
      const props = menu.getShortcutProps(menu.shortcuts[0]!, { className: 'theirs' });
      return <button {...props} />;
    }
    render(<Shortcut />);
    expect(button('New')).toHaveClass('theirs', 'btn-new', { exact: true });
  });

  test('MENU-9 its title names a shortcut whose icon is a character', () => {
    const store = createStore(sampleItems, [{ title: 'New' }]);
    function Shortcut(): React.ReactElement {
      const menu = useMenu({ store });
      return <button {...menu.getShortcutProps(menu.shortcuts[0]!)}>+</button>;
    }
    render(<Shortcut />);
    expect(button('New')).toHaveTextContent('+');
  });

  test('MENU-9 LANG-3 the menu and its shortcuts have their names in the language that is chosen', () => {
    const store = createStore(sampleItems, [{ title: { id: 'new', defaultMessage: 'New' } }]);
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
  const storage = createMemoryStorage();
  const store = createMenuStore({ items: sampleItems, navigation, storage, onSelect });
  store.connect();
  render(<TestMenu store={store} />);
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
  const store = createStore(bigItems(100, 10));
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
