import { expect, test } from 'vitest';
import { createSidebarStore } from '../../../headless/sidebar/index.js';
import { createMemoryStorage } from '../../../headless/testing/vanilla.js';

test('SIDE-1 collapsing stores the string true, expanding stores false', () => {
  const storage = createMemoryStorage();
  const sidebar = createSidebarStore({ storage });

  sidebar.toggleCollapsed();
  expect(sidebar.getState().isCollapsed).toBe(true);
  expect(storage.read('sidebar-collapsed')).toBe('true');

  sidebar.toggleCollapsed();
  expect(sidebar.getState().isCollapsed).toBe(false);
  expect(storage.read('sidebar-collapsed')).toBe('false');
});

test.each([
  ['true', true],
  ['"true"', true],
  ['false', false],
  ['TRUE', false],
  ['1', false],
  ['', false],
])('SIDE-1 a stored %s reads as collapsed: %s', (stored, isCollapsed) => {
  const sidebar = createSidebarStore({
    storage: createMemoryStorage({ 'sidebar-collapsed': stored }),
  });
  sidebar.connect();
  expect(sidebar.getState().isCollapsed).toBe(isCollapsed);
});

test('SIDE-1 creating the store reads nothing; another tab is followed while connected', () => {
  const storage = createMemoryStorage({ 'sidebar-collapsed': 'true' });
  const sidebar = createSidebarStore({ storage });
  expect(sidebar.getState().isCollapsed).toBe(false);

  const disconnect = sidebar.connect();
  expect(sidebar.getState().isCollapsed).toBe(true);
  storage.writeFromAnotherTab('sidebar-collapsed', 'false');
  expect(sidebar.getState().isCollapsed).toBe(false);

  disconnect();
  storage.writeFromAnotherTab('sidebar-collapsed', 'true');
  expect(sidebar.getState().isCollapsed).toBe(false);
});

test.each([
  ['to the left', 'ltr', -60, 0, true],
  ['to the left, a little down', 'ltr', -60, 30, true],
  ['to the right', 'ltr', 60, 0, false],
  ['not far enough', 'ltr', -47, 0, false],
  ['more down than across', 'ltr', -60, 31, false],
  ['more up than across', 'ltr', -60, -31, false],
  ['down, as in scrolling', 'ltr', 0, 200, false],
  ['to the right, written right to left', 'rtl', 60, 0, true],
  ['to the left, written right to left', 'rtl', -60, 0, false],
] as const)('SIDE-2 a swipe %s, %s, by %i and %i hides: %s', (_, direction, x, y, hides) => {
  const sidebar = createSidebarStore({ storage: createMemoryStorage() });
  sidebar.toggleOnMobile();
  sidebar.beginSwipe({ x: 150, y: 300 });
  expect(sidebar.getState().isShownOnMobile).toBe(true);
  sidebar.endSwipe({ x: 150 + x, y: 300 + y }, direction);
  expect(sidebar.getState().isShownOnMobile).toBe(!hides);
});

test('SIDE-2 a finger that goes up without having come down is no swipe', () => {
  const sidebar = createSidebarStore({ storage: createMemoryStorage() });
  sidebar.toggleOnMobile();
  sidebar.endSwipe({ x: 0, y: 0 }, 'ltr');
  sidebar.beginSwipe({ x: 200, y: 0 });
  sidebar.endSwipe({ x: 200, y: 0 }, 'ltr');
  sidebar.endSwipe({ x: 0, y: 0 }, 'ltr');
  expect(sidebar.getState().isShownOnMobile).toBe(true);
});

test('SIDE-2 the mobile sidebar is hidden at start, toggled and hidden', () => {
  const sidebar = createSidebarStore({ storage: createMemoryStorage() });
  expect(sidebar.getState().isShownOnMobile).toBe(false);
  sidebar.toggleOnMobile();
  expect(sidebar.getState().isShownOnMobile).toBe(true);
  sidebar.hideOnMobile();
  expect(sidebar.getState().isShownOnMobile).toBe(false);
});
