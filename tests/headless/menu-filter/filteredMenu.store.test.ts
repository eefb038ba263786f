import { beforeEach, expect, test, vi } from 'vitest';
import { formatDefaultText } from '../../../headless/core/vanilla.js';
import {
  createFilteredMenuStore,
  type FilteredMenuStore,
} from '../../../headless/menu-filter/index.js';
import { createMenuStore, type MenuStore } from '../../../headless/menu/index.js';
import {
  createFakeClock,
  createFakeNavigation,
  createMemoryStorage,
  type FakeClock,
  type FakeNavigation,
} from '../../../headless/testing/vanilla.js';
import { sampleItems } from '../menu/sampleMenu.js';

let clock: FakeClock;
let navigation: FakeNavigation;
let menu: MenuStore;
let filtered: FilteredMenuStore;
let disconnect: () => void;

beforeEach(() => {
  clock = createFakeClock();
  navigation = createFakeNavigation({ url: '/elsewhere' });
  menu = createMenuStore({ items: sampleItems, navigation, storage: createMemoryStorage() });
  menu.connect();
  filtered = createFilteredMenuStore({ menu, clock });
  disconnect = filtered.connect();
});

function filter(text: string): void {
  filtered.filter(text, formatDefaultText);
}

function openIn({ getState }: MenuStore): string[] {
  return [...getState().open.values()].flat().sort();
}

test('B-15 without a text it is the whole menu, with what is open and selected in that', () => {
  menu.toggle('staff');
  menu.select('home');
  menu.toggle('reports');
  expect(filtered.getState()).toMatchObject({ ...menu.getState(), isFiltering: false });
  filter('   ');
  expect(filtered.getState()).toMatchObject({ ...menu.getState(), isFiltering: false });
});

test('B-15 a selection meanwhile leaves open and closed what was so', () => {
  filter('team');
  filtered.toggle('staff/teams');
  menu.select('home');
  expect(filtered.getState().selectedId).toBe('home');
  expect(openIn(filtered)).toEqual(['staff']);
});

test('B-15 clearing restores what was open before', () => {
  menu.toggle('reports');
  const before = menu.getState();
  filter('team');
  expect(openIn(filtered)).toEqual(['staff', 'staff/teams']);
  filtered.toggle('staff/teams');
  filtered.toggle('staff');
  filter('');
  expect(menu.getState()).toBe(before);
  expect(openIn(filtered)).toEqual(['reports']);
  expect(filtered.getState().matchCount).toBe(0);
  menu.toggle('staff');
  expect(openIn(filtered)).toEqual(openIn(menu));
});

test('B-15 one that is connected late shows the menu as it is by then', () => {
  disconnect();
  menu.select('home');
  menu.setItems([{ key: 'new', title: 'New' }]);
  filtered.connect();
  expect(filtered.getState()).toMatchObject(menu.getState());
});

test('B-15 titles are made once for each language, and not at every key', () => {
  const format = vi.fn(formatDefaultText);
  filtered.filter('t', format);
  const titles = format.mock.calls.length;
  expect(titles).toBeGreaterThan(0);
  filtered.filter('te', format);
  filtered.filter('team', format);
  expect(format).toHaveBeenCalledTimes(titles);
});

test('B-15 MENU-8 activating a mere branch opens and closes it here, and leaves the menu as it is', () => {
  filter('o');
  const before = menu.getState();
  filtered.activate('staff/rooms');
  expect(openIn(filtered)).toContain('staff/rooms');
  filtered.activate('staff/rooms');
  expect(openIn(filtered)).not.toContain('staff/rooms');
  expect(menu.getState()).toBe(before);
});

test('B-15 MENU-8 what is activated opens, stays open, and without a submenu opens nothing', () => {
  menu.setItems([
    { key: 'help', title: 'Help', state: 'help', items: [{ key: 'faq', title: 'Questions' }] },
    { key: 'helpers', title: 'Helpers', state: 'helpers' },
  ]);
  filter('help');
  expect(openIn(filtered)).toEqual([]);
  filtered.activate('help');
  filtered.activate('help');
  filtered.activate('helpers');
  expect(openIn(filtered)).toEqual(['help']);
});

