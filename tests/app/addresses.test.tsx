import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { menuItems } from '../../app/frame/menu.js';
import { createRequestOutcomes } from '../../app/requestOutcomes.js';
import { createRoutes } from '../../app/routes.js';
import { createMenuStore } from '../../headless/menu/index.js';
import { createFakeNavigation, createTestShell } from '../../headless/testing/index.js';
import { EXAMPLE_PAGE_GROUPS, PAGE_GROUPS, REFUSED_PAGES } from './support/addresses.js';

const shell = { ...createTestShell(), requestOutcomes: createRequestOutcomes() };

/** They lead to another page, and show nothing themselves. */
const WITHOUT_PAGE = ['login', 'unauthorized'];

function idsOf(routes: readonly RouteObject[]): readonly string[] {
  return routes.flatMap(({ id, children = [] }) => [
    ...(id === undefined ? [] : [id]),
    ...idsOf(children),
  ]);
}

test('B-33 the pages that the browser tests look at are all that there are', () => {
  const routes = createRoutes(shell);
  const groups = [...Object.values(PAGE_GROUPS), ...Object.values(EXAMPLE_PAGE_GROUPS)];
  const seen = [...groups.flat(), ...REFUSED_PAGES].map(
    (address) => matchRoutes(routes, address)?.at(-1)?.route.id,
  );
  expect([...new Set([...seen, ...WITHOUT_PAGE])].sort()).toEqual([...idsOf(routes)].sort());
});

test('MENU-4 each page is an item of the menu, or hidden below the item of its list', () => {
  const { tree } = createMenuStore({ items: menuItems(createFakeNavigation()) }).getState();
  const itemOf = (routeId: string): string => tree.idByState.get(routeId) ?? 'none';
  const routes = idsOf(createRoutes(shell));
  const others = ['login', 'not-found'];
  expect(routes.filter((id) => itemOf(id) === 'none')).toEqual(others);
  for (const [routeId, list] of [
    ['person', 'people'],
    ['announcement', 'announcements'],
    ['announcement-edit', 'announcements'],
  ] as const) {
    expect(itemOf(routeId).startsWith(`${itemOf(list)}/`), routeId).toBe(true);
  }
});
