import { beforeEach, expect, test, vi } from 'vitest';
import {
  createShortcutsStore,
  type Shortcut,
  type ShortcutsStore,
} from '../../../headless/shortcuts/index.js';
import {
  createFakeClock,
  createMemoryStorage,
  type FakeClock,
  type MemoryStorage,
} from '../../../headless/testing/vanilla.js';
import { createFakeKeys, type FakeKeys } from './fakeKeys.js';

let clock: FakeClock;
let storage: MemoryStorage;
let keys: FakeKeys;
let store: ShortcutsStore;
const ran = vi.fn<(id: string) => void>();
beforeEach(() => {
  clock = createFakeClock();
  storage = createMemoryStorage();
  keys = createFakeKeys();
  store = createShortcutsStore({ clock, storage, keys });
  store.connect();
  ran.mockClear();
});

function register(id: string, shortcut: Partial<Shortcut>): () => void {
  const run = (): void => {
    ran(id);
  };
  return store.register({ id, label: id, run, ...shortcut });
}

function calls(): string[] {
  return ran.mock.calls.map(([id]) => id);
}

test('B-16 a key runs its shortcut and is taken; another is left to the browser', () => {
  register('list', { keys: '?' });
  expect(keys.press('?')).toBe(true);
  expect(keys.press('x')).toBe(false);
  expect(calls()).toEqual(['list']);
});

test('B-16 keys one after the other, in time', () => {
  register('people', { keys: 'g p' });
  register('home', { keys: 'g h' });
  keys.press('g', 'p');
  expect(calls()).toEqual(['people']);
  keys.press('g', 'x', 'p');
  keys.press('p');
  expect(calls()).toEqual(['people']);
  keys.press('g', 'g', 'h');
  expect(calls()).toEqual(['people', 'home']);
  keys.press('g');
  clock.advance(1500);
  keys.press('p');
  expect(calls()).toEqual(['people', 'home']);
});

test('B-16 shortcuts never run while somebody types, but for those that say so', () => {
  register('list', { keys: '?' });
  register('save', { keys: 'mod+s' });
  register('palette', { keys: 'mod+k', whileTyping: true });
  for (const key of ['?', 's', 'k']) {
    keys.press({ key, isTyping: true });
    keys.press({ key, mod: true, isTyping: true });
  }
  expect(calls()).toEqual(['palette']);
});

test('B-16 while a modal is open only shortcuts for everywhere run', () => {
  register('list', { keys: '?' });
  register('help', { keys: 'F1', scope: 'everywhere' });
  keys.press({ key: '?', isInModal: true }, { key: 'F1', isInModal: true });
  expect(calls()).toEqual(['help']);
});

test('B-16 WCAG 2.1.4 shortcuts of characters can be switched off, which is kept', () => {
  register('list', { keys: '?' });
  register('people', { keys: 'g p' });
  register('palette', { keys: 'mod+k' });
  store.setEnabled(false);
  keys.press('?', 'g', 'p', { key: 'k', mod: true });
  expect(calls()).toEqual(['palette']);
  expect(storage.read('shortcuts')).toBe('off');

  const later = createShortcutsStore({ clock, storage, keys: createFakeKeys() });
  later.connect();
  expect(later.getState().isEnabled).toBe(false);
  store.setEnabled(true);
  expect(storage.read('shortcuts')).toBeNull();
  keys.press('?');
  expect(calls()).toEqual(['palette', 'list']);
});

test('B-16 another tab is followed', () => {
  storage.writeFromAnotherTab('shortcuts', 'off');
  expect(store.getState().isEnabled).toBe(false);
  storage.writeFromAnotherTab('shortcuts', null);
  expect(store.getState().isEnabled).toBe(true);
});

test('B-16 only what says so switches shortcuts off', () => {
  storage.writeFromAnotherTab('shortcuts', '{}');
  expect(store.getState().isEnabled).toBe(true);
});

test('B-16 a shortcut that two pages register runs until both have taken it away', () => {
  const shared: Shortcut = { id: 'save', label: 'Save', keys: 'n', run: () => ran('save') };
  const unregister = store.register(shared);
  store.register(shared);
  unregister();
  keys.press('n');
  expect(calls()).toEqual(['save']);
});

test('B-16 on a system of Apple it says so, for the names of the keys', () => {
  const apple = createShortcutsStore({ clock, storage, keys: createFakeKeys(true) });
  expect(apple.getState().isApple).toBe(false);
  apple.connect();
  expect(apple.getState().isApple).toBe(true);
});

test('B-16 of the same keys the last registered run, until they are taken away', () => {
  register('page', { keys: 'n' });
  const unregister = register('dialog', { keys: 'n' });
  keys.press('n');
  unregister();
  unregister();
  keys.press('n');
  expect(calls()).toEqual(['dialog', 'page']);
});

test('B-16 a key held down runs once, and stays taken', () => {
  register('palette', { keys: 'mod+k' });
  expect(keys.press({ key: 'k', mod: true })).toBe(true);
  expect(keys.press({ key: 'k', mod: true, isRepeat: true })).toBe(true);
  expect(calls()).toEqual(['palette']);
});

test('B-16 keys that cannot be are refused, and nothing is registered', () => {
  expect(() => register('wrong', { keys: 'ctrl+k' })).toThrow(/"ctrl" is no modifier/);
  expect(store.getState().shortcuts).toEqual([]);
});

test('B-16 a chosen command runs once its dialog is gone, and is remembered', () => {
  const command = (id: string): Shortcut => ({
    id,
    label: id,
    run: () => {
      expect(store.getState().dialog).toBeNull();
      ran(id);
    },
  });
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) {
    store.open('palette');
    store.run(command(id));
    expect(store.getState().dialog).toBeNull();
    clock.advance(0);
  }
  expect(calls()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'b']);
  expect(store.getState().recentIds).toEqual(['b', 'f', 'e', 'd', 'c']);
});

test('making it listens to nothing; disconnected, no key runs anything, and no tab is followed', () => {
  const own = createFakeKeys();
  const other = createShortcutsStore({ clock, storage, keys: own });
  other.register({ id: 'list', label: 'List', keys: '? x', run: () => ran('list') });
  expect(own.press('?')).toBe(false);
  const disconnect = other.connect();
  expect(own.press('?')).toBe(true);
  disconnect();
  expect(own.press('?')).toBe(false);
  expect(clock.pending).toBe(0);
  storage.writeFromAnotherTab('shortcuts', 'off');
  expect(other.getState().isEnabled).toBe(true);
});
