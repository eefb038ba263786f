import { useMemo, type MouseEventHandler } from 'react';
import { keepFocus, propGetter, type PropGetter } from '../core/index.js';
import { focusEditor } from './focus.js';
import type { ImageNode, UploadNode } from './richText.types.js';
import type { RichTextStore } from './richText.store.types.js';

/**
 * For a button within the text, at an image or an upload. Its press keeps the selection. If the
 * button is removed while it has the focus, the focus moves to the text.
 */
export interface RichTextBlockButtonProps {
  type: 'button';
  ref: (element: Element | null) => void;
  'aria-label': string;
  disabled: boolean;
  onMouseDown: MouseEventHandler;
  onClick: MouseEventHandler<HTMLElement>;
}

/** The current index of a block; −1 if it is gone. */
export function indexOf(store: RichTextStore, element: ImageNode | UploadNode): number {
  return store.editor.children.indexOf(element);
}

/** The ref of a button that is removed together with its focus: it moves the focus to the text. */
function focusKeeper(store: RichTextStore): (element: Element | null) => void {
  let button: Element | null = null;
  return (element) => {
    // React ignores events while it commits, so the editor would not notice the focus.
    if (button?.matches(':focus') === true) queueMicrotask(() => focusEditor(store));
    button = element;
  };
}

/** The button of each text that was clicked last. */
const clicked = new WeakMap<RichTextStore, Element>();

/**
 * The prop getter of a button within the text. Its press keeps the selection. The press, or the end
 * of an upload, may remove the button, and so bring another one under the pointer: there, the second
 * click of a double click does nothing.
 */
export function useBlockButton(
  store: RichTextStore,
  label: string,
  disabled: boolean,
  act: (button: HTMLElement) => void,
): PropGetter<RichTextBlockButtonProps> {
  const ref = useMemo(() => focusKeeper(store), [store]);
  return propGetter<RichTextBlockButtonProps>({
    ref,
    type: 'button',
    'aria-label': label,
    disabled,
    onMouseDown: keepFocus,
    onClick: (event) => {
      const { currentTarget, detail } = event;
      // Slate would select the block, where what is typed next is lost.
      event.preventDefault();
      if (detail < 2) clicked.set(store, currentTarget);
      if (clicked.get(store) === currentTarget) act(currentTarget);
    },
  });
}
