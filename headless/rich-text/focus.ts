import { Editor, Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { RichTextStore } from './richText.store.types.js';

/** Focuses the editor, with the caret where it was last, or else at the end. */
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
  // Code that has just returned the focus, as of a dialog, may have put the caret at the start.
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
 * Blurs the editor while a dialog has the focus. Otherwise Slate, when it renders its selection,
 * would take the page's selection out of the dialog's field, and nothing could be typed there.
 */
export function blurEditor({ editor, elements }: Pick<RichTextStore, 'editor' | 'elements'>): void {
  if (elements.has('editor')) ReactEditor.blur(editor);
}

/** The controls of the toolbar, in DOM order. */
export function toolsIn(toolbar: Element): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('[data-tool]')];
}

/** The tab stop of a toolbar; `null` if it has none, as without the tool that is to be it. */
export function toolbarStopIn(toolbar: Element | undefined): HTMLElement | null {
  return toolbar?.querySelector<HTMLElement>('[data-tool][tabindex="0"]') ?? null;
}

/** Focuses the tab stop of the toolbar. Returns whether there is one. */
export function focusToolbar({ elements }: Pick<RichTextStore, 'elements'>): boolean {
  const stop = toolbarStopIn(elements.get('toolbar'));
  // After a click in the text, Safari would show no ring.
  stop?.focus({ focusVisible: true });
  return stop !== null;
}
