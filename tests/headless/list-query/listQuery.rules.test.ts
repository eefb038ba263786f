import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatListQuery,
  nextSort,
  parseListQuery,
} from '../../../headless/list-query/listQuery.rules.js';

const rules = { sortable: ['name', 'place'], defaultSort: 'name', pageSizes: [10, 20, 50] };

test.each([
  ['', { search: '', field: 'name', isDescending: false, page: 1 }],
  ['?search=van&page=3', { search: 'van', field: 'name', isDescending: false, page: 3 }],
  ['?sort=-place', { search: '', field: 'place', isDescending: true, page: 1 }],
  ['?sort=password&page=0', { search: '', field: 'name', isDescending: false, page: 1 }],
  ['?page=-1', { search: '', field: 'name', isDescending: false, page: 1 }],
  ['?page=1e9&sort=', { search: '', field: 'name', isDescending: false, page: 1 }],
  ['?page=2.5', { search: '', field: 'name', isDescending: false, page: 1 }],
])('the address %s reads as %j', (urlSearch, { search, field, isDescending, page }) => {
  const sort = { field, isDescending };
  expect(parseListQuery(urlSearch, rules)).toEqual({ search, sort, page, pageSize: 20 });
});

test('what is written is read again, whatever the search text, and other parameters stay', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('name', 'place'),
      fc.boolean(),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom(...rules.pageSizes),
      (search, field, isDescending, page, pageSize) => {
        const query = { search, sort: { field, isDescending }, page, pageSize };
        const urlSearch = formatListQuery(query, '?kiosk=1', rules);
        expect(parseListQuery(urlSearch, rules)).toEqual(query);
        expect(new URLSearchParams(urlSearch).get('kiosk')).toBe('1');
      },
    ),
  );
});

test.each([
  ['?pageSize=50', 50],
  ['?pageSize=20', 20],
  ['?pageSize=15', 20],
  ['?pageSize=050', 20],
  ['?pageSize=1e1', 20],
  ['?pageSize=', 20],
])('B-07 of the page sizes, %s reads as %i', (urlSearch, pageSize) => {
  expect(parseListQuery(urlSearch, rules).pageSize).toBe(pageSize);
  expect(parseListQuery(urlSearch, { ...rules, pageSizes: undefined }).pageSize).toBe(20);
});

test('a field may have a hyphen in its name, in both directions', () => {
  const hyphened = { sortable: ['family-name', 'e-mail'], defaultSort: 'family-name' };
  const read = (urlSearch: string): object => parseListQuery(urlSearch, hyphened).sort;
  expect(read('')).toEqual({ field: 'family-name', isDescending: false });
  expect(read('?sort=e-mail')).toEqual({ field: 'e-mail', isDescending: false });
  expect(read('?sort=-e-mail')).toEqual({ field: 'e-mail', isDescending: true });
});

test('a list may begin descending, and with a page size of its own', () => {
  const own = { ...rules, defaultSort: '-place', defaultPageSize: 10 };
  const query = parseListQuery('?sort=password', own);
  expect(query).toMatchObject({ sort: { field: 'place', isDescending: true }, pageSize: 10 });
  expect(formatListQuery(query, '', own)).toBe('');
  expect(formatListQuery({ ...query, pageSize: 20 }, '', own)).toBe('?pageSize=20');
});

test('defaults are left out of the address', () => {
  const query = parseListQuery('', rules);
  expect(formatListQuery(query, '?page=2&search=x&sort=-place&pageSize=50', rules)).toBe('');
});

test('a column sorts ascending first, then the other way round', () => {
  const byName = { field: 'name', isDescending: false };
  expect(nextSort(byName, 'place')).toEqual({ field: 'place', isDescending: false });
  expect(nextSort(byName, 'name')).toEqual({ field: 'name', isDescending: true });
  expect(nextSort({ field: 'name', isDescending: true }, 'name')).toEqual(byName);
});
