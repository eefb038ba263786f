import { defineStore, type Store } from '../core/vanilla.js';
import { EMPTY_DOCUMENT } from './document.rules.js';
import { createValueLoader, type ReadValueOptions } from './readValue.js';
import type { RichTextDocument } from './richText.types.js';

export interface RichTextViewState {
  /** Empty until it is read. */
  readonly document: RichTextDocument;
  /** What reads HTML of others is on its way. */
  readonly isLoading: boolean;
  /** Why the HTML could not be read, to be reported. */
  readonly problem: { readonly error: unknown } | null;
}

export interface RichTextViewActions {
  /** Reads HTML in place of what was read before. */
  read(html: string): void;
}

export type RichTextViewStore = Store<RichTextViewState, RichTextViewActions>;

/** Makes the store of a rich text that is shown, and not edited. */
export function createRichTextViewStore(options: ReadValueOptions): RichTextViewStore {
  const initialState = { document: EMPTY_DOCUMENT, isLoading: false, problem: null };
  return defineStore<RichTextViewState, RichTextViewActions>(initialState, ({ set }) => {
    const load = createValueLoader(options, (reading) => {
      set({
        document: reading.status === 'read' ? reading.document : EMPTY_DOCUMENT,
        isLoading: reading.status === 'loading',
        problem: 'error' in reading ? { error: reading.error } : null,
      });
    });
    let known: string | null = null;
    return {
      actions: {
        read: (html) => {
          if (html === known) return;
          known = html;
          load(html);
        },
      },
    };
  });
}
