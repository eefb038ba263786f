/** The text in the search box of a list, and the searches that it is compared with. */
export interface SearchDraft {
  /** The search that the list showed when this was typed. */
  readonly searched: string;
  readonly typed: string;
  /** The latest search requested here, which may still be loading. */
  readonly asked: string;
}

/**
 * The draft once the list is at another address. If its search was requested here, text typed while
 * it was loading stays; so does text typed after a request that was given up, as by Back, for the
 * search that the list still shows. Otherwise the box shows the list's search.
 */
export function followSearch(
  { searched: before, typed, asked }: SearchDraft,
  searched: string,
): SearchDraft {
  const isKept = searched === asked || (searched === before && typed !== asked);
  return { searched, typed: isKept ? typed : searched, asked: searched };
}
