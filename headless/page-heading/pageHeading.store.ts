import { defineStore, type Store } from '../core/vanilla.js';

/** Tells arriving at another page from rendering the same page again (behavior B-04). */
export interface PageHeadingState {
  /** The page that was shown last; `null` before the first. */
  readonly place: string | null;
  /** What the user did last was to change a field, by typing or otherwise. */
  readonly isTyping: boolean;
}

/** How the hooks report the page and its heading, and move the focus to the heading. */
export interface PageHeadingActions {
  /**
   * Reports the page that is shown. Returns whether it follows another page: false for the first
   * page, where the focus is the browser's, and for the page that is shown already.
   */
  arrive(place: string): boolean;
  /** Reports what the user does: changing a field, or anything else, such as pressing a key. */
  setTyping(isTyping: boolean): void;
  /** Reports the heading of the page; `null` when it unmounts. */
  setHeading(heading: Pick<HTMLElement, 'focus'> | null): void;
  /** Moves the focus to the heading of the page, if there is one, without scrolling. */
  focusHeading(): void;
}

/** The store of the page shown last and its heading, one per app; `createFrame` makes it. */
export type PageHeadingStore = Store<PageHeadingState, PageHeadingActions>;

/** Creates the store that remembers which page was shown last, and its heading (behavior B-04). */
export function createPageHeadingStore(): PageHeadingStore {
  const initialState: PageHeadingState = { place: null, isTyping: false };
  return defineStore<PageHeadingState, PageHeadingActions>(initialState, ({ get, set }) => {
    let heading: Pick<HTMLElement, 'focus'> | null = null;
    return {
      actions: {
        arrive: (place) => {
          const { place: previous } = get();
          if (place === previous) return false;
          set({ place });
          return previous !== null;
        },
        setTyping: (isTyping) => {
          if (isTyping !== get().isTyping) set({ isTyping });
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
