import type { ReactElement } from 'react';
import { useListSearchBox, type UseListQueryResult } from '../../headless/list-query/index.js';
import { SearchBox } from '../../skin/search-box/index.js';

/** The list to search, and the label of the search field. */
export interface ListSearchProps {
  /** In the current language. */
  label: string;
  /** From `useListQuery`. */
  list: Pick<UseListQueryResult, 'query' | 'search'>;
  className?: string | undefined;
}

/** Searches a list. What is typed stays until the search changes, by Enter or by going back. */
export function ListSearch({ label, list, className }: ListSearchProps): ReactElement {
  return <SearchBox {...useListSearchBox(list)} label={label} className={className} />;
}
