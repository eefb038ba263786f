import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createMenuStore, type MenuItem } from '../../../headless/menu/index.js';
import { createSidebarStore } from '../../../headless/sidebar/index.js';
import { createMemoryStorage } from '../../../headless/testing/vanilla.js';
import { bigItems, sampleItems } from './sampleMenu.js';
import { openIn, setUp } from './setUp.js';

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

  test('MENU-3 an item that only acts closes no submenu beside it', () => {
    const onClick = vi.fn();
    const { menu } = setUp({ items: [...sampleItems, { key: 'help', title: 'Help', onClick }] });
    menu.toggle('staff');
    menu.activate('help');
    expect(onClick).toHaveBeenCalledOnce();
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
    menu.activate('both/in');
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
    menu.activateShortcut({ title: 'Print', onClick });
    expect(onClick).toHaveBeenCalledTimes(3);
    expect(navigation.visited).toEqual(['/elsewhere', '/people']);
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
