import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolkitError } from '../../../headless/core/index.js';
import type { MenuItem } from '../../../headless/menu/index.js';
import { createMenuTree } from '../../../headless/menu/menuTree.rules.js';
import { sampleItems } from './sampleMenu.js';

function item(key: string, items?: readonly MenuItem[]): MenuItem {
  return { key, title: key, items };
}

function errorOf(items: readonly MenuItem[]): ToolkitError {
  try {
    createMenuTree(items);
  } catch (error) {
    if (error instanceof ToolkitError) return error;
    throw error;
  }
  throw new Error('The menu was taken.');
}

test('MENU-1 every item is found by its path of keys, with its level and its submenu', () => {
  const { nodes, rootIds } = createMenuTree(sampleItems);
  expect(rootIds).toEqual(['home', 'staff', 'reports']);
  expect(nodes.get('staff')).toMatchObject({
    level: 1,
    childIds: ['staff/people', 'staff/teams', 'staff/rooms'],
  });
  expect(nodes.get('staff/teams/mine')).toMatchObject({ level: 3, childIds: [] });
});

test('MENU-1 an item is handed on as it was given, icon and badge included', () => {
  const icon = Symbol('icon');
  const given = { key: 'a', title: 'A', icon, badge: 3, ours: 'too' };
  expect(createMenuTree([given]).nodes.get('a')?.item).toBe(given);
});

test('MENU-1 visible: false hides an item with all below it', () => {
  const { nodes, rootIds } = createMenuTree([
    { ...item('a', [item('b')]), visible: false },
    item('c', [{ ...item('d'), visible: false }, item('e')]),
  ]);
  expect(rootIds).toEqual(['c']);
  expect(nodes.get('c')?.childIds).toEqual(['c/e']);
});

test('B-15 the items that there are to see are counted, on all levels', () => {
  expect(createMenuTree(sampleItems).visibleCount).toBe(12);
  const hidden = { ...item('a', [item('b')]), visible: false };
  expect(createMenuTree([hidden, item('c', [item('d')])]).visibleCount).toBe(2);
  expect(createMenuTree([]).visibleCount).toBe(0);
});

test('MENU-2 a fourth level is refused with its key path', () => {
  const error = errorOf([item('a', [item('b', [item('c'), item('d', [item('e')])])])]);
  expect(error.code).toBe('menu-depth');
  expect(error.message).toContain('"a/b/d/e"');
});

test('MENU-2 a fourth level is refused below a hidden item too', () => {
  const hidden = { ...item('a', [item('b', [item('c', [item('d')])])]), visible: false };
  expect(errorOf([hidden]).message).toContain('"a/b/c/d"');
});

test.each([
  ['a key twice at one level', [item('a', [item('b'), item('b')])], 'menu-duplicate', '"a/b"'],
  ['an empty key', [item('a', [item('x'), item('')])], 'menu-key', '"a/(item 2)"'],
  ['a key with a slash', [item('a', [item('b/c')])], 'menu-key', '"a/b/c"'],
  ['no key', JSON.parse('[{"title":"A"}]'), 'menu-key', '"(item 1)"'],
  ['a key that is a number', JSON.parse('[{"key":7,"title":"A"}]'), 'menu-key', '"7"'],
])('MENU-1 %s is refused with its key path', (_, items, code, path) => {
  const error = errorOf(items);
  expect(error.code).toBe(code);
  expect(error.message).toContain(path);
});

test('MENU-1 the same key is fine at different places', () => {
  const { nodes } = createMenuTree([item('a', [item('a', [item('a')])]), item('b', [item('a')])]);
  expect([...nodes.keys()].sort()).toEqual(['a', 'a/a', 'a/a/a', 'b', 'b/a']);
});

test('MENU-2 a menu that holds itself is refused, not followed for ever', () => {
  const items: MenuItem[] = [];
  items.push(item('a', [item('b', items)]));
  const error = errorOf(items);
  expect(error.code).toBe('menu-cycle');
  expect(error.message).toContain('"a/b/a"');
});

test('MENU-1 keys that are names of the language are keys like others', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  const { nodes, rootIds } = createMenuTree(names.map((name) => item(name, [item(name)])));
  expect(rootIds).toEqual(names);
  for (const name of names) expect(nodes.get(name)?.childIds).toEqual([`${name}/${name}`]);
});

test('MENU-1 items without a submenu may say so with null, as JSON does', () => {
  const items: MenuItem[] = JSON.parse('[{"key":"a","title":"A","items":null}]');
  expect(createMenuTree(items).nodes.get('a')?.childIds).toEqual([]);
});

const key = fc.string({ minLength: 1 }).filter((text) => !text.includes('/'));
const menu = (levels: number): fc.Arbitrary<readonly MenuItem[]> =>
  fc.uniqueArray(
    fc.record({
      key,
      title: fc.string(),
      visible: fc.boolean(),
      items: levels > 1 ? menu(levels - 1) : fc.constant(undefined),
    }),
    { selector: (given) => given.key, maxLength: 4 },
  );

test('MENU-1 any tree of three levels: each item is held once, and each id is its path', () => {
  fc.assert(
    fc.property(menu(3), (items) => {
      const { nodes } = createMenuTree(items);
      let count = 0;
      const look = (level: readonly MenuItem[], path: readonly string[]): void => {
        for (const given of level) {
          count += 1;
          const node = nodes.get([...path, given.key].join('/'));
          expect(node?.item).toBe(given);
          expect(node?.level).toBe(path.length + 1);
          look(given.items ?? [], [...path, given.key]);
        }
      };
      look(items, []);
      expect(nodes.size).toBe(count);
    }),
  );
});
