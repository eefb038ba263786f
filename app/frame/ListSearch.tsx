import type { ReactElement } from 'react';
import { useListSearchBox, type UseListQueryResult } from '../../headless/list-query/index.js';
import { SearchBox } from '../../skin/search-box/index.js';

/** What the API takes to delete all that a search finds; much more is too long for an address. */
const LONGEST_SEARCH = 1_000;

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
  const search = useListSearchBox(list);
  return <SearchBox {...search} label={label} maxLength={LONGEST_SEARCH} className={className} />;
}
