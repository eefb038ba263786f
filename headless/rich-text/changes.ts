import type { RichTextEditor } from './slateTypes.js';

/** Calls back once for each change, before Slate draws it. */
export function watchChanges(editor: RichTextEditor, onChange: (isOfText: boolean) => void): void {
  const { onChange: draw } = editor;
  editor.onChange = (options) => {
    onChange(editor.operations.some(({ type }) => type !== 'set_selection'));
    draw(options);
  };
}

/**
 * Replaces the whole text without a step of undo. The selection goes first, or it would point into
 * nodes that are gone, and Slate would throw; and so do changes that nobody has been told of yet, or the new
 * text would pass for what was typed.
 */
export function replaceText(editor: RichTextEditor, children: RichTextEditor['children']): void {
  editor.selection = null;
  editor.marks = null;
  editor.operations = [];
  editor.children = children;
  editor.history = { undos: [], redos: [] };
  editor.onChange();
}
