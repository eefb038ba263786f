import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDefaultText } from '../../../headless/core/index.js';
import { filterMenu, foldTitles } from '../../../headless/menu-filter/menuFilter.rules.js';
import type { MenuItem, MenuTree } from '../../../headless/menu/index.js';
import { createMenuTree } from '../../../headless/menu/menuTree.rules.js';
import { foldText } from '../../../headless/text-search/index.js';
import { bigItems, sampleItems } from '../menu/sampleMenu.js';

/** What is to see, as `staff/teams*` for an open submenu, top to bottom. */
function seen(items: readonly MenuItem[], text: string): string[] {
  const tree = createMenuTree(items);
  const { tree: left, open } = filterMenu(tree, foldTitles(tree, formatDefaultText), text);
  const isOpen = (id: string): boolean => [...open.values()].flat().includes(id);
  const look = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => [
      isOpen(id) ? `${id}*` : id,
      ...(isOpen(id) ? look(left.nodes.get(id)?.childIds ?? []) : []),
    ]);
  return look(left.rootIds);
}

test.each([
  ['home', ['home']],
  ['people', ['staff*', 'staff/people']],
  ['my', ['staff*', 'staff/teams*', 'staff/teams/mine']],
  ['year', ['reports*', 'reports/year']],
  [
    'o',
    [
      'home',
      'staff*',
      'staff/people',
      'staff/rooms',
      'reports*',
      'reports/more*',
      'reports/more/old',
    ],
  ],
  ['team', ['staff*', 'staff/teams*', 'staff/teams/mine', 'staff/teams/all']],
  ['nothing of it', []],
])('B-15 %j finds titles on every level, and shows them with what leads there', (text, ids) => {
  expect(seen(sampleItems, text)).toEqual(ids);
});

test('B-15 an item that was found keeps its submenu, closed', () => {
  expect(seen(sampleItems, 'staff')).toEqual(['staff']);
  const tree = createMenuTree(sampleItems);
  const { tree: left } = filterMenu(tree, foldTitles(tree, formatDefaultText), 'staff');
  expect(left.nodes.get('staff')).toBe(tree.nodes.get('staff'));
});

test.each(['evenement', 'ÉVÉNEMENT', 'Evénement', '  événement '])(
  'B-15 case and accents do not count: %j finds Événements',
  (text) => {
    expect(
      seen(
        [
          { key: 'a', title: 'Événements' },
          { key: 'b', title: 'B' },
        ],
        text,
      ),
    ).toEqual(['a']);
  },
);

test('B-15 a submenu of which all was found is the same as before', () => {
  const tree = createMenuTree(sampleItems);
  const { tree: left } = filterMenu(tree, foldTitles(tree, formatDefaultText), 'team');
  expect(left.nodes.get('staff/teams')).toBe(tree.nodes.get('staff/teams'));
});

test('B-15 each word has to occur, in any order', () => {
  const items = ['All people', 'People of all teams', 'All teams'].map((title) => ({
    key: title,
    title,
  }));
  expect(seen(items, 'people all')).toEqual(['All people', 'People of all teams']);
});

test('B-15 what is hidden is not found, nor what is below it', () => {
  const inside = { key: 'in', title: 'Secret inside' };
  const items = [{ key: 'a', title: 'Secret', visible: false, items: [inside] }];
  expect(seen([...items, { key: 'b', title: 'B', items }], 'secret')).toEqual([]);
});

test('B-15 a translated title is found as it reads', () => {
  const tree = createMenuTree([{ key: 'a', title: { id: 'app.people' } }]);
  const format = (): string => 'Medewerkers';
  expect(filterMenu(tree, foldTitles(tree, format), 'werk').matchCount).toBe(1);
  expect(filterMenu(tree, foldTitles(tree, format), 'app.people').matchCount).toBe(0);
});

test.each([
  ["d'ensemble", ['ensemble']],
  ['d’ensemble', ['ensemble']],
  ['densemble', ['ensemble']],
  ['ensemble', ['ensemble', 'all']],
  ["'", ['ensemble']],
])('B-15 what has an apostrophe is found by any, or by none: %s', (text, found) => {
  const items = [
    { key: 'ensemble', title: 'Vue d’ensemble' },
    { key: 'all', title: 'Tous ensemble' },
  ];
  expect(seen(items, text)).toEqual(found);
});

function visibleIds({ rootIds, nodes }: MenuTree): string[] {
  const below = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => [id, ...below(nodes.get(id)?.childIds ?? [])]);
  return below(rootIds);
}

test('B-15 any text: exactly what has it is counted, and each is to see with its ancestors open', () => {
  const tree = createMenuTree(bigItems(5, 4));
  const titles = foldTitles(tree, formatDefaultText);
  fc.assert(
    fc.property(fc.stringMatching(/^[item0-9/ ]{1,6}$/), (text) => {
      const words = foldText(text).split(/\s+/).filter(Boolean);
      const { tree: left, open, matchCount } = filterMenu(tree, titles, text);
      const found = visibleIds(tree).filter((id) =>
        words.every((word) => titles.get(id)?.includes(word)),
      );
      expect(matchCount).toBe(found.length);
      const shown = new Set(visibleIds(left));
      for (const id of found) {
        expect(shown.has(id)).toBe(true);
        const keys = id.split('/');
        keys.slice(1).forEach((_, index) => {
          const parent = keys.slice(0, index).join('/');
          expect(open.get(parent)).toContain(keys.slice(0, index + 1).join('/'));
        });
      }
    }),
  );
});
