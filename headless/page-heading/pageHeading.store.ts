import { defineStore, type Store } from '../core/vanilla.js';

/** What tells coming to another page from rendering the same one again (behaviour B-04). */
export interface PageHeadingState {
  /** The page that was shown last; `null` before the first. */
  readonly place: string | null;
}

/** How the hooks tell which page and which heading are there, and move the focus to the heading. */
export interface PageHeadingActions {
  /**
   * Tells which page is shown. Returns whether it was come to from another one: not on the first
   * load, where the focus is the browser's, nor where the page was shown already.
   */
  arrive(place: string): boolean;
  /** Tells the heading that is on the page; `null` when it goes. */
  setHeading(heading: Pick<HTMLElement, 'focus'> | null): void;
  /** Moves the focus to the heading that is on the page, if there is one; nothing scrolls. */
  focusHeading(): void;
}

/** One per app: the page shown last and its heading. `createFrame` makes it. */
export type PageHeadingStore = Store<PageHeadingState, PageHeadingActions>;

/** Makes the store that remembers which page was shown last, and its heading (behaviour B-04). */
export function createPageHeadingStore(): PageHeadingStore {
  return defineStore<PageHeadingState, PageHeadingActions>({ place: null }, ({ get, set }) => {
    let heading: Pick<HTMLElement, 'focus'> | null = null;
    return {
      actions: {
        arrive: (place) => {
          const { place: previous } = get();
          if (place === previous) return false;
          set({ place });
          return previous !== null;
        },
        setHeading: (element) => {
          heading = element;
        },
        focusHeading: () => {
          heading?.focus({ preventScroll: true });
        },
      },
    };
  });
}
