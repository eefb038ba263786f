import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createRoutes } from '../../app/routes.js';
import { createTestShell } from '../../headless/testing/index.js';
import { EXAMPLE_PAGE_GROUPS, PAGE_GROUPS, REFUSED_PAGES } from './support/addresses.js';

/** They lead to another page, and show nothing themselves. */
const WITHOUT_PAGE = ['login', 'unauthorized'];

function idsOf(routes: readonly RouteObject[]): readonly string[] {
  return routes.flatMap(({ id, children = [] }) => [
    ...(id === undefined ? [] : [id]),
    ...idsOf(children),
  ]);
}

test('B-33 the pages that the browser tests look at are all that there are', () => {
  const routes = createRoutes(createTestShell());
  const groups = [...Object.values(PAGE_GROUPS), ...Object.values(EXAMPLE_PAGE_GROUPS)];
  const seen = [...groups.flat(), ...REFUSED_PAGES].map(
    (address) => matchRoutes(routes, address)?.at(-1)?.route.id,
  );
  expect([...new Set([...seen, ...WITHOUT_PAGE])].sort()).toEqual([...idsOf(routes)].sort());
});
