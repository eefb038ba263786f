import { Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { RichTextEditor } from './slateTypes.js';

/**
 * Takes over the page's selection. Slate itself does so a tenth of a second late, which is too late
 * for keys in quick succession: select all, copy.
 */
export function syncSelection(editor: RichTextEditor): void {
  if (!ReactEditor.isFocused(editor) || ReactEditor.isComposing(editor)) return;
  const domSelection = ReactEditor.getWindow(editor).getSelection();
  if (domSelection === null || !ReactEditor.hasTarget(editor, domSelection.anchorNode)) return;
  const range = ReactEditor.toSlateRange(editor, domSelection, {
    exactMatch: false,
    suppressThrow: true,
  });
  const { selection } = editor;
  if (range === null || (selection !== null && Range.equals(range, selection))) return;
  Transforms.select(editor, range);
}
