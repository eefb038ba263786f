import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  createMenuStore,
  type MenuItem,
  type MenuStore,
  type MenuStoreOptions,
} from '../../../headless/menu/index.js';
import { createSidebarStore } from '../../../headless/sidebar/index.js';
import {
  createFakeNavigation,
  createMemoryStorage,
  type FakeNavigation,
  type MemoryStorage,
} from '../../../headless/testing/vanilla.js';
import { bigItems, sampleItems } from './sampleMenu.js';

interface Setting {
  menu: MenuStore;
  navigation: FakeNavigation;
  storage: MemoryStorage;
}

/** A connected menu at a route that it does not know. */
function setUp({
  stored,
  url = '/elsewhere',
  items = sampleItems,
  ...options
}: Partial<MenuStoreOptions> & { stored?: string; url?: string } = {}): Setting {
  const navigation = createFakeNavigation({ url });
  const storage = createMemoryStorage(stored === undefined ? {} : { 'menu-selection': stored });
  const menu = createMenuStore({ items, navigation, storage, ...options });
  menu.connect();
  return { menu, navigation, storage };
}

/** The ids of the open submenus, wherever they are. */
function openIn(menu: MenuStore): string[] {
  return [...menu.getState().open.values()].flat().sort();
}

describe('two items that lead to one route', () => {
  const twins = ['a', 'b'].map((key) => ({ key, title: key, state: 'same' }));

  test('MENU-4 the one that was pressed is selected, not the one that was before', () => {
    const { menu, navigation } = setUp({ items: twins, url: '/same' });
    navigation.go({ url: '/elsewhere' });
    expect(menu.getState().selectedId).toBe('a');
    menu.activate('b');
    expect(menu.getState().selectedId).toBe('b');
  });

  test('MENU-4 once another item is selected, what was pressed before counts no more', () => {
    const { menu, navigation } = setUp({ items: [...twins, ...sampleItems] });
    menu.activate('b');
    navigation.go({ routeId: 'home' });
    navigation.go({ routeId: 'same' });
    expect(menu.getState().selectedId).toBe('a');
  });
});

test('MENU-5 new items keep the selection, whatever another tab has selected', () => {
  const { menu, storage } = setUp();
  menu.select('home');
  storage.write('menu-selection', 'reports/year');
  menu.setItems(sampleItems);
  expect(menu.getState().selectedId).toBe('home');
});

test('MENU-5 once disconnected, new items restore no selection', () => {
  const storage = createMemoryStorage({ 'menu-selection': 'home' });
  const navigation = createFakeNavigation({ url: '/elsewhere' });
  const menu = createMenuStore({ items: [], storage, navigation });
  menu.connect()();
  menu.setItems(sampleItems);
  expect(menu.getState().selectedId).toBeNull();
});

