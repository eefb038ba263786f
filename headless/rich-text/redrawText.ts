import { Editor, Node, Transforms, type Path } from 'slate';
import { HistoryEditor } from 'slate-history';
import { IS_COMPOSING } from 'slate-dom';
import { ReactEditor } from 'slate-react';
import type { RichTextEditor } from './slateTypes.js';
import { isAndroid } from './support.js';

/** How long Slate on Android treats a composition as active after its end, in milliseconds. */
const LINGERING = 100;

/** Replaces an empty text: Slate writes what it renders in place of one only once. */
function renewEmpty(editor: RichTextEditor, path: Path): void {
  const { selection } = editor;
  const node = Node.leaf(editor, path);
  Editor.withoutNormalizing(editor, () => {
    editor.apply({ type: 'remove_node', path, node });
    editor.apply({ type: 'insert_node', path, node: { ...node } });
    if (selection !== null) Transforms.select(editor, selection);
  });
}

/** Re-renders the text at the caret, where the page may show what is not in the document. */
export function redrawText(editor: RichTextEditor): void {
  const path = editor.selection?.anchor.path;
  if (path === undefined || !Node.has(editor, path)) return;
  HistoryEditor.withoutSaving(editor, () => {
    const { text } = Node.leaf(editor, path);
    if (text === '') {
      renewEmpty(editor, path);
      return;
    }
    const at = { path, offset: text.length };
    // Slate re-renders a text node that is a new object, even with the same text.
    editor.apply({ type: 'insert_text', ...at, text: ' ' });
    editor.apply({ type: 'remove_text', ...at, text: ' ' });
  });
}

/**
 * Re-renders the text at the caret after a composition on Android. During one, Slate leaves in the
 * page what the browser has written, even text that the limit kept out of the document.
 */
export function redrawAfterComposition(editor: RichTextEditor): void {
  if (!isAndroid()) return;
  setTimeout(() => {
    // A new text node would end the next composition, and its letters would be written twice.
    if (ReactEditor.isComposing(editor) && ReactEditor.isFocused(editor)) return;
    // Slate hears of no end where a new text node has cut the composition off.
    IS_COMPOSING.set(editor, false);
    editor.trimComposition();
    redrawText(editor);
  }, LINGERING);
}
