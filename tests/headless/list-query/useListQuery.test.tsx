import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useListQuery, type UseListQueryResult } from '../../../headless/list-query/index.js';
import { createFakeNavigation, type FakeNavigation } from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';

const sortable = ['name', 'place'];
let navigation: FakeNavigation;
beforeEach(() => {
  navigation = createFakeNavigation({ url: '/people?page=4&search=jan&kiosk#x' });
});

function useList(): UseListQueryResult {
  return useListQuery({ navigation, sortable, defaultSort: 'name' });
}

describeConformance('useListQuery', {
  useHook: useList,
  readState: () => navigation.getState(),
  parts: {
    getSortButtonProps: { getter: (list) => list.getSortButtonProps('place'), element: 'button' },
  },
});

function List(): ReactElement {
  const list = useList();
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col" {...list.getSortHeaderProps('place')}>
              <button {...list.getSortButtonProps('place')()}>Place</button>
            </th>
          </tr>
        </thead>
      </table>
      <a href={list.hrefOfPage(5)}>Next</a>
      <button
        onClick={() => {
          list.search(' van ');
        }}
      >
        Search
      </button>
    </>
  );
}

test('B-07 sorting by a column goes to the first page, and the header tells how it is sorted', () => {
  render(<List />);
  const header = screen.getByRole('columnheader');
  expect(header).not.toHaveAttribute('aria-sort');
  const button = screen.getByRole('button', { name: 'Place' });
  act(() => {
    button.click();
  });
  expect(navigation.getState().url).toBe('/people?search=jan&kiosk=&sort=place');
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  act(() => {
    button.click();
  });
  expect(header).toHaveAttribute('aria-sort', 'descending');
});

test('B-07 searching replaces the address; a page has an address of its own', () => {
  render(<List />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/people?page=5&search=jan&kiosk=');
  act(() => {
    screen.getByRole('button', { name: 'Search' }).click();
  });
  expect(navigation.visited).toEqual(['/people?search=van&kiosk=']);
});
