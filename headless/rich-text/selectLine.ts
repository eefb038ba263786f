import type { MouseEvent } from 'react';
import { Editor, Node, Path, Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { caretBlock } from './blockCommands.js';
import { isTextBlock } from './query.js';
import type { RichTextEditor } from './slateTypes.js';
import { syncSelection } from './syncSelection.js';

/**
 * After a triple click, browsers select up to the start of the next line, and next to an image
 * something that Slate takes for nothing. Here it is the clicked line, as in other editors.
 */
export function selectLine({ detail, target }: MouseEvent, editor: RichTextEditor): void {
  if (detail !== 3 || !ReactEditor.hasTarget(editor, target)) return;
  const clicked = ReactEditor.toSlateNode(editor, target);
  // Beside the words, it is their block. If the mouse has gone on to other blocks, the target is
  // what holds all of them.
  if (!Node.isText(clicked) && !isTextBlock(clicked)) return;
  syncSelection(editor);
  const here = caretBlock(editor);
  const { selection } = editor;
  if (here === null || selection === null) return;
  const [, path] = here;
  const [start, end] = Range.edges(selection);
  if (Range.isCollapsed(selection) || !Path.isAncestor(path, end.path)) {
    Transforms.select(editor, { anchor: start, focus: Editor.end(editor, path) });
  } else if (/^[^\n]*\n$/.test(Editor.string(editor, selection))) {
    Transforms.move(editor, { edge: 'end', reverse: true, unit: 'offset' });
  }
}
