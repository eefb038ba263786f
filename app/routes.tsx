import type { ComponentType } from 'react';
import { redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { settleLoader } from '../headless/react-router/index.js';
import { safeReturnAddress } from '../headless/session/index.js';
import type { Shell } from '../headless/shell/index.js';
import { EXAMPLE_GROUPS, exampleRouteId } from './examples/catalogue.js';
import { NotFoundPage } from './failures/NotFoundPage.js';
import { RouteFailure } from './failures/RouteFailure.js';
import type { AppShell } from './createAppShell.js';
import { AppLayout } from './frame/AppLayout.js';
import { HOME_SKELETON, LIST_SKELETON, PAGE_SKELETON } from './frame/PageSkeletons.js';
import { Section } from './frame/Section.js';
import { announcementLoader, announcementsLoader } from './pages/announcements/loaders.js';
import { peopleLoader, personLoader } from './pages/people/loaders.js';
import { getGuardedAnswer } from './resources/guardedAnswer.js';
import { getOverview } from './resources/overview.js';
import { getProfile } from './resources/profile.js';

/** The texts that pages with forms share. */
const FORMS = 'i18n/forms';

interface PageModule {
  Page: ComponentType;
}

/** A page whose code and texts load in parallel; it is shown once both are there. */
function page(
  shell: Shell,
  load: () => Promise<PageModule>,
  ...parts: readonly string[]
): NonNullable<RouteObject['lazy']> {
  return async () => {
    const [{ Page }] = await Promise.all([
      load(),
      ...parts.map((part) => shell.translations.addPart(part)),
    ]);
    return { Component: Page };
  };
}

/** Where an old link to the sign-in page leads once the user is signed in. */
const afterSignIn: LoaderFunction = ({ request }) => {
  const { origin, searchParams } = new URL(request.url);
  const wanted = searchParams.get('return') ?? searchParams.get('redirect_state') ?? '/';
  return redirect(safeReturnAddress(wanted, { origin, signInPath: '/login' }) ?? '/');
};

/** The staff: the list, and the form that adds or changes a person. */
function peopleRoutes(shell: Shell): RouteObject {
  const people = 'i18n/people';
  return {
    path: 'people',
    element: <Section title={{ id: 'app.menu.people' }} state="people" />,
    children: [
      {
        id: 'people',
        index: true,
        hydrateFallbackElement: LIST_SKELETON,
        loader: settleLoader(peopleLoader(shell.http)),
        lazy: page(shell, () => import('./pages/people/PeoplePage.js'), people),
      },
      {
        id: 'person-new',
        path: 'new',
        loader: personLoader(shell.http),
        lazy: page(shell, () => import('./pages/people/PersonPage.js'), people, FORMS),
      },
      {
        id: 'person',
        path: ':id',
        loader: personLoader(shell.http),
        lazy: page(shell, () => import('./pages/people/PersonPage.js'), people, FORMS),
      },
    ],
  };
}

/** Announcements: the list, one to read, and the form. */
function announcementRoutes(shell: Shell): RouteObject {
  const announcements = 'i18n/announcements';
  return {
    path: 'announcements',
    element: <Section title={{ id: 'app.menu.announcements' }} state="announcements" />,
    children: [
      {
        id: 'announcements',
        index: true,
        hydrateFallbackElement: LIST_SKELETON,
        loader: settleLoader(announcementsLoader(shell.http)),
        lazy: page(
          shell,
          () => import('./pages/announcements/AnnouncementsPage.js'),
          announcements,
        ),
      },
      {
        id: 'announcement-new',
        path: 'new',
        lazy: page(
          shell,
          () => import('./pages/announcements/AnnouncementFormPage.js'),
          announcements,
          FORMS,
        ),
      },
      {
        id: 'announcement',
        path: ':id',
        loader: announcementLoader(shell.http),
        lazy: page(shell, () => import('./pages/announcements/AnnouncementPage.js'), announcements),
      },
      {
        id: 'announcement-edit',
        path: ':id/edit',
        loader: announcementLoader(shell.http),
        lazy: page(
          shell,
          () => import('./pages/announcements/AnnouncementFormPage.js'),
          announcements,
          FORMS,
        ),
      },
    ],
  };
}

/** The examples of the catalogue, and the page that lists them. */
function exampleRoutes(shell: Shell): RouteObject {
  const examples = 'i18n/examples';
  return {
    path: 'examples',
    element: <Section title={{ id: 'app.menu.examples' }} state="examples" />,
    children: [
      {
        id: 'examples',
        index: true,
        lazy: page(shell, () => import('./pages/examples/ExamplesPage.js'), examples),
      },
      // Each has a route of its own, which the menu names; any other name is not found.
      ...EXAMPLE_GROUPS.flatMap((group) => group.examples).map((entry) => ({
        id: exampleRouteId(entry.name),
        path: entry.name,
        loader: async () => (await import('./pages/examples/loadExample.js')).loadExample(entry),
        lazy: page(shell, () => import('./pages/examples/ExamplePage.js'), examples),
      })),
    ],
  };
}

/** The app's routes; the menu and the breadcrumbs refer to them by their ids. */
export function createRoutes(shell: AppShell): RouteObject[] {
  const { http } = shell;
  const demonstrations = 'i18n/demonstrations';
  const pages: RouteObject[] = [
    {
      id: 'home',
      index: true,
      hydrateFallbackElement: HOME_SKELETON,
      loader: ({ request }) => getOverview(http, request.signal),
      lazy: page(shell, () => import('./pages/home/HomePage.js')),
    },
    peopleRoutes(shell),
    announcementRoutes(shell),
    exampleRoutes(shell),
    {
      id: 'profile',
      path: 'profile',
      loader: ({ request }) => getProfile(http, request.signal),
      lazy: page(shell, () => import('./pages/profile/ProfilePage.js'), 'i18n/profile'),
    },
    {
      id: 'secure',
      path: 'secure',
      loader: ({ request }) => getGuardedAnswer(http, request.signal),
      lazy: page(shell, () => import('./pages/demonstrations/SecurePage.js'), demonstrations),
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
      lazy: page(shell, () => import('./pages/demonstrations/ErrorPage.js'), demonstrations),
    },
    { id: 'login', path: 'login', loader: afterSignIn },
    { id: 'not-found', path: '*', element: <NotFoundPage /> },
  ];
  return [
    {
      element: <AppLayout requestOutcomes={shell.requestOutcomes} />,
      errorElement: <RouteFailure />,
      children: [
        { errorElement: <RouteFailure />, hydrateFallbackElement: PAGE_SKELETON, children: pages },
      ],
    },
  ];
}
