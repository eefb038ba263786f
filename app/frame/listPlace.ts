import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { OpenedPlace } from './openedPlace.js';

/**
 * The state that a link out of a list stores in the history entry, where it survives a reload
 * (behavior B-07).
 */
export interface ListPlace extends OpenedPlace {
  /**
   * The query string of the list's address, with its `?`; empty for the list in its initial state.
   */
  readonly listSearch: string;
}

/** For the `state` of a list's links; the same object while the address is unchanged. */
export function useListPlace(): ListPlace {
  const { pathname, search } = useLocation();
  return useMemo(() => ({ listSearch: search, opener: pathname + search }), [pathname, search]);
}

/**
 * The query string of the list that this page was opened from, so that links back restore its page
 * and search. Empty if there is none.
 */
export function useListSearch(): string {
  const place: unknown = useLocation().state;
  if (typeof place !== 'object' || place === null || !('listSearch' in place)) return '';
  const { listSearch } = place;
  return typeof listSearch === 'string' ? listSearch : '';
}
