import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../headless/testing/vanilla.js';
import { createThemeStore } from '../../../headless/theme/index.js';
import { createFakeColorScheme } from './fakeColorScheme.js';

test.each([
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['system', 'dark', 'dark'],
  ['purple', 'dark', 'dark'],
  ['', 'light', 'light'],
] as const)('B-12 stored %s on a %s system is shown %s', (theme, preferred, shown) => {
  const colorScheme = createFakeColorScheme(preferred);
  const store = createThemeStore({ storage: createMemoryStorage({ theme }), colorScheme });
  expect(colorScheme.shown).toBeNull();
  store.connect();
  expect(colorScheme.shown).toBe(shown);
});

test('B-12 a choice is shown at once and kept; another tab is followed', () => {
  const colorScheme = createFakeColorScheme('light');
  const storage = createMemoryStorage();
  const theme = createThemeStore({ storage, colorScheme });
  theme.connect();

  theme.toggle();
  expect(colorScheme.shown).toBe('dark');
  expect(storage.read('theme')).toBe('dark');
  theme.toggle();
  expect(colorScheme.shown).toBe('light');

  storage.writeFromAnotherTab('theme', 'dark');
  expect(colorScheme.shown).toBe('dark');
  theme.change('system');
  expect(colorScheme.shown).toBe('light');
  expect(storage.read('theme')).toBe('system');
});

test('B-12 the first toggle on a dark system, with nothing chosen, shows light', () => {
  const colorScheme = createFakeColorScheme('dark');
  const theme = createThemeStore({ storage: createMemoryStorage(), colorScheme });
  theme.connect();
  theme.toggle();
  expect(colorScheme.shown).toBe('light');
});

test('B-12 what another tab wrote that is no theme follows the system', () => {
  const colorScheme = createFakeColorScheme('dark');
  const storage = createMemoryStorage({ theme: 'light' });
  const theme = createThemeStore({ storage, colorScheme });
  theme.connect();
  storage.writeFromAnotherTab('theme', 'purple');
  expect(theme.getState().choice).toBe('system');
  expect(colorScheme.shown).toBe('dark');
});

test('B-12 the system is followed while it is the choice, and while connected', () => {
  const colorScheme = createFakeColorScheme('light');
  const storage = createMemoryStorage();
  const theme = createThemeStore({ storage, colorScheme });
  const disconnect = theme.connect();
  colorScheme.prefer('dark');
  expect(colorScheme.shown).toBe('dark');

  theme.change('light');
  colorScheme.prefer('light');
  colorScheme.prefer('dark');
  expect(colorScheme.shown).toBe('light');

  theme.change('system');
  expect(colorScheme.shown).toBe('dark');
  disconnect();
  storage.writeFromAnotherTab('theme', 'light');
  expect(theme.getState().choice).toBe('system');
  colorScheme.prefer('light');
  expect(colorScheme.shown).toBe('dark');
});
