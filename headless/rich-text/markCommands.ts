import { Editor, Node, Range } from 'slate';
import { convertBlock } from './blockCommands.js';
import { MARKS } from './document/runs.js';
import { followPaths } from './followPaths.js';
import { selectedTextBlocks } from './query.js';
import type { Mark } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';

/**
 * Whether all of the selected text has a mark, except in blocks of code, which take none. At a caret,
 * whether text typed there has it.
 */
export function hasMark(editor: RichTextEditor, mark: Mark): boolean {
  const { selection } = editor;
  if (selection === null || Editor.marks(editor)?.[mark] !== true) return false;
  return selectedTextBlocks(editor).every(
    ([block, at]) =>
      block.type === 'code-block' ||
      [...Node.texts(block)].every(([text, path]) => {
        const selected = Range.intersection(selection, Editor.range(editor, at.concat(path)));
        return selected === null || Range.isCollapsed(selected) || text[mark];
      }),
  );
}

/** Adds a mark to the selection, or to what is typed next; removes it if all of it has the mark. */
export function toggleMark(editor: RichTextEditor, mark: Mark): void {
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

/** Removes all marks, and turns headings, quotes and code into paragraphs. Lists and links stay. */
export function clearFormatting(editor: RichTextEditor): void {
  for (const mark of MARKS) Editor.removeMark(editor, mark);
  const paths = selectedTextBlocks(editor).flatMap(([block, path]) =>
    block.type === 'paragraph' ? [] : [path],
  );
  followPaths(editor, paths, (path) => {
    convertBlock(editor, path, 'paragraph');
  });
}
