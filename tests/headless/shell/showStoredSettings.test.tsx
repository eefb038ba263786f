import { afterEach, expect, test } from 'vitest';
import { createShell, showStoredSettings } from '../../../headless/shell/index.js';

const html = document.documentElement;

afterEach(() => {
  localStorage.clear();
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
});

function attributes(): Record<string, string | null> {
  return Object.fromEntries(
    html.getAttributeNames().map((name) => [name, html.getAttribute(name)]),
  );
}

test.each([
  [{}],
  [{ 'gnap.locale': 'fr', 'gnap.theme': 'dark' }],
  [{ 'gnap.locale': '"nl"', 'gnap.theme': 'light' }],
  [{ 'gnap.locale': 'xx', 'gnap.theme': 'blue' }],
])('B-12 with %j stored, the first paint is in the language and theme of the app', (stored) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  showStoredSettings();
  const first = attributes();
  expect(Object.keys(first).sort()).toEqual(['data-theme', 'dir', 'lang', 'style']);

  const shell = createShell({ baseUrl: 'https://example.org/', buildId: '1' });
  const disconnect = shell.connect();
  expect(attributes()).toEqual(first);
  expect(first['lang']).toBe(shell.language.getState().language);
  disconnect();
});

test.each([
  [{}, null],
  [{ 'gnap.token': 'a.b.c' }, 'expanded'],
  [{ 'gnap.token': 'a.b.c', 'gnap.sidebar-collapsed': 'true' }, 'collapsed'],
  [{ 'gnap.token': 'a.b.c', 'gnap.sidebar-collapsed': '"true"' }, 'collapsed'],
  [{ 'gnap.sidebar-collapsed': 'true' }, null],
])('B-12 with %j stored, the first paint has the sidebar %s', (stored, sidebar) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  showStoredSettings();
  expect(html.getAttribute('data-sidebar')).toBe(sidebar);
});

test('B-12 B-17 in kiosk mode the first paint has no sidebar', () => {
  localStorage.setItem('gnap.token', 'a.b.c');
  sessionStorage.setItem('gnap.kiosk', 'true');
  showStoredSettings();
  expect(html.getAttribute('data-sidebar')).toBeNull();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/?kiosk');
  showStoredSettings();
  expect(html.getAttribute('data-sidebar')).toBeNull();
  window.history.replaceState(null, '', '/');
});
