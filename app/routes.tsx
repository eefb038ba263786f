import type { ComponentType } from 'react';
import { redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { settleLoader } from '../headless/react-router/index.js';
import { safeReturnAddress } from '../headless/session/index.js';
import type { Shell } from '../headless/shell/index.js';
import { AppLayout, PageSkeleton } from './frame/AppLayout.js';
import { Section } from './frame/Section.js';
import { NotFoundPage } from './pages/NotFoundPage.js';
import { RouteFailure } from './pages/RouteFailure.js';
import { peopleLoader, personLoader } from './pages/people/loaders.js';

interface PageModule {
  Page: ComponentType;
}

/** A page whose code and texts are loaded side by side, and shown when both are there. */
function page(
  shell: Shell,
  load: () => Promise<PageModule>,
  part?: string,
): NonNullable<RouteObject['lazy']> {
  return async () => {
    const [{ Page }] = await Promise.all([
      load(),
      part === undefined ? undefined : shell.translations.addPart(part),
    ]);
    return { Component: Page };
  };
}

/** Where the sign-in page of an old link leads once somebody is signed in. */
const afterSignIn: LoaderFunction = ({ request }) => {
  const { origin, searchParams } = new URL(request.url);
  const wanted = searchParams.get('return') ?? searchParams.get('redirect_state') ?? '/';
  return redirect(safeReturnAddress(wanted, { origin, signInPath: '/login' }) ?? '/');
};

/** The routes by their ids, which menu and breadcrumbs name. */
export function createRoutes(shell: Shell): RouteObject[] {
  const { http } = shell;
  const people = 'i18n/people';
  const demonstrations = 'i18n/demonstrations';
  const pages: RouteObject[] = [
    {
      id: 'home',
      index: true,
      loader: peopleLoader(http),
      lazy: page(shell, () => import('./pages/HomePage.js')),
    },
    {
      path: 'people',
      element: <Section title={{ id: 'app.menu.people' }} state="people" />,
      children: [
        {
          id: 'people',
          index: true,
          loader: settleLoader(peopleLoader(http)),
          lazy: page(shell, () => import('./pages/people/PeoplePage.js'), people),
        },
        {
          id: 'person-new',
          path: 'new',
          lazy: page(shell, () => import('./pages/people/PersonPage.js'), people),
        },
        {
          id: 'person',
          path: ':id',
          loader: personLoader(http),
          lazy: page(shell, () => import('./pages/people/PersonPage.js'), people),
        },
      ],
    },
    {
      id: 'secure',
      path: 'secure',
      loader: ({ request }) => http.getJson('api/secure', { signal: request.signal }),
      lazy: page(shell, () => import('./pages/SecurePage.js'), demonstrations),
    },
    {
      id: 'unauthorized',
      path: 'unauthorized',
      loader: ({ request }) => http.getJson('api/unauthorized', { signal: request.signal }),
      element: null,
    },
    {
      id: 'forbidden',
      path: 'forbidden',
      loader: ({ request }) => http.getJson('api/forbidden', { signal: request.signal }),
      element: null,
    },
    {
      id: 'error',
      path: 'error',
      lazy: page(shell, () => import('./pages/ErrorPage.js'), demonstrations),
    },
    { id: 'login', path: 'login', loader: afterSignIn },
    { id: 'not-found', path: '*', element: <NotFoundPage /> },
  ];
  return [
    {
      element: <AppLayout />,
      errorElement: <RouteFailure />,
      children: [
        { errorElement: <RouteFailure />, HydrateFallback: PageSkeleton, children: pages },
      ],
    },
  ];
}
