import { expect, test } from 'vitest';
import { createBrowserNavigation } from '../../../headless/platform/index.js';

test('MENU-1 a route id is a path from the root', () => {
  const { hrefOf } = createBrowserNavigation();
  expect(hrefOf({ routeId: 'people' })).toBe('/people');
  expect(hrefOf({ routeId: '/people/1' })).toBe('/people/1');
  expect(hrefOf({ routeId: '' })).toBe('/');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\evil.example',
  '\t/evil.example',
  '/\n/evil.example',
])('MENU-1 the route id %j of a menu that comes as data stays within the app', (routeId) => {
  const href = createBrowserNavigation().hrefOf({ routeId });
  expect(new URL(href!, 'https://app.example').origin).toBe('https://app.example');
});
