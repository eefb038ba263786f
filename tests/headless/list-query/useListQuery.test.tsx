import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useListQuery, type UseListQueryResult } from '../../../headless/list-query/index.js';
import type { NavigationTarget } from '../../../headless/platform/index.js';
import { createFakeNavigation, type FakeNavigation } from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';

const sortable = ['name', 'place'];
const pageSizes = [10, 20, 50];
let navigation: FakeNavigation;
beforeEach(() => {
  navigation = createFakeNavigation({ url: '/people?page=4&search=jan&kiosk#x' });
});

function useList(): UseListQueryResult {
  return useListQuery({ navigation, sortable, defaultSort: 'name', pageSizes });
}

describeConformance('useListQuery', {
  useHook: useList,
  readState: () => navigation.getState(),
  parts: {
    getSortHeaderProps: {
      getter: (list) => (props) => list.getSortHeaderProps('place', props),
    },
    getSortButtonProps: {
      getter: (list) => (props) => list.getSortButtonProps('place', props),
      element: 'button',
    },
  },
});

test('PAGE-1 a link to a page is below the path of the app', () => {
  const hrefOf = (target: NavigationTarget): string =>
    '/staff' + ('url' in target ? target.url : '');
  const { result } = renderHook(() =>
    useListQuery({
      navigation: { ...navigation, hrefOf },
      sortable,
      defaultSort: 'name',
      pageSizes,
    }),
  );
  expect(result.current.hrefOfPage(5)).toBe('/staff/people?page=5&search=jan&kiosk=');
});

function List(): ReactElement {
  const list = useList();
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col" {...list.getSortHeaderProps('place')}>
              <button {...list.getSortButtonProps('place')}>Place</button>
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
      <button
        onClick={() => {
          list.goToPage(9);
        }}
      >
        Far
      </button>
      <button
        onClick={() => {
          list.setPageSize(50, 65);
        }}
      >
        Fifty
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
  expect(navigation.visited).toEqual(['/people?search=jan&kiosk=&sort=place']);
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  act(() => {
    button.click();
  });
  expect(header).toHaveAttribute('aria-sort', 'descending');
});

test('B-07 PAGE-1 a page has as many items as the list says, until the person says otherwise', () => {
  navigation = createFakeNavigation({ url: '/people?page=3' });
  function Short(): ReactElement {
    const { query, hrefOfPage } = useListQuery({
      navigation,
      sortable,
      defaultSort: 'name',
      pageSizes,
      defaultPageSize: 10,
    });
    return <a href={hrefOfPage(1)}>{query.pageSize}</a>;
  }
  render(<Short />);
  expect(screen.getByRole('link', { name: '10' })).toHaveAttribute('href', '/people');
});

test('B-07 searching replaces the address; a page has an address of its own', () => {
  render(<List />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/people?page=5&search=jan&kiosk=');
  act(() => {
    screen.getByRole('button', { name: 'Search' }).click();
  });
  expect(navigation.visited).toEqual(['/people?search=van&kiosk=']);
});

test('B-07 PAGE-1 another page size keeps the first item in view, and replaces the address', () => {
  render(<List />);
  const press = (): void => {
    act(() => {
      screen.getByRole('button', { name: 'Fifty' }).click();
    });
  };
  press();
  expect(navigation.visited).toEqual(['/people?page=2&search=jan&kiosk=&pageSize=50']);
  expect(screen.getByRole('link').getAttribute('href')).toContain('pageSize=50');
});

test('B-07 PAGE-1 who came back to a page goes on from that page, not from the one in between', async () => {
  const user = userEvent.setup();
  navigation = createFakeNavigation({ url: '/people?page=2' });
  render(<List />);
  await user.click(screen.getByRole('button', { name: 'Far' }));
  expect(navigation.getState().url).toBe('/people?page=9');
  act(() => {
    navigation.back();
  });
  await user.click(screen.getByRole('button', { name: 'Fifty' }));
  expect(navigation.getState().url).toBe('/people?pageSize=50');
});

test('B-07 a page beyond the last is the last one, also for another page size', () => {
  navigation = createFakeNavigation({ url: '/people?page=99&pageSize=10' });
  render(<List />);
  act(() => {
    screen.getByRole('button', { name: 'Fifty' }).click();
  });
  expect(navigation.visited).toEqual(['/people?page=2&pageSize=50']);
});

test('B-07 what is wished for while the list still loads goes on from what was wished for before', async () => {
  const urls: string[] = [];
  const user = userEvent.setup();
  // The address changes when the list is there, and that takes its time.
  const { url } = navigation.getState();
  navigation = {
    ...navigation,
    nextUrl: () => urls.at(-1) ?? url,
    go: (target) => {
      if ('url' in target) urls.push(target.url);
    },
  };
  render(<List />);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click(screen.getByRole('button', { name: 'Place' }));
  await user.click(screen.getByRole('button', { name: 'Place' }));
  expect(urls).toEqual([
    '/people?search=van&kiosk=',
    '/people?search=van&kiosk=&sort=place',
    '/people?search=van&kiosk=&sort=-place',
  ]);
});

test('B-07 it keeps a parameter of the page itself that is on its way', async () => {
  const user = userEvent.setup();
  navigation = { ...navigation, nextUrl: () => '/people?search=jan&role=editor' };
  render(<List />);
  await user.click(screen.getByRole('button', { name: 'Place' }));
  expect(navigation.getState().url).toBe('/people?search=jan&role=editor&sort=place');
});

test('B-07 B-11 who stays with the list does not get what was wished for and given up', async () => {
  const user = userEvent.setup();
  render(<List />);
  const unblock = navigation.block(() => {});
  await user.click(screen.getByRole('button', { name: 'Search' }));
  unblock();
  await user.click(screen.getByRole('button', { name: 'Place' }));
  expect(navigation.getState().url).toBe('/people?search=jan&kiosk=&sort=place');
});

test('B-07 whoever is on the way to another page goes on from the list that is shown', async () => {
  const user = userEvent.setup();
  navigation = { ...navigation, nextUrl: () => '/places?search=van&sort=-place' };
  render(<List />);
  await user.click(screen.getByRole('button', { name: 'Place' }));
  expect(navigation.getState().url).toBe('/people?search=jan&kiosk=&sort=place');
});
