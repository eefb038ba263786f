import { Editor, Path, Transforms } from 'slate';
import { isTextBlock, itemOf, selectedTextBlocks, type TextBlock } from './query.js';
import type { HeadingLevel } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';
import { followPaths } from './followPaths.js';
import { leaveLists } from './listCommands.js';

/** What a block of text can be: one of these at a time. */
export type BlockStyle =
  'paragraph' | 'heading-1' | 'heading-2' | 'heading-3' | 'quote' | 'code-block';

const LEVELS: Readonly<Partial<Record<BlockStyle, HeadingLevel>>> = {
  'heading-1': 1,
  'heading-2': 2,
  'heading-3': 3,
};

/** What a block of text is. */
export function styleOf(block: TextBlock): BlockStyle {
  return block.type === 'heading' ? `heading-${block.level}` : block.type;
}

/** Makes one block of text another kind. What the kind cannot hold goes when the text is normalized. */
export function convertBlock(editor: RichTextEditor, path: Path, style: BlockStyle): void {
  const level = LEVELS[style];
  if (level === undefined) {
    Transforms.setNodes(editor, { type: style as TextBlock['type'] }, { at: path });
    Transforms.unsetNodes(editor, 'level', { at: path });
  } else {
    Transforms.setNodes(editor, { type: 'heading', level }, { at: path });
  }
}

/** Joins a block of code to the one before it, as further lines. */
function joinCode(editor: RichTextEditor, path: Path): void {
  Transforms.insertText(editor, '\n', { at: Editor.start(editor, path), voids: true });
  Transforms.mergeNodes(editor, { at: path });
}

/** Makes the selected blocks of one kind. Only paragraphs stay in lists; code becomes one block. */
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

/** The block of text that the caret is in, if it is in one. */
export function caretBlock(editor: RichTextEditor): readonly [TextBlock, Path] | null {
  const { selection } = editor;
  if (selection === null) return null;
  const entry = Editor.above<TextBlock>(editor, { at: selection.anchor, match: isTextBlock });
  return entry ?? null;
}
