import { useState } from 'react';
import { followSearch } from './listSearch.rules.js';
import type { UseListQueryResult } from './useListQuery.js';

/** Options for `useSearchBox`. */
export interface UseListSearchBoxResult {
  /** The text in the box: what was typed, until the list shows another search. */
  value: string;
  onChange: (typed: string) => void;
  onSearch: (text: string) => void;
}

/**
 * The controlled search box of a list. It follows the list's search, whether that changes by Enter
 * or by Back, but keeps text typed while a search is loading (spec row SEARCH-1).
 */
export function useListSearchBox(
  list: Pick<UseListQueryResult, 'query' | 'search'>,
): UseListSearchBoxResult {
  const searched = list.query.search;
  // Not the object, which may be another one for the same address.
  const address = JSON.stringify(list.query);
  const [draft, setDraft] = useState({ address, searched, typed: searched, asked: searched });
  if (draft.address !== address) setDraft({ ...followSearch(draft, searched), address });
  return {
    value: draft.typed,
    onChange: (typed) => {
      setDraft((latest) => ({ ...latest, typed }));
    },
    onSearch: (text) => {
      const asked = text.trim();
      setDraft((latest) => ({ ...latest, typed: asked, asked }));
      list.search(asked);
    },
  };
}
