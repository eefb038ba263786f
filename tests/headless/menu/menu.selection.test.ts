import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMenuStore, type MenuItem } from '../../../headless/menu/index.js';
import { createFakeNavigation, createMemoryStorage } from '../../../headless/testing/vanilla.js';
import { sampleItems } from './sampleMenu.js';
import { openIn, setUp } from './setUp.js';

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
    const menu = createMenuStore({ items: [], storage, navigation });
    menu.setItems(sampleItems);
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
