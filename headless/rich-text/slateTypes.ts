import type { BaseEditor } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';
import type { RichTextElement, TextNode } from './richText.types.js';

/** What `withLimit` adds to an editor. */
export interface LimitedEditor {
  /** Whether the limit leaves no room for another line. */
  isFull(): boolean;
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
