import { Editor, Node, Path, type Point } from 'slate';
import { caretBlock } from './blockCommands.js';
import type { InlineNode, RichTextDocument } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';

/**
 * What the selection is copied as. A part of one line goes without its block, as words do
 * everywhere: pasted into another line, they join it.
 */
export function copiedDocument(editor: RichTextEditor): RichTextDocument {
  const { selection } = editor;
  const fragment = editor.getFragment() as RichTextDocument;
  const here = caretBlock(editor);
  if (selection === null || here === null) return fragment;
  const { anchor, focus } = selection;
  const [block, path] = here;
  const text = Editor.string(editor, selection);
  const isPart = Path.isAncestor(path, focus.path) && text !== Node.string(block);
  if (!isPart || (block.type === 'code-block' && text.includes('\n'))) return fragment;
  const within = (point: Point): Point => ({ ...point, path: point.path.slice(path.length) });
  const children = Node.fragment(block, { anchor: within(anchor), focus: within(focus) });
  return [{ type: 'paragraph', children: children as InlineNode[] }];
}
