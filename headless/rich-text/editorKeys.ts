import type { KeyboardEvent } from 'react';
import { isComposing } from '../core/index.js';
import { focusToolbar } from './focus.js';
import { around, isListItem } from './query.js';
import type { RichTextStore } from './richText.store.types.js';
import { syncSelection } from './syncSelection.js';
import { toolOf } from './toolKeys.js';

/** In lists Tab indents items; after Escape it moves the focus on, as elsewhere (WCAG 2.1.2). */
function onTab(event: KeyboardEvent, store: RichTextStore): void {
  const isFree = event.altKey || event.ctrlKey || event.metaKey || store.getState().leavesByTab;
  if (isFree || store.getState().isReadOnly || around(store.editor, isListItem) === undefined)
    return;
  event.preventDefault();
  store.run(event.shiftKey ? 'outdent' : 'indent');
}

function onEscape(event: KeyboardEvent, store: RichTextStore): void {
  const { leavesByTab, isReadOnly } = store.getState();
  if (leavesByTab || isReadOnly || around(store.editor, isListItem) === undefined) return;
  // A dialog around the editor may close with the next Escape.
  event.preventDefault();
  event.stopPropagation();
  store.setLeavesByTab(true);
}

/**
 * Handles the keys of the editor (A11Y-TOOLBAR, B-31). Those that it handles get
 * `preventDefault()`, so that no shortcut of the page runs as well.
 */
export function onEditorKey(event: KeyboardEvent, store: RichTextStore, isApple: boolean): void {
  if (isComposing(event.nativeEvent)) return;
  syncSelection(store.editor);
  const isModifier = ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key);
  if (event.key === 'Tab') onTab(event, store);
  else if (event.key === 'Escape') onEscape(event, store);
  else if (event.key === 'F10' && event.altKey) {
    if (focusToolbar(store)) event.preventDefault();
  } else {
    const tool = toolOf(event, isApple);
    if (tool !== null) {
      event.preventDefault();
      store.run(tool);
    }
  }
  if (event.key !== 'Escape' && !isModifier) store.setLeavesByTab(false);
}
