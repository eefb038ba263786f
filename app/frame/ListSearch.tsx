import type { ReactElement } from 'react';
import { useListSearchBox, type UseListQueryResult } from '../../headless/list-query/index.js';
import { SearchBox } from '../../skin/search-box/index.js';

/** Which list is searched, and what the field for it is called. */
export interface ListSearchProps {
  /** In the current language. */
  label: string;
  /** Of `useListQuery`. */
  list: UseListQueryResult;
  className?: string | undefined;
}

/** Searches a list. What is typed stands until another search is shown, by Enter or by Back. */
export function ListSearch({ label, list, className }: ListSearchProps): ReactElement {
  return <SearchBox {...useListSearchBox(list)} label={label} className={className} />;
}
