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
  /** The HTML needs its reader, which is still loading. */
  readonly isLoading: boolean;
  /** Why the HTML could not be read, to be reported. */
  readonly problem: { readonly error: unknown } | null;
}

/** Replaces the HTML that is shown. */
export interface RichTextViewActions {
  /** Reads new HTML in place of the old. */
  read(html: string): void;
}

/** One per rich text that is shown and not edited; made by `useRichTextView`. */
export type RichTextViewStore = Store<RichTextViewState, RichTextViewActions>;

/** The initial HTML, and how HTML is read. */
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

/** Creates the store of a rich text that is shown and not edited. */
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
