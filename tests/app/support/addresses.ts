import { EXAMPLE_GROUPS } from '../../../app/examples/catalogue.js';

/**
 * One address of each page behind sign-in except the examples, in groups that one test can check.
 */
export const PAGE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  people: ['/people', '/people/new', '/people/1'],
  announcements: [
    '/announcements',
    '/announcements/new',
    '/announcements/1',
    '/announcements/1/edit',
  ],
  start: ['/', '/examples', '/profile'],
  ends: ['/secure', '/error', '/nowhere'],
};

/** Pages that answer with an error, which the browser logs on its console too. */
export const REFUSED_PAGES: readonly string[] = ['/forbidden', '/people/999999'];

/** The address of each example, by the key of its group. */
export const EXAMPLE_PAGE_GROUPS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  EXAMPLE_GROUPS.map(({ key, examples }) => [key, examples.map(({ name }) => `/examples/${name}`)]),
);
