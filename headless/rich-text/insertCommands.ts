import { Editor, Node, Path, Range, Transforms } from 'slate';
import { addParagraph, caretBlock } from './blockCommands.js';
import { textOf } from './document.rules.js';
import { hasTail, isWithoutText } from './document/tail.js';
import { linkAround } from './linkCommands.js';
import { leaveLists } from './listCommands.js';
import {
  around,
  documentOf,
  isAtStartOf,
  isBlankLine,
  isList,
  isListItem,
  isTextBlock,
  isVoidBlock,
  itemOf,
} from './query.js';
import type { InlineNode, RichTextDocument } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';

/** Removes the items and lists that a deletion has left without anything in them. */
function removeEmptied(editor: RichTextEditor): void {
  const match = (node: unknown): boolean =>
    (isListItem(node) || isList(node)) && node.children.length === 0;
  let [emptied] = Editor.nodes(editor, { at: [], match });
  while (emptied !== undefined) {
    Transforms.removeNodes(editor, { at: emptied[1] });
    [emptied] = Editor.nodes(editor, { at: [], match });
  }
}

/** Deletes what is selected. What is left can be looked up, also before it is normalized. */
export function deleteSelected(editor: RichTextEditor): void {
  if (editor.selection !== null && Range.isExpanded(editor.selection)) {
    Editor.deleteFragment(editor);
    removeEmptied(editor);
  }
}

/**
 * The place after a block without text. What comes in there takes the place of a paragraph that is
 * there only to type in.
 */
export function makeRoomAfter(editor: RichTextEditor, index: number): number {
  const document = documentOf(editor);
  const isLast = index === document.length - 2 && hasTail(document);
  if (isLast) Transforms.removeNodes(editor, { at: [index + 1] });
  return index + 1;
}

/** Where blocks are inserted, and whether one was split for them. */
interface Gap {
  readonly at: number;
  readonly isSplit: boolean;
}

/** Takes an empty item at the caret out of its lists, unless there is a list below it. */
function leaveEmptyItem(editor: RichTextEditor): void {
  const here = caretBlock(editor);
  if (here === null || !isBlankLine(here[0])) return;
  if (itemOf(editor, here[1])?.[0].children.length === 1) leaveLists(editor, here[1]);
}

/**
 * Makes a gap between blocks at the caret: splits the block around it, or removes an empty one. In a
 * full text, where a split would add a line, the gap is after the block.
 */
function makeGap(editor: RichTextEditor): Gap {
  // Until it is normalized, a line may start with an empty text that a deletion has left.
  const isNormalizing = editor.isNormalizing();
  editor.setNormalizing(true);
  editor.normalize();
  editor.setNormalizing(isNormalizing);
  leaveEmptyItem(editor);
  const { selection } = editor;
  if (selection === null) return { at: editor.children.length, isSplit: false };
  const { anchor } = selection;
  const [index = 0] = anchor.path;
  const top = editor.children[index];
  if (isVoidBlock(top)) return { at: makeRoomAfter(editor, index), isSplit: false };
  if (isTextBlock(top) && isBlankLine(top)) {
    Transforms.removeNodes(editor, { at: [index] });
    return { at: index, isSplit: false };
  }
  if (Editor.isStart(editor, anchor, [index])) return { at: index, isSplit: false };
  if (editor.isFull() || Editor.isEnd(editor, anchor, [index]))
    return { at: index + 1, isSplit: false };
  const match = (_: unknown, path: Path): boolean => path.length === 1;
  Transforms.splitNodes(editor, { at: anchor, match });
  return { at: index + 1, isSplit: true };
}

/**
 * Moves the caret to the block that follows one without text, in which nothing can be typed: to a new
 * paragraph if need be and there is room for one.
 */
function moveBelow(editor: RichTextEditor, index: number): void {
  const next = index + 1;
  const following = editor.children[next];
  if (isTextBlock(following) || (following !== undefined && editor.isFull()))
    Transforms.select(editor, Editor.start(editor, [next]));
  else addParagraph(editor, [next]);
}

