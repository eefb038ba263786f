import { Transforms } from 'slate';
import type { RichTextStore } from './richText.store.types.js';
import type { RichTextEditor } from './slateTypes.js';
import { isAndroid } from './support.js';
import { rangeFrom, syncSelection } from './syncSelection.js';
import { edit } from './tools.js';

/** The tools that the system has menus and buttons for; their `inputType` is `formatBold` … */
const SYSTEM_TOOLS = ['bold', 'italic', 'underline', 'strikethrough'] as const;

/** Replaces a word that was spelled wrong; the other one may be longer than the limit allows. */
function replaceWord(event: InputEvent, editor: RichTextEditor): void {
  const text = event.dataTransfer?.getData('text/plain') ?? event.data;
  const [target] = event.getTargetRanges();
  const at = target && rangeFrom(editor, target);
  if (!text || !at) return;
  event.preventDefault();
  edit(editor, () => {
    Transforms.insertText(editor, text, { at });
  });
}

/**
 * Handles native `beforeinput` events that Slate does not: the system's own Bold, Italic and so on,
 * as in an iPhone's menu of the selection; and the corrections of a spelling checker, which Slate
 * takes for a paste, without the marks and the link of the word (Input Events Level 2).
 */
export function onNativeEdit(event: InputEvent, store: RichTextStore): void {
  if (store.getState().isReadOnly) return;
  const inputType = event.inputType.toLowerCase();
  const tool = SYSTEM_TOOLS.find((name) => inputType === `format${name}`);
  if (tool) {
    event.preventDefault();
    syncSelection(store.editor);
    store.run(tool);
  } else if (event.inputType === 'insertReplacementText' && !isAndroid()) {
    // Input methods of Android cannot be prevented; Slate follows what they have done.
    replaceWord(event, store.editor);
  }
}
