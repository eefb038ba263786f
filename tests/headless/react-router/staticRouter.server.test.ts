import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useNavigation } from '../../../headless/navigation/index.js';
import { createRouterNavigation } from '../../../headless/react-router/index.js';

test('MENU-4 a page that a server renders with a static router knows where it is', async () => {
  let place: ReturnType<typeof useNavigation> | undefined;
  const routes = [
    { id: 'home', path: '/', element: createElement('h1', null, 'Home') },
    { id: 'people', path: '/people', Component: People },
  ];
  const { query, dataRoutes } = createStaticHandler(routes, { basename: '/app' });
  const context = await query(new Request('https://app.example/app/people?page=2'));
  if (context instanceof Response) throw new Error('The page was redirected.');
  const router = createStaticRouter(dataRoutes, context);
  const navigation = createRouterNavigation(router);
  function People() {
    place = useNavigation({ navigation });
    return createElement('h1', null, 'People');
  }

  const html = renderToString(createElement(StaticRouterProvider, { router, context }));
  expect(html).toContain('<h1>People</h1>');
  expect(place).toMatchObject({ routeId: 'people', url: '/people?page=2', canGoBack: false });
  expect(place?.hrefOf({ routeId: 'home' })).toBe('/app/');
});
