import { EXAMPLE_GROUPS } from '../../../app/examples/catalogue.js';

/** One address of each page behind sign-in, but for the examples. */
export const PAGES: readonly string[] = [
  '/',
  '/people',
  '/people/new',
  '/people/1',
  '/announcements',
  '/announcements/new',
  '/announcements/1',
  '/announcements/1/edit',
  '/examples',
  '/profile',
  '/secure',
  '/error',
  '/nowhere',
];

/** Those that answer with an error, which the browser's console tells too. */
export const REFUSED_PAGES: readonly string[] = ['/forbidden', '/people/999999'];

/** Of each example. */
export const EXAMPLE_PAGES: readonly string[] = EXAMPLE_GROUPS.flatMap(({ examples }) =>
  examples.map(({ name }) => `/examples/${name}`),
);
