import type { RichTextEditor } from './slateTypes.js';

/** Calls back once for each change, before Slate renders it. */
export function watchChanges(editor: RichTextEditor, onChange: (isOfText: boolean) => void): void {
  const { onChange: draw } = editor;
  editor.onChange = (options) => {
    onChange(editor.operations.some(({ type }) => type !== 'set_selection'));
    draw(options);
  };
}

/**
 * Replaces the whole text and clears the undo history. The selection is cleared too, or it would
 * point to nodes that are gone, and Slate would throw; so are operations that are not reported yet,
 * or the new text would pass for typed text.
 */
export function replaceText(editor: RichTextEditor, children: RichTextEditor['children']): void {
  editor.selection = null;
  editor.marks = null;
  editor.operations = [];
  editor.children = children;
  editor.history = { undos: [], redos: [] };
  editor.onChange();
}
