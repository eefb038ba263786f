import { Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { RichTextEditor } from './slateTypes.js';

/** The range of the text that a range of the page stands for; `null` if there is none. */
export function rangeFrom(
  editor: RichTextEditor,
  domRange: Parameters<typeof ReactEditor.toSlateRange>[1],
): Range | null {
  return ReactEditor.toSlateRange(editor, domRange, { exactMatch: false, suppressThrow: true });
}

/**
 * Takes over the page's selection. Slate itself does so a tenth of a second late, which is too late
 * for keys in quick succession: select all, copy.
 */
export function syncSelection(editor: RichTextEditor): void {
  if (!ReactEditor.isFocused(editor) || ReactEditor.isComposing(editor)) return;
  const domSelection = ReactEditor.getWindow(editor).getSelection();
  if (domSelection === null || !ReactEditor.hasTarget(editor, domSelection.anchorNode)) return;
  const range = rangeFrom(editor, domSelection);
  const { selection } = editor;
  if (range === null || (selection !== null && Range.equals(range, selection))) return;
  Transforms.select(editor, range);
}
