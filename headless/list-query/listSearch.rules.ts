/** What stands in the search box of a list, and which search it goes on from. */
export interface SearchDraft {
  /** The search that the list showed when this was typed. */
  readonly searched: string;
  readonly typed: string;
  /** What was searched for last, and may still be on its way. */
  readonly asked: string;
}

/** The draft of somebody who has typed nothing yet. */
export function startDraft(searched: string): SearchDraft {
  return { searched, typed: searched, asked: searched };
}

/**
 * The draft once the list shows another search. What was typed on while that search was on its way is
 * the beginning of the next one, and stays; otherwise the box shows what the list does.
 */
export function draftAfterSearch(draft: SearchDraft, searched: string): SearchDraft {
  const isTypedOn = searched === draft.asked.trim() && draft.typed !== draft.asked;
  return { ...startDraft(searched), ...(isTypedOn ? { typed: draft.typed } : {}) };
}
