import { useMemo, type MouseEventHandler } from 'react';
import { propGetter, useStoreState, type PropGetter } from '../core/index.js';
import { sharedNavigation } from '../navigation/index.js';
import type { Navigation } from '../platform/index.js';
import {
  formatListQuery,
  nextSort,
  parseListQuery,
  type ListQuery,
  type ListQueryRules,
} from './listQuery.rules.js';

export interface UseListQueryOptions extends ListQueryRules {
  /** Default: the shell's. */
  navigation?: Navigation | undefined;
}

export interface SortHeaderProps {
  'aria-sort': 'ascending' | 'descending' | undefined;
}

export interface SortButtonProps {
  type: 'button';
  onClick: MouseEventHandler;
}

export interface UseListQueryResult {
  query: ListQuery;
  /** Searches, from the first page. The address is replaced, so Back leaves the list. */
  search(text: string): void;
  /** The address that shows a page of the list. */
  hrefOfPage(page: number): string;
  goToPage(page: number): void;
  /** For the header cell of a column. */
  getSortHeaderProps: (field: string) => SortHeaderProps;
  /** For the button in it; pressing sorts by the column, again the other way round. */
  getSortButtonProps: (field: string) => PropGetter<SortButtonProps>;
}

function split(url: string): { path: string; urlSearch: string } {
  const [beforeHash = ''] = url.split('#');
  const start = beforeHash.indexOf('?');
  if (start < 0) return { path: beforeHash, urlSearch: '' };
  return { path: beforeHash.slice(0, start), urlSearch: beforeHash.slice(start) };
}

/**
 * Search, sort and page of a list, kept in the address, where reload, Back and a copied link find
 * them. Throws a ToolkitError where there is no navigation.
 */
export function useListQuery(options: UseListQueryOptions): UseListQueryResult {
  const navigation = sharedNavigation.use('useListQuery', options.navigation);
  const url = useStoreState(navigation, (state) => state.url);
  const { path, urlSearch } = split(url);
  const { sortable, defaultSort } = options;
  const rules = useMemo(() => ({ sortable, defaultSort }), [sortable, defaultSort]);
  const query = useMemo(() => parseListQuery(urlSearch, rules), [urlSearch, rules]);

  const hrefOf = (change: Partial<ListQuery>): string =>
    path + formatListQuery({ ...query, page: 1, ...change }, urlSearch, rules);

  return {
    query,
    search: (text) => {
      navigation.go({ url: hrefOf({ search: text.trim() }) }, { replace: true });
    },
    hrefOfPage: (page) => hrefOf({ page }),
    goToPage: (page) => {
      navigation.go({ url: hrefOf({ page }) });
    },
    getSortHeaderProps: (field) => ({
      'aria-sort':
        field !== query.sort.field
          ? undefined
          : query.sort.isDescending
            ? 'descending'
            : 'ascending',
    }),
    getSortButtonProps: (field) =>
      propGetter<SortButtonProps>({
        type: 'button',
        onClick: () => {
          navigation.go({ url: hrefOf({ sort: nextSort(query.sort, field) }) }, { replace: true });
        },
      }),
  };
}
