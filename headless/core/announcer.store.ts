import { defineStore, type Store } from './store.js';

/** `assertive` interrupts what a screen reader is saying; for errors only. */
export type Politeness = 'polite' | 'assertive';

/** One thing to say. The same text twice is two announcements, with different ids. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** What the two live regions hold, oldest first. */
export interface AnnouncerState {
  readonly polite: readonly Announcement[];
  readonly assertive: readonly Announcement[];
}

/** How to say something to screen readers (A11Y-NOTE). */
export interface AnnouncerActions {
  /** Says the text once. Empty text says nothing. Default politeness: `polite`. */
  announce(text: string, politeness?: Politeness): void;
}

/** One per app, so that nothing is said twice; its two live regions are `useLiveRegion`. */
export type AnnouncerStore = Store<AnnouncerState, AnnouncerActions>;

/** A region forgets all but its latest announcements, so that a page open all day stays small. */
const KEPT = 5;

const SILENCE: AnnouncerState = { polite: [], assertive: [] };

/**
 * What is said to screen readers: one assertive and one polite region for the whole app, so that
 * nothing is said twice and nothing talks over the rest.
 */
export function createAnnouncerStore(): AnnouncerStore {
  let lastId = 0;
  return defineStore<AnnouncerState, AnnouncerActions>(SILENCE, ({ get, set }) => ({
    actions: {
      announce: (text, politeness = 'polite') => {
        if (text.trim() === '') return;
        lastId += 1;
        const announcements = [...get()[politeness], { id: lastId, text }].slice(-KEPT);
        set({ [politeness]: announcements });
      },
    },
  }));
}
