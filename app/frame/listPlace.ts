import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** What a link out of a list hands on with the history entry, which a reload keeps (behaviour B-07). */
export interface ListPlace {
  /** The search of the list's address, from its `?`; empty for the list as it is at first. */
  readonly listSearch: string;
}

/** For the `state` of the links of a list; the same as long as the search is. */
export function useListPlace(): ListPlace {
  const { search } = useLocation();
  return useMemo(() => ({ listSearch: search }), [search]);
}

/** Of the list that this page was opened from: links back to it lead to the page and search left. */
export function useListSearch(): string {
  const place: unknown = useLocation().state;
  if (typeof place !== 'object' || place === null || !('listSearch' in place)) return '';
  const { listSearch } = place;
  return typeof listSearch === 'string' && listSearch.startsWith('?') ? listSearch : '';
}
