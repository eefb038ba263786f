import { Editor, Node, type Descendant, type Range } from 'slate';
import { ReactEditor } from 'slate-react';
import { fittingPart, lengthOf, type Limit } from '../limiter/vanilla.js';
import { caretBlock } from './blockCommands.js';
import { createComposedText } from './composedText.js';
import { lengthOfBlocks, lengthOfDocument, textOf } from './document.rules.js';
import { deleteSelected } from './insertCommands.js';
import { around, documentOf, isBlankLine, isTextBlock, isVoidBlock, itemOf } from './query.js';
import { redrawText } from './redrawText.js';
import type { RichTextDocument } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';
import { isAndroid } from './support.js';
import { deleteForText, leaveLink } from './typeOver.js';

/** How long a text may be, and who is told what did not fit. */
export interface LimitPort {
  /** `null` if there is no limit, or typing beyond it is allowed. */
  limit(): Limit | null;
  onTrimmed(trimmed: string): void;
}

/**
 * The length that what is typed at the caret, or in `at`, adds to. An empty paragraph at the end after
 * a block without text counts only there, where it is about to become a line.
 */
function lengthAtCaret(editor: RichTextEditor, at: Range | null = editor.selection): number {
  const document = documentOf(editor);
  const [index = 0] = at?.anchor.path ?? [];
  return index < document.length - 2 ? lengthOfDocument(document) : lengthOfBlocks(document);
}

/** The part of a text that fits in place of a range of one line. */
function fittingIn(editor: RichTextEditor, range: Range, text: string, limit: Limit): string {
  const [start, end] = Editor.edges(editor, around(editor, isTextBlock, range)?.[1] ?? range);
  const before = Editor.string(editor, { anchor: start, focus: range.anchor });
  const after = Editor.string(editor, { anchor: range.focus, focus: end });
  const line = Editor.string(editor, { anchor: start, focus: end });
  const rest = lengthAtCaret(editor, range) - lengthOf(line, limit.unit);
  return fittingPart({ before, inserted: text, after }, { ...limit, max: limit.max - rest });
}

/** The part of a text that fits at the caret. */
export function fittingText(editor: RichTextEditor, text: string, limit: Limit): string {
  const { selection } = editor;
  if (selection === null) return text;
  return fittingIn(editor, { anchor: selection.anchor, focus: selection.anchor }, text, limit);
}

/** Whether Enter makes no new line here, but changes the empty one at the caret. */
function leavesLine(editor: RichTextEditor): boolean {
  const here = caretBlock(editor);
  if (here === null || !isBlankLine(here[0])) return false;
  return here[0].type !== 'paragraph' || itemOf(editor, here[1]) !== undefined;
}

/**
 * Whether text that is inserted is a part of what the browser composes. A new text node, as for other
 * marks, cuts that off, and nothing tells when it ends.
 */
function isComposedHere(editor: RichTextEditor): boolean {
  const { marks, selection } = editor;
  if (!isAndroid() || !ReactEditor.isComposing(editor) || selection === null) return false;
  return marks === null && Node.leaf(editor, selection.anchor.path).text !== '';
}

/** Lets nobody type more than fits. A text that is set by code may be longer. */
export function withLimit(editor: RichTextEditor, { limit, onTrimmed }: LimitPort): RichTextEditor {
  const { insertText, insertBreak, undo } = editor;
  const composed = createComposedText(editor, {
    fit: (target, text, range) => {
      const current = limit();
      return current === null ? text : fittingIn(target, range, text, current);
    },
    onTrimmed,
  });
  editor.isFull = () => lengthAtCaret(editor) >= (limit()?.max ?? Infinity);
  editor.fittingDocument = composed.fittingDocument;
  editor.trimComposition = composed.end;
  editor.undo = () => {
    editor.trimComposition();
    undo();
  };
  editor.insertText = (text, options) => {
    if (options?.at !== undefined) {
      insertText(text, options);
      return;
    }
    const current = limit();
    const isComposed = current !== null && isComposedHere(editor);
    if (isComposed) composed.settle();
    else editor.trimComposition();
    leaveLink(editor);
    let fitting = text;
    Editor.withoutNormalizing(editor, () => {
      const at = deleteForText(editor);
      const insert = (): void => {
        insertText(fitting, at === null ? options : { ...options, at });
      };
      if (isComposed) {
        composed.write(insert);
        return;
      }
      if (current !== null) fitting = fittingText(editor, text, current);
      if (fitting !== '') insert();
    });
    // A composition has written its text in the page by now.
    if (current !== null && fitting === '') redrawText(editor);
    if (fitting !== text) onTrimmed(text.slice(fitting.length));
  };
  editor.insertBreak = () => {
    editor.trimComposition();
    deleteSelected(editor);
    if (!editor.isFull() || leavesLine(editor)) insertBreak();
    else onTrimmed('\n');
  };
  return editor;
}

/** A block with only its first `length` UTF-16 units. */
function shorten<Shortened extends Descendant>(node: Shortened, length: number): Shortened {
  let room = length;
  const cut = (part: Descendant): Descendant => {
    if (!('children' in part)) {
      const text = part.text.slice(0, Math.max(room, 0));
      room -= part.text.length;
      return { ...part, text };
    }
    const children: Descendant[] = [];
    for (const child of part.children) {
      if (room < 0) break;
      children.push(cut(child));
      // The break between two lines counts too.
      if ('type' in child && child.type === 'paragraph') room -= 1;
    }
    return { ...part, children } as Descendant;
  };
  return cut(node) as Shortened;
}

/**
 * The start of a document, up to so many UTF-16 units of its lines; images after that are left out.
 */
export function startOf(blocks: RichTextDocument, length: number): RichTextDocument {
  if (length <= 0) return [];
  const kept: RichTextDocument[number][] = [];
  let room = length;
  for (const block of blocks) {
    if (room <= 0) break;
    const own = textOf([block]).length;
    kept.push(own <= room ? block : shorten(block, room));
    if (!isVoidBlock(block)) room -= own + 1;
  }
  return kept;
}
