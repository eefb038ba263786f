import { useState, type ReactElement } from 'react';
import type { UseListQueryResult } from '../../headless/list-query/index.js';
import { SearchBox } from '../../skin/search-box/index.js';

export interface ListSearchProps {
  label: string;
  list: UseListQueryResult;
  className?: string | undefined;
}

/** Searches a list. What is typed stands until another search is shown, by Enter or by Back. */
export function ListSearch({ label, list, className }: ListSearchProps): ReactElement {
  const searched = list.query.search;
  const [draft, setDraft] = useState({ searched, typed: searched });
  if (draft.searched !== searched) setDraft({ searched, typed: searched });
  return (
    <SearchBox
      value={draft.typed}
      onChange={(typed) => {
        setDraft({ searched, typed });
      }}
      label={label}
      onSearch={list.search}
      className={className}
    />
  );
}
