import { Editor, Range, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { caretBlock, convertBlock, type BlockStyle } from './blockCommands.js';
import { insertBlocks } from './insertCommands.js';
import { toggleList } from './listCommands.js';
import { itemOf } from './query.js';
import type { Mark } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';

/** What a paragraph becomes that begins with a marker, once a space is typed after it. */
const BLOCKS: Readonly<Record<string, BlockStyle | 'bulleted' | 'numbered' | 'rule'>> = {
  '#': 'heading-1',
  '##': 'heading-2',
  '###': 'heading-3',
  '>': 'quote',
  '```': 'code-block',
  '-': 'bulleted',
  '*': 'bulleted',
  '1.': 'numbered',
  '---': 'rule',
};

/** The markers around a text that gets a mark; `**` before `*`, which is a part of it. */
const INLINE: readonly (readonly [string, Mark])[] = [
  ['**', 'bold'],
  ['__', 'bold'],
  ['~~', 'strikethrough'],
  ['`', 'code'],
  ['*', 'italic'],
  ['_', 'italic'],
];

/** The text from the start of the block to the caret; `null` without a caret, and in code. */
function textBefore(editor: RichTextEditor): string | null {
  const here = caretBlock(editor);
  const { selection } = editor;
  if (here === null || selection === null || Range.isExpanded(selection)) return null;
  if (here[0].type === 'code-block' || Editor.marks(editor)?.code === true) return null;
  return Editor.string(editor, {
    anchor: Editor.start(editor, here[1]),
    focus: selection.anchor,
  });
}

function deleteMarker(editor: RichTextEditor): void {
  const here = caretBlock(editor);
  if (here === null || editor.selection === null) return;
  const anchor = Editor.start(editor, here[1]);
  Transforms.delete(editor, { at: { anchor, focus: editor.selection.anchor } });
}

function shapeBlock(editor: RichTextEditor, marker: string): void {
  const here = caretBlock(editor);
  const style = Object.hasOwn(BLOCKS, marker) ? BLOCKS[marker] : undefined;
  if (style === undefined || here?.[0].type !== 'paragraph') return;
  if (itemOf(editor, here[1]) !== undefined) return;
  HistoryEditor.withNewBatch(editor, () => {
    Editor.withoutNormalizing(editor, () => {
      deleteMarker(editor);
      if (style === 'bulleted' || style === 'numbered') toggleList(editor, style === 'numbered');
      else if (style === 'rule') insertBlocks(editor, [{ type: 'rule', children: [{ text: '' }] }]);
      else convertBlock(editor, here[1], style);
    });
  });
}

/** The length of the text that markers enclose at the end of a line; 0 if there is none. */
function enclosedLength(line: string, marker: string): number {
  if (!line.endsWith(marker)) return 0;
  const inner = line.slice(0, -marker.length);
  const start = inner.lastIndexOf(marker);
  const text = inner.slice(start + marker.length);
  // As in Markdown: no space just inside the markers, and no word right before them.
  const isAlone = start >= 0 && !/[\p{L}\p{N}*_~`]$/u.test(inner.slice(0, start));
  return isAlone && /^[^\s*_~`]/.test(text) && /[^\s*_~`]$/.test(text) ? text.length : 0;
}

function shapeText(editor: RichTextEditor, line: string): void {
  for (const [marker, mark] of INLINE) {
    const length = enclosedLength(line, marker);
    if (length === 0 || editor.selection === null) continue;
    const end = editor.selection.anchor;
    const textLength = length + marker.length * 2;
    // Markers in other text nodes, as around a link, are left as they are.
    if (end.offset < textLength) return;
    HistoryEditor.withNewBatch(editor, () => {
      Editor.withoutNormalizing(editor, () => {
        const at = (offset: number): { path: number[]; offset: number } => ({ ...end, offset });
        const start = end.offset - textLength;
        const deleteAt = (from: number): void => {
          const range = { anchor: at(from), focus: at(from + marker.length) };
          Transforms.delete(editor, { at: range });
        };
        deleteAt(end.offset - marker.length);
        deleteAt(start);
        Transforms.select(editor, { anchor: at(start), focus: at(start + length) });
        Editor.addMark(editor, mark, true);
        Transforms.collapse(editor, { edge: 'end' });
      });
      Editor.removeMark(editor, mark);
    });
    return;
  }
}

/**
 * Formats Markdown as it is typed: `# `, `> `, `- `, `1. `, `**x**`, `` `x` `` and more. Each
 * change is an undo step of its own, so that undo brings back what was typed.
 */
export function withMarkdown(editor: RichTextEditor): RichTextEditor {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    insertText(text, options);
    if (text.length !== 1 || options?.at !== undefined) return;
    const line = textBefore(editor);
    if (line === null) return;
    if (text === ' ') shapeBlock(editor, line.slice(0, -1));
    else if ('*_~`'.includes(text)) shapeText(editor, line);
  };
  return editor;
}
