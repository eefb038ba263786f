import type { BaseEditor } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';
import type { RichTextDocument, RichTextElement, TextNode } from './richText.types.js';

/** What `withLimit` adds to an editor. */
export interface LimitedEditor {
  /** Whether the limit leaves no room for another line. */
  isFull(): boolean;
  /** The text without what a composition on Android has written beyond the limit. */
  fittingDocument(): RichTextDocument;
  /** Takes that away. To be called when the composition is over. */
  trimComposition(): void;
}

/** Slate's editor with undo (slate-history), its connection to the page (slate-react), and a limit. */
export type RichTextEditor = BaseEditor & HistoryEditor & ReactEditor & LimitedEditor;

declare module 'slate' {
  interface CustomTypes {
    Editor: RichTextEditor;
    Element: RichTextElement;
    Text: TextNode;
  }
}
