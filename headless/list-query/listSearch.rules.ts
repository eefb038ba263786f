/** The text in the search box of a list, and the searches that it is compared with. */
export interface SearchDraft {
  /** The search that the list showed when this was typed. */
  readonly searched: string;
  readonly typed: string;
  /** The latest search requested here, which may still be loading. */
  readonly asked: string;
}

/**
 * The draft once the list shows another search. If that search was requested here, text typed while
 * it was loading stays; otherwise, as after Back, the box shows the new search.
 */
export function followSearch({ typed, asked }: SearchDraft, searched: string): SearchDraft {
  return { searched, typed: searched === asked ? typed : searched, asked: searched };
}
