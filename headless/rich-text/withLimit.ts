import { Editor, type Descendant } from 'slate';
import { fittingPart, lengthOf, type Limit } from '../limiter/vanilla.js';
import { caretBlock } from './blockCommands.js';
import { lengthOfBlocks, lengthOfDocument, textOf } from './document.rules.js';
import { deleteSelected } from './insertCommands.js';
import { documentOf, isBlankLine, isVoidBlock, itemOf } from './query.js';
import { redrawText } from './redrawText.js';
import type { RichTextDocument } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';
import { deleteForText, leaveLink } from './typeOver.js';

/** How long a text may be, and who is told what did not fit. */
export interface LimitPort {
  /** `null` if there is no limit, or typing beyond it is allowed. */
  limit(): Limit | null;
  onTrimmed(trimmed: string): void;
}

/**
 * The length that what is typed at the caret adds to. An empty paragraph at the end after a block
 * without text counts only there, where it is about to become a line.
 */
function lengthAtCaret(editor: RichTextEditor): number {
  const document = documentOf(editor);
  const [index = 0] = editor.selection?.anchor.path ?? [];
  return index < document.length - 2 ? lengthOfDocument(document) : lengthOfBlocks(document);
}

/** The part of a text that fits at the caret. */
export function fittingText(editor: RichTextEditor, text: string, limit: Limit): string {
  const { selection } = editor;
  if (selection === null) return text;
  const [start, end] = Editor.edges(editor, caretBlock(editor)?.[1] ?? selection.anchor);
  const before = Editor.string(editor, { anchor: start, focus: selection.anchor });
  const after = Editor.string(editor, { anchor: selection.anchor, focus: end });
  const rest = lengthAtCaret(editor) - lengthOf(before + after, limit.unit);
  return fittingPart({ before, inserted: text, after }, { ...limit, max: limit.max - rest });
}

/** Whether Enter makes no new line here, but changes the empty one at the caret. */
function leavesLine(editor: RichTextEditor): boolean {
  const here = caretBlock(editor);
  if (here === null || !isBlankLine(here[0])) return false;
  return here[0].type !== 'paragraph' || itemOf(editor, here[1]) !== undefined;
}

/** Lets nobody type more than fits. A text that is set by code may be longer. */
export function withLimit(editor: RichTextEditor, { limit, onTrimmed }: LimitPort): RichTextEditor {
  const { insertText, insertBreak } = editor;
  editor.isFull = () => lengthAtCaret(editor) >= (limit()?.max ?? Infinity);
  editor.insertText = (text, options) => {
    if (options?.at !== undefined) {
      insertText(text, options);
      return;
    }
    leaveLink(editor);
    const current = limit();
    let fitting = text;
    Editor.withoutNormalizing(editor, () => {
      const at = deleteForText(editor);
      if (current !== null) fitting = fittingText(editor, text, current);
      if (fitting !== '') insertText(fitting, at === null ? options : { ...options, at });
    });
    // A composition has written its text in the page by now.
    if (current !== null && fitting === '') redrawText(editor);
    if (fitting !== text) onTrimmed(text.slice(fitting.length));
  };
  editor.insertBreak = () => {
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
