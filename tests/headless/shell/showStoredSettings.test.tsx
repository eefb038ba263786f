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
