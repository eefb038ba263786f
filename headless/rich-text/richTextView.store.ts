import { defineStore, type Store } from '../core/vanilla.js';
import { EMPTY_DOCUMENT } from './document.rules.js';
import {
  followReadings,
  readValue,
  type ReadValueOptions,
  type ValueReading,
} from './readValue.js';
import type { RichTextDocument } from './richText.types.js';

/** A rich text that is shown: its HTML, and how far that has been read. */
export interface RichTextViewState {
  readonly html: string;
  /** Empty until it is read. */
  readonly document: RichTextDocument;
  /** What reads HTML of others is on its way. */
  readonly isLoading: boolean;
  /** Why the HTML could not be read, to be reported. */
  readonly problem: { readonly error: unknown } | null;
}

/** Shows other HTML. */
export interface RichTextViewActions {
  /** Reads HTML in place of what was read before. */
  read(html: string): void;
}

/** One rich text that is shown, and not edited; `useRichTextView` makes it. */
export type RichTextViewStore = Store<RichTextViewState, RichTextViewActions>;

/** The HTML to begin with, and what it is read with. */
export interface RichTextViewStoreOptions extends ReadValueOptions {
  html: string;
}

function stateOf(reading: ValueReading): Omit<RichTextViewState, 'html'> {
  return {
    document: reading.status === 'read' ? reading.document : EMPTY_DOCUMENT,
    isLoading: reading.status === 'loading',
    problem: 'error' in reading ? { error: reading.error } : null,
  };
}

/** Makes the store of a rich text that is shown, and not edited. */
export function createRichTextViewStore({
  html,
  ...options
}: RichTextViewStoreOptions): RichTextViewStore {
  const first = readValue(html, options);
  const initialState = { html, ...stateOf(first) };
  return defineStore<RichTextViewState, RichTextViewActions>(initialState, ({ get, set }) => {
    const follow = followReadings((reading) => {
      set(stateOf(reading));
    });
    return {
      actions: {
        read: (next) => {
          if (next === get().html) return;
          set({ html: next });
          follow(readValue(next, options));
        },
      },
      start: () => {
        if (get().isLoading && get().html === html) follow(first);
        return () => {};
      },
    };
  });
}
