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

test('SIDE-2 the mobile sidebar is hidden at start, toggled and hidden', () => {
  const sidebar = createSidebarStore({ storage: createMemoryStorage() });
  expect(sidebar.getState().isShownOnMobile).toBe(false);
  sidebar.toggleOnMobile();
  expect(sidebar.getState().isShownOnMobile).toBe(true);
  sidebar.hideOnMobile();
  expect(sidebar.getState().isShownOnMobile).toBe(false);
});
