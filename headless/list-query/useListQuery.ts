import { useMemo, useRef, type MouseEventHandler } from 'react';
import { propGetter, useIsomorphicLayoutEffect, useStoreState } from '../core/index.js';
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
 * What `useListQuery` takes. Where `sortable` and `pageSizes` stay the same between renders, so
 * does `query`.
 */
export interface UseListQueryOptions extends ListQueryRules {
  /** Default: the shell's. */
  navigation?: Navigation | undefined;
}

/** For the `th` of a column; the one that the list is sorted by says so. */
export interface SortHeaderProps {
  'aria-sort': 'ascending' | 'descending' | undefined;
}

/** For the button in the header of a column. */
export interface SortButtonProps {
  type: 'button';
  onClick: MouseEventHandler;
}

/**
 * The query of a list, as the address has it, how to change it, and the props of column headers.
 */
export interface UseListQueryResult {
  query: ListQuery;
  /** Searches, from the first page. The address is replaced, so Back leaves the list. */
  search(text: string): void;
  /** The address that shows a page of the list. */
  hrefOfPage(page: number): string;
  /** Adds an entry to the history, so that Back returns to the page before. */
  goToPage(page: number): void;
  /**
   * Shows so many items per page, on the page that has the first item in sight now. The address is
   * replaced.
   * @param total how many items there are, for a page beyond the last is shown as the last one
   */
  setPageSize(pageSize: number, total?: number): void;
  /** For the header cell of a column. */
  getSortHeaderProps: <Given extends object = object>(
    field: string,
    props?: Given,
  ) => Given & SortHeaderProps;
  /** For the button in it; pressing sorts by the column, again the other way round. */
  getSortButtonProps: <Given extends object = object>(
    field: string,
    props?: Given,
  ) => Given & SortButtonProps;
}

/**
 * Search, sort and page of a list, kept in the address, where reload, Back and a copied link find
 * them. Throws a ToolkitError where there is no navigation.
 */
export function useListQuery(options: UseListQueryOptions): UseListQueryResult {
  const navigation = sharedNavigation.use('useListQuery', options.navigation);
  const url = useStoreState(navigation, (state) => state.url);
  const { path, search: urlSearch } = splitUrl(url);
  const { sortable, defaultSort, pageSizes, defaultPageSize } = options;
  const rules = useMemo(
    () => ({ sortable, defaultSort, pageSizes, defaultPageSize }),
    [sortable, defaultSort, pageSizes, defaultPageSize],
  );
  const query = useMemo(() => parseListQuery(urlSearch, rules), [urlSearch, rules]);

  // What was asked for while the list was still loading: the next wish goes on from there. It is over
  // with the next address, lest it counts again for who comes back to this one.
  const asked = useRef<ListQuery | null>(null);
  useIsomorphicLayoutEffect(() => {
    asked.current = null;
  }, [url]);
  const latest = (): ListQuery => asked.current ?? query;
  const hrefOf = (wish: ListQuery): string => path + formatListQuery(wish, urlSearch, rules);
  const ask = (change: Partial<ListQuery>, options?: { replace: true }): void => {
    const wish = { ...latest(), page: 1, ...change };
    asked.current = wish;
    navigation.go({ url: hrefOf(wish) }, options);
  };

  const direction = query.sort.isDescending ? 'descending' : 'ascending';

  return {
    query,
    search: (text) => {
      ask({ search: text.trim() }, { replace: true });
    },
    hrefOfPage: (page) => hrefOf({ ...query, page }),
    goToPage: (page) => {
      ask({ page });
    },
    setPageSize: (pageSize, total) => {
      ask({ pageSize, page: pageAtSize({ ...latest(), total }, pageSize) }, { replace: true });
    },
    getSortHeaderProps: (field, props) =>
      propGetter<SortHeaderProps>({
        'aria-sort': field === query.sort.field ? direction : undefined,
      })(props),
    getSortButtonProps: (field, props) =>
      propGetter<SortButtonProps>({
        type: 'button',
        onClick: () => {
          ask({ sort: nextSort(latest().sort, field) }, { replace: true });
        },
      })(props),
  };
}
