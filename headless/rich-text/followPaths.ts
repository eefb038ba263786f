import { Editor, type Path } from 'slate';
import type { RichTextEditor } from './slateTypes.js';

/**
 * Works through places in the text, each where the work on those before it has moved it to. Returns
 * whether there was any.
 */
export function followPaths(
  editor: RichTextEditor,
  paths: readonly Path[],
  work: (path: Path) => void,
): boolean {
  const refs = paths.map((path) => Editor.pathRef(editor, path));
  for (const ref of refs) {
    const { current } = ref;
    if (current !== null) work(current);
    ref.unref();
  }
  return refs.length > 0;
}
