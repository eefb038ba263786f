import { Editor, Path, Range, Transforms } from 'slate';
import type { RichTextEditor } from './slateTypes.js';
import { isAndroid } from './support.js';

/**
 * Narrows the selection to one text node before a composition on Android, and deletes the rest of
 * it. Slate would delete it while the browser composes, and the browser would then write the first
 * letters twice.
 */
export function narrowForComposition(editor: RichTextEditor): void {
  const { selection } = editor;
  if (selection === null || !isAndroid()) return;
  const [start, end] = Range.edges(selection);
  if (Path.equals(start.path, end.path)) return;
  const anchor = Editor.end(editor, start.path);
  const place = Editor.rangeRef(editor, { anchor: start, focus: anchor }, { affinity: 'inward' });
  Editor.withoutNormalizing(editor, () => {
    Transforms.delete(editor, { at: { anchor, focus: end } });
    const narrowed = place.unref();
    if (narrowed !== null) Transforms.select(editor, narrowed);
  });
}
