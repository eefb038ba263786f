import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { searchCommands } from '../../../headless/shortcuts/commandSearch.rules.js';
import { menuCommands } from '../../../headless/shortcuts/index.js';
import { createMenuStore } from '../../../headless/menu/index.js';
import { createFakeNavigation, createMemoryStorage } from '../../../headless/testing/vanilla.js';

const commands = [
  ['home', 'Home', [], ''],
  ['people', 'All people', ['People'], 'staff'],
  ['new', 'Add a person', ['People'], ''],
  ['élan', 'Élan vital', [], ''],
  ['reports', 'Monthly reports', ['Reports'], ''],
].map(([id, label, path, keywords]) => ({ id, label, path, keywords })) as readonly {
  id: string;
  label: string;
  path: readonly string[];
  keywords: string;
}[];

function found(query: string, recentIds?: readonly string[]): string[] {
  return searchCommands(commands, query, recentIds).map(({ id }) => id);
}

test.each([
  ['', ['home', 'people', 'new', 'élan', 'reports']],
  ['   ', ['home', 'people', 'new', 'élan', 'reports']],
  ['HOME', ['home']],
  ['elan', ['élan']],
  ['ÉLAN', ['élan']],
  ['people', ['people', 'new']],
  ['person add', ['new']],
  ['people add', ['new']],
  ['staff', ['people']],
  ['rep', ['reports']],
  ['onth', ['reports']],
  ['person home', []],
  ['(', []],
])('B-16 "%s" finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('B-16 the beginning of the label goes before the beginning of a word, and that before the rest', () => {
  const labels = ['Export', 'New report', 'The portal', 'Airport', 'Portal'];
  const list = labels.map((label) => ({ id: label, label, path: [], keywords: '' }));
  expect(searchCommands(list, 'port').map(({ id }) => id)).toEqual([
    'Portal',
    'The portal',
    'Export',
    'New report',
    'Airport',
  ]);
});

test('B-16 a word begins after a hyphen too', () => {
  const list = ['Main page', 'Sign-in page'].map((label) => ({
    id: label,
    label,
    path: [],
    keywords: '',
  }));
  expect(searchCommands(list, 'in').map(({ id }) => id)).toEqual(['Sign-in page', 'Main page']);
});

test.each([
  ['art', ['Voir l’art', 'Départ']],
  ['lart', ['Voir l’art']],
  ["l'art", ['Voir l’art']],
  ['l’art', ['Voir l’art']],
  ["'", ['Voir l’art']],
])(
  'B-16 a word begins after an apostrophe, which may be any or be left out: %s',
  (query, labels) => {
    const list = ['Départ', 'Voir l’art'].map((label) => ({
      id: label,
      label,
      path: [],
      keywords: '',
    }));
    expect(searchCommands(list, query).map(({ label }) => label)).toEqual(labels);
  },
);

test('B-16 what was chosen last comes first among equals', () => {
  expect(found('', ['reports', 'new'])).toEqual(['reports', 'new', 'home', 'people', 'élan']);
  expect(found('people', ['new'])).toEqual(['people', 'new']);
});

test('B-16 a label is found by any part of it, in any case', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-zÀ-ÖØ-Þà-öø-ÿ]{1,12}$/),
      fc.nat(),
      fc.nat(),
      (label, a, b) => {
        const start = a % label.length;
        const query = label.slice(start, start + 1 + (b % label.length)).toUpperCase();
        const list = [{ id: 'it', label, path: [], keywords: '' }];
        expect(searchCommands(list, query)).toHaveLength(1);
      },
    ),
  );
});

test('B-16 the pages of a menu are commands: what is visible and leads somewhere or acts', () => {
  const navigation = createFakeNavigation();
  const onClick = vi.fn();
  const menu = createMenuStore({
    items: [
      { key: 'home', title: 'Home', state: 'home', icon: 'house' },
      { key: 'out', title: 'Sign out', onClick },
      {
        key: 'people',
        title: { id: 'app.people' },
        icon: 'people',
        items: [
          { key: 'all', title: 'All people', state: 'people' },
          { key: 'person', title: 'Person', state: 'person', visible: false },
          {
            key: 'group',
            title: 'Groups',
            icon: 'groups',
            items: [{ key: 'teams', title: 'Teams', state: 'teams' }],
          },
        ],
      },
    ],
    navigation,
    storage: createMemoryStorage(),
  });
  const made = menuCommands(menu.getState().tree, menu.activate);
  expect(made.map(({ label, path, icon }) => [label, path, icon])).toEqual([
    ['Home', [], 'house'],
    ['Sign out', [], undefined],
    ['All people', [{ id: 'app.people' }], 'people'],
    ['Teams', [{ id: 'app.people' }, 'Groups'], 'groups'],
  ]);
  made[1]?.run();
  expect(onClick).toHaveBeenCalledOnce();
  made[3]?.run();
  expect(navigation.getState().routeId).toBe('teams');
});

test.each([
  ['laquila', ["L'Aquila", 'Go to Laquila']],
  ["l'ag", ["Open l'agenda", "Xl'agenda"]],
])('B-16 for %s what begins so comes first, as it does without apostrophes', (query, expected) => {
  const commands = ["Xl'agenda", "Open l'agenda", 'Go to Laquila', "L'Aquila"].map((label) => ({
    id: label,
    label,
    path: [],
    keywords: '',
  }));
  expect(searchCommands(commands, query).map(({ label }) => label)).toEqual(expected);
});

test.each([
  ['n', 'Show notifications', 'Announcements'],
  ['an', 'Show analysis', 'Banana'],
  ['e', 'New employee', 'Committee'],
])('B-16 for %s the beginning of a word comes before two hits inside one', (query, best, other) => {
  const commands = [other, best].map((label) => ({ id: label, label, path: [], keywords: '' }));
  expect(searchCommands(commands, query).map(({ label }) => label)).toEqual([best, other]);
});
