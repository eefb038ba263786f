import type { MouseEventHandler } from 'react';
import { keepFocus, propGetter, type PropGetter } from '../core/index.js';
import { focusEditor } from './focus.js';
import type { ImageNode, UploadNode } from './richText.types.js';
import type { RichTextStore } from './richText.store.types.js';

export interface RichTextBlockButtonProps {
  type: 'button';
  'aria-label': string;
  disabled: boolean;
  onMouseDown: MouseEventHandler;
  onClick: MouseEventHandler;
}

/** Where a block stands now; −1 where it is gone. */
export function indexOf(store: RichTextStore, element: ImageNode | UploadNode): number {
  return store.editor.children.indexOf(element);
}

/** The getter of a button within the text, whose press leaves what is selected there. */
export function blockButton(
  store: RichTextStore,
  label: string,
  disabled: boolean,
  act: (button: Element) => void,
): PropGetter<RichTextBlockButtonProps> {
  return propGetter<RichTextBlockButtonProps>({
    type: 'button',
    'aria-label': label,
    disabled,
    onMouseDown: keepFocus,
    onClick: ({ currentTarget }) => {
      // Many a press takes the button away, and the focus of whoever works with keys would go with it.
      if (currentTarget.matches(':focus')) focusEditor(store);
      act(currentTarget);
    },
  });
}
