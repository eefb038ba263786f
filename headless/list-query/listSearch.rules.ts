/** What stands in the search box of a list, and which search it goes on from. */
export interface SearchDraft {
  /** The search that the list showed when this was typed. */
  readonly searched: string;
  readonly typed: string;
  /** What was searched for last, and may still be on its way. */
  readonly asked: string;
}

/**
 * The draft once the list shows another search. What was typed on while that search was on its way is
 * the beginning of the next one, and stays; a search that was not asked for here, as by Back, is shown.
 */
export function followSearch({ typed, asked }: SearchDraft, searched: string): SearchDraft {
  return { searched, typed: searched === asked ? typed : searched, asked: searched };
}
