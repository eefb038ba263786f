import type { BaseEditor } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';
import type { RichTextElement, TextNode } from './richText.types.js';

/** Slate's editor with undo (slate-history) and its connection to the page (slate-react). */
export type RichTextEditor = BaseEditor & HistoryEditor & ReactEditor;

declare module 'slate' {
  interface CustomTypes {
    Editor: RichTextEditor;
    Element: RichTextElement;
    Text: TextNode;
  }
}
