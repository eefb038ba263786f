import { useMemo, type MouseEventHandler } from 'react';
import { propGetter, useStoreState } from '../core/index.js';
import { sharedNavigation, splitUrl } from '../navigation/index.js';
import { pageAtSize } from '../pagination/index.js';
import type { Navigation } from '../platform/index.js';
import {
  formatListQuery,
  nextSort,
  parseListQuery,
  type ListQuery,
  type ListQueryRules,
} from './listQuery.rules.js';

/**
 * The options of `useListQuery`. While `sortable` and `pageSizes` stay the same between renders, so
 * does `query`.
 */
export interface UseListQueryOptions<Field extends string = string> extends ListQueryRules<Field> {
  /** Default: the shell's. */
  navigation?: Navigation | undefined;
}

/** For the `th` of a column. `aria-sort` is set on the column that the list is sorted by. */
export interface SortHeaderProps {
  'aria-sort': 'ascending' | 'descending' | undefined;
}

/** For the button in the header of a column. */
export interface SortButtonProps {
  type: 'button';
  onClick: MouseEventHandler;
}

/** The query of a list as in the address, actions to change it, and the props of column headers. */
export interface UseListQueryResult<Field extends string = string> {
  query: ListQuery<Field>;
  /** Searches, from the first page. The address is replaced, so Back leaves the list. */
  search(text: string): void;
  /** The address that shows a page of the list. */
  hrefOfPage(page: number): string;
  /** Adds an entry to the history, so that Back returns to the page before. */
  goToPage(page: number): void;
  /**
   * Sets how many items a page shows, and goes to the page with the first item shown now. The
   * address is replaced.
   * @param total how many items there are: with it, a current page beyond the last counts as the
   * last
   */
  setPageSize(pageSize: number, total?: number): void;
  /** For the header cell of a column. */
  getSortHeaderProps: <Given extends object = object>(
    field: Field,
    props?: Given,
  ) => Given & SortHeaderProps;
  /**
   * For the button in the header cell: a press sorts by the column, another press reverses the
   * order.
   */
  getSortButtonProps: <Given extends object = object>(
    field: Field,
    props?: Given,
  ) => Given & SortButtonProps;
}

/**
 * Search, sort and page of a list, kept in the address, where reload, Back and a copied link find
 * them. Throws a ToolkitError if there is no navigation.
 */
export function useListQuery<Field extends string>(
  options: UseListQueryOptions<Field>,
): UseListQueryResult<Field> {
  const navigation = sharedNavigation.useStore('useListQuery', options.navigation);
  const url = useStoreState(navigation, (state) => state.url);
  const { path, search: urlSearch } = splitUrl(url);
  const { sortable, defaultSort, pageSizes, defaultPageSize } = options;
  const rules = useMemo(
    () => ({ sortable, defaultSort, pageSizes, defaultPageSize }),
    [sortable, defaultSort, pageSizes, defaultPageSize],
  );
  const query = useMemo(() => parseListQuery(urlSearch, rules), [urlSearch, rules]);

  /** The search part that is loading, if any: what is requested next builds on it. */
  const latestSearch = (): string => {
    const next = splitUrl(navigation.nextUrl());
    return next.path === path ? next.search : urlSearch;
  };
  const latest = (): ListQuery<Field> => parseListQuery(latestSearch(), rules);
  const urlOf = (wanted: ListQuery<Field>, search = urlSearch): string =>
    path + formatListQuery(wanted, search, rules);
  const request = (change: Partial<ListQuery<Field>>, options?: { replace: true }): void => {
    navigation.go({ url: urlOf({ ...latest(), page: 1, ...change }, latestSearch()) }, options);
  };

  const direction = query.sort.isDescending ? 'descending' : 'ascending';

  return {
    query,
    search: (text) => {
      request({ search: text.trim() }, { replace: true });
    },
    hrefOfPage: (page) => {
      const url = urlOf({ ...query, page });
      return navigation.hrefOf({ url }) ?? url;
    },
    goToPage: (page) => {
      request({ page });
    },
    setPageSize: (pageSize, total) => {
      request(
        { pageSize, page: pageAtSize(latest().page, { ...latest(), total }, pageSize) },
        { replace: true },
      );
    },
    getSortHeaderProps: (field, props) =>
      propGetter<SortHeaderProps>({
        'aria-sort': field === query.sort.field ? direction : undefined,
      })(props),
    getSortButtonProps: (field, props) =>
      propGetter<SortButtonProps>({
        type: 'button',
        onClick: () => {
          request({ sort: nextSort(latest().sort, field) }, { replace: true });
        },
      })(props),
  };
}
