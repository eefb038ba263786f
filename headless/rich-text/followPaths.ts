import { Editor, type Path } from 'slate';
import type { RichTextEditor } from './slateTypes.js';

/**
 * Calls `work` with each path, adjusted for what the calls before have moved. Returns whether there
 * were any paths.
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
