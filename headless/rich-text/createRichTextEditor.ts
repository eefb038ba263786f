import { createEditor } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import type { RichTextEditor } from './slateTypes.js';
import { withBreaks } from './withBreaks.js';
import { withLimit, type LimitPort } from './withLimit.js';
import { withMarkdown } from './withMarkdown.js';
import { withSchema } from './withSchema.js';

/** How many blocks render as one chunk: a keystroke re-renders one chunk instead of all blocks. */
const CHUNK = 500;

/** Makes an editor with the schema, the keys of `withBreaks`, Markdown and the length limit. */
export function createRichTextEditor(limit: LimitPort): RichTextEditor {
  const editor = withReact(withHistory(createEditor()));
  editor.getChunkSize = (node) => (node === editor ? CHUNK : null);
  return withLimit(withMarkdown(withBreaks(withSchema(editor))), limit);
}
