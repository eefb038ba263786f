import type { ReactElement } from 'react';
import { useListSearchBox, type UseListQueryResult } from '../../headless/list-query/index.js';
import { SearchBox } from '../../skin/search-box/index.js';

export interface ListSearchProps {
  label: string;
  list: UseListQueryResult;
  className?: string | undefined;
}

/** Searches a list. What is typed stands until another search is shown, by Enter or by Back. */
export function ListSearch({ label, list, className }: ListSearchProps): ReactElement {
  return <SearchBox {...useListSearchBox(list)} label={label} className={className} />;
}
