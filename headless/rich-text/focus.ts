import { Editor, Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { RichTextStore } from './richText.store.types.js';

/** Puts the focus into the editor, where the caret was last, at first at the end. */
export function focusEditor({
  editor,
  elements,
}: Pick<RichTextStore, 'editor' | 'elements'>): void {
  const element = elements.get('editor');
  if (element === undefined) return;
  if (editor.selection === null) Transforms.select(editor, Editor.end(editor, []));
  if (!element.isContentEditable) {
    element.focus();
    return;
  }
  ReactEditor.focus(editor);
  // Whoever gave the focus back before may have put the caret at the start.
  const { selection } = editor;
  const range = selection && ReactEditor.resolveDOMRange(editor, selection);
  if (!range) return;
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const domSelection = element.ownerDocument.getSelection();
  if (Range.isBackward(selection)) {
    domSelection?.setBaseAndExtent(endContainer, endOffset, startContainer, startOffset);
  } else {
    domSelection?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
  }
}

/**
 * Lets go of the focus, which a dialog has now. Slate would take the selection from its field, once it
 * draws what is selected in the text, and nothing could be typed there.
 */
export function blurEditor({ editor, elements }: Pick<RichTextStore, 'editor' | 'elements'>): void {
  if (elements.has('editor')) ReactEditor.blur(editor);
}

/** The toolbar's controls, in the order in which they stand. */
export function toolsIn(toolbar: Element): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('[data-tool]')];
}

/** Puts the focus on the control of the toolbar that Tab comes to. Whether there is one. */
export function focusToolbar({ elements }: Pick<RichTextStore, 'elements'>): boolean {
  const toolbar = elements.get('toolbar');
  const stop = toolbar?.querySelector<HTMLElement>('[data-tool][tabindex="0"]');
  stop?.focus();
  return stop !== null && stop !== undefined;
}
