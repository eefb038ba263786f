import { systemClock, type Clock } from '../platform/index.js';
import { nextEntryId } from './orderedEntries.js';
import { defineStore, type Store } from './store.js';

/** `assertive` interrupts the screen reader: only for what cannot wait, such as errors. */
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

/** Announces text to screen readers (A11Y-NOTE). */
export interface AnnouncerActions {
  /** Says the text once. Empty text says nothing. Default politeness: `polite`. */
  announce(text: string, politeness?: Politeness): void;
}

/** One per app, so that nothing is said twice; `useLiveRegion` gives its two live regions. */
export type AnnouncerStore = Store<AnnouncerState, AnnouncerActions>;

/**
 * How long the regions hold what was announced after the last of it, in milliseconds. By then screen
 * readers have taken it over; it would be read as a part of the page, also by the next user.
 */
const HELD = 10_000;
/** The most that a region holds, so that a page that never stops announcing stays small. */
const KEPT = 99;

const SILENCE: AnnouncerState = { polite: [], assertive: [] };

/**
 * Creates the app's announcer: one polite and one assertive region for the whole app, so that nothing
 * is said twice and announcements do not talk over each other.
 */
export function createAnnouncerStore(clock: Clock = systemClock): AnnouncerStore {
  return defineStore<AnnouncerState, AnnouncerActions>(SILENCE, ({ get, set }) => {
    let cancelForgetting = (): void => {};
    return {
      actions: {
        announce: (text, politeness = 'polite') => {
          if (text.trim() === '') return;
          set({ [politeness]: [...get()[politeness], { id: nextEntryId(), text }].slice(-KEPT) });
          cancelForgetting();
          cancelForgetting = clock.setTimeout(() => {
            set(SILENCE);
          }, HELD);
        },
      },
      start: () => () => {
        cancelForgetting();
      },
    };
  });
}
