import { Editor, Node, Path, Range, Transforms } from 'slate';
import { addParagraph, caretBlock, convertBlock } from './blockCommands.js';
import { deleteSelected, makeRoomAfter, removeBlock } from './insertCommands.js';
import { outdentItems } from './listCommands.js';
import { isAtStartOf, isBlankLine, isListItem, isVoidBlock, itemOf } from './query.js';
import type { RichTextEditor } from './slateTypes.js';

/** The path of the block without text that the selection is in; `null` if it is in none. */
function voidPath(editor: RichTextEditor): Path | null {
  const at = editor.selection?.anchor.path.slice(0, 1);
  return at !== undefined && isVoidBlock(Node.get(editor, at)) ? at : null;
}

/** Leaves a code block on a third line break at its end. */
function leaveCode(editor: RichTextEditor, path: Path): boolean {
  const { selection } = editor;
  const isAtEnd = selection !== null && Editor.isEnd(editor, selection.anchor, path);
  if (!isAtEnd || !Node.string(Node.get(editor, path)).endsWith('\n\n')) return false;
  Editor.deleteBackward(editor);
  Editor.deleteBackward(editor);
  addParagraph(editor, Path.next(path));
  return true;
}

/** Selects the block without text beside a text block; deletes the text block if it is empty. */
function meetVoid(editor: RichTextEditor, path: Path, neighbor: Path | null): boolean {
  if (neighbor === null || !Editor.hasPath(editor, neighbor)) return false;
  if (!isVoidBlock(Node.get(editor, neighbor))) return false;
  const ref = Editor.pathRef(editor, neighbor);
  if (Node.string(Node.get(editor, path)) === '') Transforms.removeNodes(editor, { at: path });
  const at = ref.unref();
  if (at !== null) Transforms.select(editor, Editor.start(editor, at));
  return true;
}

/** Defines what Enter, Backspace and Delete do at the edges of blocks and lists. */
export function withBreaks(editor: RichTextEditor): RichTextEditor {
  const { insertBreak, deleteBackward, deleteForward } = editor;

  const breakLine = (): void => {
    deleteSelected(editor);
    const [atVoid] = voidPath(editor) ?? [];
    if (atVoid !== undefined) {
      addParagraph(editor, [makeRoomAfter(editor, atVoid)]);
      return;
    }
    const here = caretBlock(editor);
    if (here === null) return;
    const [block, path] = here;
    const item = itemOf(editor, path);
    const isBlank = isBlankLine(block);
    const line = Editor.range(editor, path);
    // The blanks would be invisible in the line that is left. Without any, Slate would delete what
    // comes after the line.
    const hasBlanks = isBlank && Range.isExpanded(line);
    if (hasBlanks && (item !== undefined || block.type !== 'paragraph'))
      Transforms.delete(editor, { at: line });
    if (item !== undefined) {
      if (isBlank) outdentItems(editor);
      else Transforms.splitNodes(editor, { match: isListItem, always: true });
    } else if (block.type === 'code-block') {
      if (!leaveCode(editor, path)) Editor.insertText(editor, '\n');
    } else if (block.type !== 'paragraph' && isBlank) {
      convertBlock(editor, path, 'paragraph');
    } else {
      const leavesHeading =
        block.type === 'heading' &&
        editor.selection !== null &&
        Editor.isEnd(editor, editor.selection.anchor, path);
      insertBreak();
      if (leavesHeading) convertBlock(editor, Path.next(path), 'paragraph');
    }
  };

  // As one change, so that normalizing does not repair the states between its steps.
  editor.insertBreak = () => {
    Editor.withoutNormalizing(editor, breakLine);
  };
  editor.insertSoftBreak = () => {
    const at = voidPath(editor);
    if (at === null) Editor.insertText(editor, '\n');
    // There is no line above from which to make one.
    else if (at[0] === 0 && !editor.isFull()) addParagraph(editor, at);
    else editor.insertBreak();
  };

  /** Handles Backspace at the start of a block by changing the block. Returns whether it did. */
  const leaveBlock = (): boolean => {
    const here = caretBlock(editor);
    if (here === null || !isAtStartOf(editor, here[1])) return false;
    const [block, path] = here;
    if (itemOf(editor, path) !== undefined) return outdentItems(editor);
    if (block.type === 'paragraph') {
      return meetVoid(editor, path, Path.hasPrevious(path) ? Path.previous(path) : null);
    }
    convertBlock(editor, path, 'paragraph');
    return true;
  };
  /** Deletes the block without text that the selection is in. Returns whether it is in one. */
  const deleteVoid = (): boolean => {
    const [index] = voidPath(editor) ?? [];
    if (index !== undefined) removeBlock(editor, index);
    return index !== undefined;
  };
  editor.deleteBackward = (unit) => {
    Editor.withoutNormalizing(editor, () => {
      if (!deleteVoid() && !leaveBlock()) deleteBackward(unit);
    });
  };

  editor.deleteForward = (unit) => {
    let isDone = false;
    Editor.withoutNormalizing(editor, () => {
      isDone = deleteVoid();
    });
    if (isDone) return;
    const here = caretBlock(editor);
    const { selection } = editor;
    const isAtEnd =
      here !== null &&
      selection !== null &&
      Range.isCollapsed(selection) &&
      Editor.isEnd(editor, selection.anchor, here[1]);
    if (isAtEnd && meetVoid(editor, here[1], Path.next(here[1]))) return;
    deleteForward(unit);
  };
  return editor;
}
