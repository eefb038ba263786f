import { Editor, Node, Point, Range, Transforms } from 'slate';
import { MARKS } from './document/runs.js';
import { deleteSelected } from './insertCommands.js';
import { around, isLink } from './query.js';
import type { RichTextEditor } from './slateTypes.js';

type Marks = RichTextEditor['marks'];

/**
 * Whether nothing is left of a link after the selection: the next letter that is typed is outside it.
 * A composition stays where it began.
 */
function reachesLinkEnd(editor: RichTextEditor, selection: Range): boolean {
  const [, end] = Range.edges(selection);
  return Range.edges(selection).some((edge) => {
    const [link, path] = around(editor, isLink, edge.path) ?? [];
    if (link === undefined || path === undefined) return false;
    const isLast = !Point.isBefore(end, Editor.end(editor, path));
    return isLast && editor.inlineEdgeAffinity(link, 'end') !== null;
  });
}

/** Gives what is typed next the marks of what it replaces, where it would have those of `here`. */
function keepMarks(editor: RichTextEditor, replaced: Marks, here: Marks | undefined): void {
  // Only then, since marks for what is typed next begin another step of undo.
  if (MARKS.some((mark) => here?.[mark] !== replaced?.[mark])) editor.marks = replaced;
}

/** Deletes what is selected to the end of a link, so that all that is typed in its place is outside. */
export function leaveLink(editor: RichTextEditor): void {
  const { selection } = editor;
  if (selection === null || Range.isCollapsed(selection)) return;
  if (!reachesLinkEnd(editor, selection)) return;
  const marks = Editor.marks(editor);
  deleteSelected(editor);
  keepMarks(editor, marks, Editor.marks(editor));
}

/**
 * Deletes what is selected, for text that is typed in its place and takes over its format. Not to be
 * normalized before that text is there. Returns where in a link it goes; `null` for the caret.
 */
export function deleteForText(editor: RichTextEditor): Range | null {
  const { selection } = editor;
  if (selection === null || Range.isCollapsed(selection)) return null;
  const isInLink = around(editor, isLink) !== undefined;
  const marks = Editor.marks(editor);
  const start = Editor.pointRef(editor, Range.start(selection));
  deleteSelected(editor);
  const at = start.unref();
  if (at !== null) Transforms.select(editor, at);
  const caret = editor.selection?.anchor;
  // Of blocks that were selected as a whole, that in which the selection ends is left.
  keepMarks(editor, marks, caret && Node.leaf(editor, caret.path));
  return isInLink ? editor.selection : null;
}
