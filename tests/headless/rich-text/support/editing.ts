import { Editor, Node, Transforms } from 'slate';
import { createRichTextEditor } from '../../../../headless/rich-text/createRichTextEditor.js';
import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  ListNode,
  RichTextDocument,
} from '../../../../headless/rich-text/richText.types.js';
import type { RichTextEditor } from '../../../../headless/rich-text/slateTypes.js';
import type { LimitPort } from '../../../../headless/rich-text/withLimit.js';

const NO_LIMIT: LimitPort = { limit: () => null, onTrimmed: () => {} };

type Line = string | readonly InlineNode[];

function inlines(line: Line): readonly InlineNode[] {
  return typeof line === 'string' ? [{ text: line }] : line;
}

export function paragraph(line: Line): BlockNode {
  return { type: 'paragraph', children: inlines(line) };
}

export function quote(line: Line): BlockNode {
  return { type: 'quote', children: inlines(line) };
}

export function code(text: string): BlockNode {
  return { type: 'code-block', children: [{ text }] };
}

export function heading(level: 1 | 2 | 3, line: Line): BlockNode {
  return { type: 'heading', level, children: inlines(line) };
}

export const rule: BlockNode = { type: 'rule', children: [{ text: '' }] };

export function image(url: string, alternativeText = ''): BlockNode {
  return { type: 'image', url, alternativeText, children: [{ text: '' }] };
}

/** An item, and the list below it. */
export function item(line: Line, nested?: ListNode): ListItemNode {
  const own = { type: 'paragraph', children: inlines(line) } as const;
  return { type: 'list-item', children: nested === undefined ? [own] : [own, nested] };
}

export function bullets(...items: readonly (ListItemNode | string)[]): ListNode {
  return {
    type: 'list',
    isOrdered: false,
    children: items.map((each) => (typeof each === 'string' ? item(each) : each)),
  };
}

export function numbers(...items: readonly (ListItemNode | string)[]): ListNode {
  return { ...bullets(...items), isOrdered: true };
}

/** An editor that holds a text, the caret at its end. */
export function editorWith(blocks: RichTextDocument, limit: LimitPort = NO_LIMIT): RichTextEditor {
  const editor = createRichTextEditor(limit);
  editor.children = [...blocks];
  Transforms.select(editor, Editor.end(editor, []));
  return editor;
}

/** Puts the caret, or the selection, at the first place of a text in the document. */
export function selectText(editor: RichTextEditor, text: string, at?: 'start' | 'end'): void {
  for (const [node, path] of Node.texts(editor)) {
    const offset = node.text.indexOf(text);
    if (offset < 0) continue;
    const [start, end] = [offset, offset + text.length];
    const anchor = { path, offset: at === 'end' ? end : start };
    Transforms.select(editor, { anchor, focus: { path, offset: at === 'start' ? start : end } });
    return;
  }
  throw new Error(`There is no “${text}” in the text.`);
}

/** Types one character after the other, each as an event of its own. */
export async function type(editor: RichTextEditor, text: string): Promise<void> {
  for (const character of text) {
    if (character === '\n') editor.insertBreak();
    else editor.insertText(character);
    await Promise.resolve();
  }
}
