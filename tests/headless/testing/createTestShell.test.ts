import { expect, test } from 'vitest';
import { createTestShell } from '../../../headless/testing/index.js';

test('the test shell holds every store, on fakes that a test can move', async () => {
  const shell = createTestShell({
    stored: { 'sidebar-collapsed': 'true' },
    files: { 'api/me': { name: 'An' } },
    routes: { home: '/', people: '/people' },
    items: [{ key: 'people', title: 'People', state: 'people' }],
  });
  const disconnect = shell.connect();
  expect(shell.sidebar.getState().isCollapsed).toBe(true);
  expect(await shell.http.getJson('api/me')).toEqual({ name: 'An' });
  expect(shell.requests).toHaveLength(1);

  shell.menu.activate('people');
  expect(shell.navigation.visited).toEqual(['/', '/people']);
  expect(shell.storage.read('menu-selection')).toBe('people');

  shell.notifications.show({ title: 'Saved' });
  expect(shell.announcer.getState().polite).toEqual([expect.objectContaining({ text: 'Saved' })]);
  shell.clock.advance(6000);
  expect(shell.notifications.getState().visible).toEqual([]);

  disconnect();
  expect(shell.clock.pending).toBe(0);
});

test('no locale script is asked for, and none is missed however far the clock is moved', () => {
  const shell = createTestShell();
  const disconnect = shell.connect();
  // A warning on the console fails the test.
  shell.clock.advance(60_000);
  expect(shell.localeData.getState().status).toBe('intl');
  disconnect();

  const asked: string[] = [];
  const loadScript = (url: string): (() => void) => {
    asked.push(url);
    return () => {};
  };
  createTestShell({ localeData: { loadScript } }).connect()();
  expect(asked).toEqual(['https://app.test/vendor/js/angular/i18n/angular-locale_nl.min.js']);
});

test('two test shells share nothing', () => {
  const first = createTestShell();
  const second = createTestShell();
  first.kiosk.enter();
  first.storage.write('theme', 'dark');
  second.connect();
  expect(second.kiosk.getState().isKiosk).toBe(false);
  expect(second.theme.getState().choice).toBe('system');
});

test('a base URL of the app’s own is the one of its files too', async () => {
  const { http } = createTestShell({
    baseUrl: 'https://example.org/staff/',
    files: { 'api/me': 1 },
  });
  expect(await http.getJson('api/me')).toBe(1);
});
