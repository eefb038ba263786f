import { useState } from 'react';
import { followSearch } from './listSearch.rules.js';
import type { UseListQueryResult } from './useListQuery.js';

/** What `useSearchBox` takes. */
export interface UseListSearchBoxResult {
  /** What stands in the box: what is typed, until the list shows another search. */
  value: string;
  onChange: (typed: string) => void;
  onSearch: (text: string) => void;
}

/**
 * The search box of a list, controlled. It follows the list, by Enter as by Back; but what is typed on
 * while a search is on its way stays when the answer comes (spec row SEARCH-1).
 */
export function useListSearchBox(
  list: Pick<UseListQueryResult, 'query' | 'search'>,
): UseListSearchBoxResult {
  const searched = list.query.search;
  const [draft, setDraft] = useState({ searched, typed: searched, asked: searched });
  if (draft.searched !== searched) setDraft(followSearch(draft, searched));
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
