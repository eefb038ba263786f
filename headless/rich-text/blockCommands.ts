import { Editor, Path, Transforms } from 'slate';
import { isTextBlock, itemOf, selectedTextBlocks, type TextBlock } from './query.js';
import type { HeadingLevel } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';
import { followPaths } from './followPaths.js';
import { leaveLists } from './listCommands.js';

/** The style of a text block; each block has exactly one. */
export type BlockStyle =
  'paragraph' | 'heading-1' | 'heading-2' | 'heading-3' | 'quote' | 'code-block';

const LEVELS: Readonly<Partial<Record<BlockStyle, HeadingLevel>>> = {
  'heading-1': 1,
  'heading-2': 2,
  'heading-3': 3,
};

/** The style of a text block. */
export function styleOf(block: TextBlock): BlockStyle {
  return block.type === 'heading' ? `heading-${block.level}` : block.type;
}

/** Changes the style of a text block. Normalizing then removes what the new style cannot hold. */
export function convertBlock(editor: RichTextEditor, path: Path, style: BlockStyle): void {
  const level = LEVELS[style];
  if (level === undefined) {
    Transforms.setNodes(editor, { type: style as TextBlock['type'] }, { at: path });
    Transforms.unsetNodes(editor, 'level', { at: path });
  } else {
    Transforms.setNodes(editor, { type: 'heading', level }, { at: path });
  }
}

/** Appends a code block to the one before it, as further lines. */
function joinCode(editor: RichTextEditor, path: Path): void {
  Transforms.insertText(editor, '\n', { at: Editor.start(editor, path) });
  Transforms.mergeNodes(editor, { at: path });
}

/** Styles the selected blocks. Only paragraphs stay in lists; adjacent code becomes one block. */
export function setBlockStyle(editor: RichTextEditor, style: BlockStyle): void {
  const paths = selectedTextBlocks(editor).map(([, path]) => path);
  let previous: Path | null = null;
  followPaths(editor, paths, (path) => {
    if (style === 'paragraph' && itemOf(editor, path) !== undefined) return;
    const at = leaveLists(editor, path);
    convertBlock(editor, at, style);
    const isNext =
      previous !== null && Path.hasPrevious(at) && Path.equals(previous, Path.previous(at));
    if (style === 'code-block' && isNext) joinCode(editor, at);
    else previous = at;
  });
}

/** Adds an empty paragraph at a path, and puts the caret into it. */
export function addParagraph(editor: RichTextEditor, path: Path): void {
  const paragraph = { type: 'paragraph', children: [{ text: '' }] } as const;
  Transforms.insertNodes(editor, paragraph, { at: path });
  Transforms.select(editor, Editor.start(editor, path));
}

/** The text block that the caret is in; `null` if it is in none. */
export function caretBlock(editor: RichTextEditor): readonly [TextBlock, Path] | null {
  const { selection } = editor;
  if (selection === null) return null;
  const entry = Editor.above<TextBlock>(editor, { at: selection.anchor, match: isTextBlock });
  return entry ?? null;
}