/** Inserts blocks without text at the caret and moves it after them. */
export function insertBlocks(editor: RichTextEditor, blocks: RichTextDocument): void {
  deleteSelected(editor);
  const { at } = makeGap(editor);
  Transforms.insertNodes(editor, [...blocks], { at: [at] });
  moveBelow(editor, at + blocks.length - 1);
}

/** Deletes a block without text, and the empty paragraph that was there only to type after it. */
export function removeBlock(editor: RichTextEditor, index: number): void {
  const document = documentOf(editor);
  const isLast = index > 0 && index === document.length - 2 && hasTail(document);
  const takesTail = isLast && !isWithoutText(document[index - 1]);
  Transforms.removeNodes(editor, { at: [index] });
  if (takesTail) Transforms.removeNodes(editor, { at: [index] });
}

function insertInline(editor: RichTextEditor, nodes: readonly InlineNode[]): void {
  const filled = nodes.filter((node) => 'children' in node || node.text !== '');
  if (filled.length > 0) Transforms.insertNodes(editor, [...filled], { select: true });
}

/**
 * Inserts the items of a list into the list that the caret is in: before the item there if the caret
 * is at the start of its text, else after it. Returns whether it did.
 */
function insertItems(editor: RichTextEditor, [list]: RichTextDocument): boolean {
  const item = around(editor, isListItem);
  if (item === undefined || !isList(list)) return false;
  const [{ children }, path] = item;
  const isBlank = isBlankLine(children[0]);
  const isEmpty = isBlank && children.length === 1;
  const isBefore = isEmpty || (!isBlank && isAtStartOf(editor, path));
  const at = isBefore ? path : Path.next(path);
  if (isEmpty) Transforms.removeNodes(editor, { at });
  Transforms.insertNodes(editor, [...list.children], { at });
  const last = [...Path.parent(at), (at.at(-1) ?? 0) + list.children.length - 1];
  Transforms.select(editor, Editor.end(editor, last));
  return true;
}

/**
 * Inserts a document at the caret, in place of the selection: a line goes into the line there,
 * blocks go between blocks; the first and the last paragraph join the text before and after.
 */
export function insertDocument(editor: RichTextEditor, blocks: RichTextDocument): void {
  deleteSelected(editor);
  const here = caretBlock(editor);
  const [first] = blocks;
  if (first === undefined || editor.selection === null) return;
  if (here?.[0].type === 'code-block') {
    Editor.insertText(editor, textOf(blocks));
    return;
  }
  // As with typing, at an edge of a link it stays outside. In place of the whole link text it does
  // not: unlike letters typed one by one, all of it is there at once.
  const link = linkAround(editor);
  if (link !== null && Node.string(link) !== '')
    Transforms.select(editor, Editor.insertionPoint(editor, editor.selection.anchor));
  const isInLine = here !== null && !isBlankLine(here[0]);
  if (blocks.length === 1 && insertItems(editor, blocks)) return;
  const joinsStart =
    first.type === 'paragraph' && here !== null && (isInLine || blocks.length === 1);
  if (joinsStart) insertInline(editor, first.children);
  const rest = joinsStart ? blocks.slice(1) : blocks;
  if (rest.length === 0) return;
  const { at, isSplit } = makeGap(editor);
  Transforms.insertNodes(editor, [...rest], { at: [at] });
  const last = at + rest.length - 1;
  if (isWithoutText(rest.at(-1))) {
    moveBelow(editor, last);
    return;
  }
  Transforms.select(editor, Editor.end(editor, [last]));
  const canJoin = rest.at(-1)?.type === 'paragraph' && isTextBlock(editor.children[last + 1]);
  if (isSplit && canJoin) Transforms.mergeNodes(editor, { at: [last + 1] });
}
