import { useState, type ReactElement } from 'react';
import type { UseListQueryResult } from '../../headless/list-query/index.js';
import { SearchBox } from '../../skin/search-box/index.js';

export interface ListSearchProps {
  label: string;
  list: UseListQueryResult;
  className?: string | undefined;
}

interface Draft {
  /** What the list showed when this was typed. */
  readonly searched: string;
  readonly typed: string;
  /** What was searched for last, and may still be on its way. */
  readonly asked: string;
}

/** What is typed on while a search is on its way is the beginning of the next one: its answer leaves it. */
function draftFor(searched: string, { typed, asked }: Draft): Draft {
  const isTypedOn = searched === asked.trim() && typed !== asked;
  return { searched, typed: isTypedOn ? typed : searched, asked: searched };
}

/** Searches a list. What is typed stands until another search is shown, by Enter or by Back. */
export function ListSearch({ label, list, className }: ListSearchProps): ReactElement {
  const searched = list.query.search;
  const [draft, setDraft] = useState<Draft>({ searched, typed: searched, asked: searched });
  if (draft.searched !== searched) setDraft(draftFor(searched, draft));
  return (
    <SearchBox
      value={draft.typed}
      onChange={(typed) => {
        setDraft((latest) => ({ ...latest, typed }));
      }}
      label={label}
      onSearch={(text) => {
        setDraft((latest) => ({ ...latest, asked: text }));
        list.search(text);
      }}
      className={className}
    />
  );
}