test('B-15 what was found stays open when something beside it is opened or closed', () => {
  filter('o');
  expect(openIn(filtered)).toEqual(['reports', 'reports/more', 'staff']);
  filtered.toggle('staff/rooms');
  filtered.toggle('reports');
  expect(openIn(filtered)).toEqual(['reports/more', 'staff', 'staff/rooms']);
  filtered.activate('reports');
  expect(openIn(filtered)).toEqual(['reports', 'reports/more', 'staff', 'staff/rooms']);
  filtered.toggle('home');
  filtered.toggle('nowhere');
  filtered.activate('nowhere');
  expect(openIn(filtered)).toEqual(['reports', 'reports/more', 'staff', 'staff/rooms']);
});

test('B-15 MENU-8 activating goes there, selects, and keeps the filter', () => {
  filter('team');
  filtered.activate('staff/teams/mine');
  expect(navigation.getState().url).toBe('/my-team');
  expect(filtered.getState()).toMatchObject({ selectedId: 'staff/teams/mine', isFiltering: true });
  filtered.toggle('staff/teams');
  filtered.activate('staff/teams');
  expect(navigation.getState().url).toBe('/teams');
  expect(openIn(filtered)).toContain('staff/teams');
});

test('B-15 the rest is handed on to the menu', () => {
  filter('team');
  filtered.select('home');
  expect(menu.getState().selectedId).toBe('home');
  expect(filtered.getState().selectedId).toBe('home');
  filtered.setShortcuts([{ title: 'New', state: 'new' }]);
  expect(filtered.getState().shortcuts).toEqual(menu.getState().shortcuts);
  expect(filtered.hrefOf('home')).toBe('/home');
  filtered.clearSelection();
  expect(menu.getState().selectedId).toBeNull();
});

test('B-15 a menu that is replaced is filtered anew', () => {
  filter('team');
  menu.setItems([{ key: 'new', title: 'New team' }, ...sampleItems]);
  expect(filtered.getState().tree.rootIds).toEqual(['new', 'staff']);
  filtered.clearItems();
  expect(filtered.getState()).toMatchObject({ tree: { rootIds: [] }, matchCount: 0 });
});

test('B-15 a replaced menu of which a hidden item is selected keeps both', () => {
  filter('home');
  filtered.setItems([{ key: 'a', title: 'Home', state: 'home' }]);
  expect(filtered.getState()).toMatchObject({ tree: { rootIds: ['a'] }, matchCount: 1 });
});

test('B-15 titles are read again in another language', () => {
  filter('ploeg');
  expect(filtered.getState().matchCount).toBe(0);
  filtered.filter('ploeg', (text) => formatDefaultText(text).replace(/team/i, 'Ploeg'));
  expect(filtered.getState().matchCount).toBe(3);
});

test('B-15 the number of results is told once the typing pauses, zero too, and not without a text', () => {
  const told: (number | null)[] = [];
  filtered.subscribe(({ settledCount }, previous) => {
    if (settledCount !== previous.settledCount) told.push(settledCount);
  });
  for (const text of ['t', 'te', 'team']) {
    filter(text);
    clock.advance(599);
  }
  expect(told).toEqual([]);
  clock.advance(1);
  expect(told).toEqual([3]);
  filter('teams of none');
  clock.advance(600);
  expect(told).toEqual([3, null, 0]);
  filter('');
  clock.advance(10_000);
  expect(told).toEqual([3, null, 0, null]);
});

test('B-15 a disconnected one follows the menu no more, and tells nothing', () => {
  filter('team');
  disconnect();
  const listener = vi.fn();
  filtered.subscribe(listener);
  menu.select('home');
  clock.advance(10_000);
  expect(listener).not.toHaveBeenCalled();
  expect(clock.pending).toBe(0);
});
