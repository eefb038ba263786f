import { Node } from 'slate';
import { HistoryEditor } from 'slate-history';
import type { RichTextEditor } from './slateTypes.js';
import { isAndroid } from './support.js';

/** How long after its end Slate still counts a composition as going on, on Android, in milliseconds. */
const LINGERING = 100;

/**
 * Has the text at the caret drawn once more after a composition. While it goes on, Slate on Android
 * leaves in the page what the browser has written, even what the limit did not let into the text.
 */
export function redrawAfterComposition(editor: RichTextEditor): void {
  if (!isAndroid()) return;
  setTimeout(() => {
    const path = editor.selection?.anchor.path;
    if (path === undefined || !Node.has(editor, path)) return;
    HistoryEditor.withoutSaving(editor, () => {
      const text = Node.leaf(editor, path);
      const at = { path, offset: text.text.length };
      // Slate draws a text again that is not the same one, though it reads the same.
      editor.apply({ type: 'insert_text', ...at, text: ' ' });
      editor.apply({ type: 'remove_text', ...at, text: ' ' });
    });
  }, LINGERING);
}
