import { defineStore, type Store } from '../core/vanilla.js';

export interface PageHeadingState {
  /** The page that was shown last; `null` before the first. */
  readonly place: string | null;
}

export interface PageHeadingActions {
  /**
   * Tells which page is shown. Returns whether it was come to from another one: not on the first
   * load, where the focus is the browser's, nor where the page was shown already.
   */
  arrive(place: string): boolean;
}

export type PageHeadingStore = Store<PageHeadingState, PageHeadingActions>;

/** Makes the store that remembers which page was shown last (behaviour B-04). */
export function createPageHeadingStore(): PageHeadingStore {
  return defineStore<PageHeadingState, PageHeadingActions>({ place: null }, ({ get, set }) => ({
    actions: {
      arrive: (place) => {
        const { place: previous } = get();
        if (place === previous) return false;
        set({ place });
        return previous !== null;
      },
    },
  }));
}