describe('opening', () => {
  test('MENU-3 opening a submenu closes its siblings', () => {
    const { menu } = setUp();
    menu.toggle('staff');
    menu.toggle('reports');
    expect(openIn(menu)).toEqual(['reports']);
  });

  test('MENU-3 opening a submenu closes nothing elsewhere', () => {
    const { menu } = setUp();
    menu.toggle('staff');
    menu.toggle('staff/teams');
    menu.toggle('reports');
    menu.toggle('reports/more');
    expect(openIn(menu)).toEqual(['reports', 'reports/more', 'staff/teams']);
    menu.toggle(['staff', 'rooms']);
    expect(openIn(menu)).toEqual(['reports', 'reports/more', 'staff/rooms']);
  });

  test('MENU-3 activating an open submenu closes it', () => {
    const { menu } = setUp();
    menu.activate('staff');
    expect(openIn(menu)).toEqual(['staff']);
    menu.activate('staff');
    expect(openIn(menu)).toEqual([]);
  });

  test('MENU-1 MENU-3 several are open at the start where the items say so, until one is opened', () => {
    const items = sampleItems.map((item) => ({ ...item, open: true }));
    const { menu } = setUp({ items });
    expect(openIn(menu)).toEqual(['reports', 'staff']);
    menu.toggle('staff');
    expect(openIn(menu)).toEqual(['reports']);
    menu.toggle('staff');
    expect(openIn(menu)).toEqual(['staff']);
  });

  test('MENU-3 an item without a submenu, or that is not there, is not opened', () => {
    const { menu } = setUp();
    menu.toggle('home');
    menu.toggle('nowhere/at/all');
    menu.activate('nowhere');
    menu.select('nowhere');
    expect(menu.getState()).toBe(menu.getInitialState());
  });

  test('MENU-3 whatever is toggled, at most one submenu is open beside another', () => {
    const ids = ['staff', 'reports', 'staff/teams', 'staff/rooms', 'reports/more', 'home'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids)), (toggled) => {
        const { menu } = setUp();
        for (const id of toggled) {
          const before = openIn(menu);
          menu.toggle(id);
          const parent = id.split('/').slice(0, -1).join('/');
          const elsewhere = (open: string[]): string[] =>
            open.filter((other) => other.split('/').slice(0, -1).join('/') !== parent);
          expect(elsewhere(openIn(menu))).toEqual(elsewhere(before));
        }
        for (const siblings of menu.getState().open.values()) {
          expect(siblings.length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('selecting', () => {
  test.each([['staff/teams/mine'], [['staff', 'teams', 'mine']]])(
    'MENU-4 selecting %j opens its ancestors and closes what is off the path',
    (path) => {
      const { menu } = setUp();
      menu.toggle('staff/rooms');
      menu.toggle('reports');
      menu.toggle('reports/more');
      menu.select(path);
      expect(menu.getState().selectedId).toBe('staff/teams/mine');
      expect(openIn(menu)).toEqual(['staff', 'staff/teams']);
    },
  );

  test("MENU-4 the selected item's own submenu stays as it is", () => {
    const { menu } = setUp();
    menu.select('staff/teams');
    expect(openIn(menu)).toEqual(['staff']);
    menu.toggle('staff/teams');
    menu.select('staff/teams');
    expect(openIn(menu)).toEqual(['staff', 'staff/teams']);
  });

  test('MENU-4 a route change selects the item with that state', () => {
    const { menu, navigation } = setUp();
    navigation.go({ routeId: 'my-team' });
    expect(menu.getState().selectedId).toBe('staff/teams/mine');
    expect(openIn(menu)).toEqual(['staff', 'staff/teams']);
  });

  test('MENU-4 a route that no item has leaves the selection; so does another query', () => {
    const { menu, navigation } = setUp({ url: '/people' });
    menu.toggle('reports');
    navigation.go({ url: '/people?page=2' });
    expect(openIn(menu)).toEqual(['reports']);
    navigation.go({ routeId: 'unknown' });
    expect(menu.getState().selectedId).toBe('staff/people');
  });

  test('MENU-4 the route of a hidden item marks its visible ancestor', () => {
    const items: MenuItem[] = [
      {
        key: 'people',
        title: 'People',
        state: 'people',
        items: [{ key: 'one', title: 'A person', state: 'person', visible: false }],
      },
    ];
    const { menu } = setUp({ items, url: '/person' });
    expect(menu.getState().selectedId).toBe('people/one');
    expect(menu.getState().tree.rootIds).toEqual(['people']);
  });

  test('MENU-4 of several items with one state the first is selected, a submenu before its item', () => {
    const items: MenuItem[] = [
      { key: 'a', title: 'A', state: 'same', items: [{ key: 'in', title: 'In', state: 'same' }] },
      { key: 'b', title: 'B', state: 'same' },
    ];
    expect(setUp({ items, url: '/same' }).menu.getState().selectedId).toBe('a/in');
  });

  test('MENU-4 of several items with one state the pressed one is selected', () => {
    const items = ['a', 'b', 'c'].map((key) => ({ key, title: key, state: 'same' }));
    const { menu, navigation } = setUp({ items });
    menu.activate('b');
    expect(menu.getState().selectedId).toBe('b');
    navigation.go({ routeId: 'unknown' });
    navigation.go({ routeId: 'same' });
    expect(menu.getState().selectedId).toBe('b');
    menu.activate('c');
    expect(menu.getState().selectedId).toBe('c');
  });

  test('MENU-4 a navigation that is held up selects nothing until it goes on', () => {
    const { menu, navigation } = setUp({ url: '/home' });
    let goOn = (): void => {};
    navigation.block((proceed) => {
      goOn = proceed;
    });
    menu.activate('staff/people');
    expect(menu.getState().selectedId).toBe('home');
    goOn();
    expect(menu.getState().selectedId).toBe('staff/people');
  });

  test('MENU-4 clearing the selection forgets it, here and in the storage', () => {
    const { menu, storage } = setUp({ url: '/people' });
    menu.clearSelection();
    expect(menu.getState().selectedId).toBeNull();
    expect(storage.read('menu-selection')).toBeNull();
  });
});

describe('keeping the selection', () => {
  test('MENU-5 a selection is stored as keys joined with a slash', () => {
    const { menu, navigation, storage } = setUp();
    menu.select(['staff', 'people']);
    expect(storage.read('menu-selection')).toBe('staff/people');
    navigation.go({ routeId: 'year' });
    expect(storage.read('menu-selection')).toBe('reports/year');
  });

  test('MENU-5 it is restored when the menu is connected, and not before', () => {
    const storage = createMemoryStorage({ 'menu-selection': 'reports/more/old' });
    const navigation = createFakeNavigation({ url: '/unknown' });
    const menu = createMenuStore({ items: sampleItems, storage, navigation });
    expect(menu.getState().selectedId).toBeNull();
    menu.connect();
    expect(menu.getState().selectedId).toBe('reports/more/old');
    expect(openIn(menu)).toEqual(['reports', 'reports/more']);
  });

  test('MENU-5 the route goes before the stored selection', () => {
    const { menu } = setUp({ url: '/people', stored: 'reports/year' });
    expect(menu.getState().selectedId).toBe('staff/people');
  });

  test('MENU-5 of several items with the state of the route the stored one is restored', () => {
    const items = ['a', 'b'].map((key) => ({ key, title: key, state: 'same' }));
    expect(setUp({ items, url: '/same', stored: 'b' }).menu.getState().selectedId).toBe('b');
  });

  test.each(['gone', 'staff/gone', '', '/', '__proto__', '{}'])(
    'MENU-5 a stored path %j that does not exist is ignored',
    (stored) => {
      const { menu } = setUp({ stored });
      expect(menu.getState().selectedId).toBeNull();
    },
  );

  test('MENU-5 B-07 a menu that comes later restores the selection too', () => {
    const { menu } = setUp({ items: [], stored: 'reports/year' });
    expect(menu.getState().selectedId).toBeNull();
    menu.setItems(sampleItems);
    expect(menu.getState().selectedId).toBe('reports/year');
  });

  test('MENU-5 selecting and restoring: what was selected last is selected after a reload', () => {
    const ids = [...createMenuStore({ items: sampleItems }).getState().tree.nodes.keys()];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids), { minLength: 1 }), (selected) => {
        const { menu, storage } = setUp();
        for (const id of selected) menu.select(id);
        const navigation = createFakeNavigation({ url: '/elsewhere' });
        const reloaded = createMenuStore({ items: sampleItems, storage, navigation });
        reloaded.connect();
        expect(reloaded.getState().selectedId).toBe(selected.at(-1));
      }),
    );
  });

  test('MENU-4 a disconnected menu follows no route', () => {
    const navigation = createFakeNavigation();
    const menu = createMenuStore({
      items: sampleItems,
      navigation,
      storage: createMemoryStorage(),
    });
    const disconnect = menu.connect();
    disconnect();
    navigation.go({ routeId: 'people' });
    expect(menu.getState().selectedId).toBeNull();
  });
});

describe('hiding the mobile sidebar', () => {
  test('MENU-6 selecting hides the mobile sidebar', () => {
    const sidebar = createSidebarStore({ storage: createMemoryStorage() });
    const { menu } = setUp({ onSelect: sidebar.hideOnMobile });
    sidebar.toggleOnMobile();
    menu.activate('staff');
    expect(sidebar.getState().isShownOnMobile).toBe(true);
    menu.activate('staff/people');
    expect(sidebar.getState().isShownOnMobile).toBe(false);
  });

  test('MENU-6 selecting, arriving and acting call onSelect; opening and restoring do not', () => {
    const onSelect = vi.fn();
    const items: MenuItem[] = [
      ...sampleItems,
      { key: 'help', title: 'Help', onClick: () => {} },
      { key: 'both', title: 'Both', onClick: () => {}, items: [{ key: 'in', title: 'In' }] },
    ];
    const { menu, navigation } = setUp({ items, onSelect, stored: 'home' });
    menu.activate('staff');
    menu.toggle('reports');
    menu.activate('both');
    expect(onSelect).toHaveBeenCalledTimes(0);
    menu.select('home');
    expect(onSelect).toHaveBeenCalledTimes(1);
    navigation.go({ routeId: 'people' });
    expect(onSelect).toHaveBeenCalledTimes(2);
    menu.activate('help');
    expect(onSelect).toHaveBeenCalledTimes(3);
    menu.activate('staff/people');
    expect(onSelect).toHaveBeenCalledTimes(4);
    menu.activateShortcut({ title: 'New', onClick: () => {} });
    expect(onSelect).toHaveBeenCalledTimes(5);
  });
});

describe('activating', () => {
  test('MENU-7 activating the item whose state is current reloads it', () => {
    const { menu, navigation } = setUp({ url: '/people?page=2' });
    menu.activate('staff/people');
    expect(navigation.getState()).toMatchObject({ url: '/people?page=2', reloads: 1 });
    expect(navigation.visited).toEqual(['/people?page=2']);
  });

  test('MENU-8 it opens the submenu, runs the click action and goes to the state, in this order', () => {
    const seen: unknown[] = [];
    const items: MenuItem[] = [
      {
        key: 'a',
        title: 'A',
        state: 'there',
        onClick: () => seen.push([openIn(menu), navigation.getState().url]),
        items: [{ key: 'b', title: 'B' }],
      },
    ];
    const { menu, navigation } = setUp({ items });
    menu.activate('a');
    expect(seen).toEqual([[['a'], '/elsewhere']]);
    expect(navigation.getState().url).toBe('/there');
    expect(menu.getState().selectedId).toBe('a');
    expect(openIn(menu)).toEqual(['a']);
  });

  test('MENU-8 an item that goes or acts opens its submenu and leaves an open one open', () => {
    const { menu } = setUp();
    menu.select('staff/teams/mine');
    menu.activate('staff/teams');
    expect(menu.getState().selectedId).toBe('staff/teams');
    expect(openIn(menu)).toEqual(['staff', 'staff/teams']);
    menu.toggle('staff/teams');
    expect(openIn(menu)).toEqual(['staff']);
  });

  test('MENU-8 a click action that throws is heard by the caller, and nobody goes anywhere', () => {
    const items: MenuItem[] = [
      {
        key: 'a',
        title: 'A',
        state: 'there',
        onClick: () => {
          throw new Error('no paper');
        },
      },
    ];
    const { menu, navigation } = setUp({ items });
    expect(() => {
      menu.activate('a');
    }).toThrow('no paper');
    expect(navigation.getState().url).toBe('/elsewhere');
  });

  test('MENU-9 a shortcut runs its click action, then goes to its state or reloads it', () => {
    const { menu, navigation } = setUp();
    const onClick = vi.fn(() => {
      expect(navigation.getState().url).toBe('/elsewhere');
    });
    const shortcut = { title: 'People', onClick, state: 'people' };
    menu.activateShortcut(shortcut);
    expect(onClick).toHaveBeenCalledOnce();
    expect(menu.getState().selectedId).toBe('staff/people');
    onClick.mockImplementation(() => {});
    menu.activateShortcut(shortcut);
    expect(navigation.getState().reloads).toBe(1);
  });
});

describe('replacing', () => {
  const tooDeep: MenuItem[] = [
    { key: 'new', title: 'New' },
    {
      key: 'a',
      title: 'A',
      items: [
        {
          key: 'b',
          title: 'B',
          items: [{ key: 'c', title: 'C', items: [{ key: 'd', title: 'D' }] }],
        },
      ],
    },
  ];

  test('MENU-2 a refused menu leaves the old one, its selection and its open submenus', () => {
    const { menu, storage } = setUp({ url: '/people' });
    const before = menu.getState();
    expect(() => {
      menu.setItems(tooDeep);
    }).toThrow(/"a\/b\/c\/d"/);
    expect(menu.getState()).toBe(before);
    expect(storage.read('menu-selection')).toBe('staff/people');
  });

  const cycle: MenuItem[] = [];
  cycle.push({ key: 'a', title: 'A', items: cycle });
  const nameless: MenuItem[] = JSON.parse('[{"key":"a","title":"A","items":[{"title":"B"}]}]');

  test.each([
    ['the same key twice', [sampleItems[0]!, ...sampleItems], 'menu-duplicate', '"home"'],
    ['an item without a key', nameless, 'menu-key', '"a/(item 1)"'],
    ['a menu inside itself', cycle, 'menu-cycle', '"a/a"'],
  ])('MENU-2 %s leaves the old menu standing too', (_, items, code, path) => {
    const { menu } = setUp({ url: '/people' });
    const before = menu.getState();
    const refused = expect(() => {
      menu.setItems(items);
    });
    refused.toThrow(expect.objectContaining({ code }));
    refused.toThrow(path);
    expect(menu.getState()).toBe(before);
  });

  test('MENU-2 a store is not made of a refused menu', () => {
    expect(() => createMenuStore({ items: tooDeep })).toThrow(/"a\/b\/c\/d"/);
  });

  test('MENU-1 what is still there stays open and selected, what is new starts as given', () => {
    const { menu } = setUp({ url: '/people' });
    menu.setItems([
      { ...sampleItems[1]!, open: false },
      { ...sampleItems[2]!, key: 'later', open: true },
    ]);
    expect(menu.getState().selectedId).toBe('staff/people');
    expect(openIn(menu)).toEqual(['later', 'staff']);
  });

  test('MENU-4 a new menu follows the route where the old one did not know it', () => {
    const { menu } = setUp({ items: sampleItems.slice(0, 1), url: '/year', stored: 'home' });
    expect(menu.getState().selectedId).toBe('home');
    menu.setItems(sampleItems);
    expect(menu.getState().selectedId).toBe('reports/year');
  });

  test('MENU-1 clearing the items clears the selection and keeps the stored one', () => {
    const { menu, storage } = setUp({ url: '/people' });
    menu.clearItems();
    expect(menu.getState()).toMatchObject({ selectedId: null, tree: { rootIds: [] } });
    expect(openIn(menu)).toEqual([]);
    expect(storage.read('menu-selection')).toBe('staff/people');
  });

  test('MENU-9 shortcuts are set and cleared without touching the menu', () => {
    const shortcuts = [{ title: 'New' }];
    const { menu } = setUp({ shortcuts });
    const { tree } = menu.getState();
    expect(menu.getState().shortcuts).toBe(shortcuts);
    menu.clearShortcuts();
    expect(menu.getState().shortcuts).toEqual([]);
    menu.setShortcuts(shortcuts);
    expect(menu.getState()).toMatchObject({ shortcuts, tree });
  });
});

test('MENU-4 MENU-3 selecting and toggling look at the path, and never go through the menu', () => {
  const { menu } = setUp({ items: bigItems(100, 10) });
  const { nodes } = menu.getState().tree;
  const lookUps = vi.spyOn(nodes, 'get');
  const walks = [
    vi.spyOn(nodes, 'values'),
    vi.spyOn(nodes, 'keys'),
    vi.spyOn(nodes, 'entries'),
    vi.spyOn(nodes, 'forEach'),
    vi.spyOn(nodes, Symbol.iterator),
  ];
  menu.select('42/3/1');
  menu.toggle('7');
  menu.toggle('7/7');
  menu.activate('7/7/7');
  expect(menu.getState().selectedId).toBe('7/7/7');
  expect(nodes.size).toBe(11_100);
  expect(lookUps.mock.calls.length).toBeLessThan(4 * 3);
  for (const walk of walks) expect(walk).not.toHaveBeenCalled();
});

test('MENU-1 the address of a state comes from the navigation', () => {
  const { menu } = setUp();
  expect(menu.hrefOf('staff/people')).toBe('/people');
  expect(menu.hrefOf('staff')).toBeNull();
  expect(menu.hrefOf('nowhere')).toBeNull();
});
