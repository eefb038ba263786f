import type { BaseEditor } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';
import type { RichTextElement, TextNode } from './richText.types.js';

/** The editor's handle: Slate's own, with undo, and with the page once it is shown. */
export type RichTextEditor = BaseEditor & HistoryEditor & ReactEditor;

declare module 'slate' {
  interface CustomTypes {
    Editor: RichTextEditor;
    Element: RichTextElement;
    Text: TextNode;
  }
}
