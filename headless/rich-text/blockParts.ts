import { useMemo, type MouseEventHandler } from 'react';
import { keepFocus, propGetter, type PropGetter } from '../core/index.js';
import { focusEditor } from './focus.js';
import type { ImageNode, UploadNode } from './richText.types.js';
import type { RichTextStore } from './richText.store.types.js';

/**
 * For a button within the text, at an image or an upload. Its press leaves what is selected, and if it
 * goes while it has the focus, the text has it next.
 */
export interface RichTextBlockButtonProps {
  type: 'button';
  ref: (element: Element | null) => void;
  'aria-label': string;
  disabled: boolean;
  onMouseDown: MouseEventHandler;
  onClick: MouseEventHandler;
}

/** Where a block stands now; −1 where it is gone. */
export function indexOf(store: RichTextStore, element: ImageNode | UploadNode): number {
  return store.editor.children.indexOf(element);
}

/** The ref of a button: where that is taken away, the focus of who works with keys goes to the text. */
function focusKeeper(store: RichTextStore): (element: Element | null) => void {
  let button: Element | null = null;
  return (element) => {
    // While React changes the page, it would not hear of the focus.
    if (button?.matches(':focus') === true) queueMicrotask(() => focusEditor(store));
    button = element;
  };
}

/**
 * The getter of a button within the text, whose press leaves what is selected there. The press may take
 * it away, or an upload that ends.
 */
export function useBlockButton(
  store: RichTextStore,
  label: string,
  disabled: boolean,
  act: (button: Element) => void,
): PropGetter<RichTextBlockButtonProps> {
  const ref = useMemo(() => focusKeeper(store), [store]);
  return propGetter<RichTextBlockButtonProps>({
    ref,
    type: 'button',
    'aria-label': label,
    disabled,
    onMouseDown: keepFocus,
    onClick: ({ currentTarget }) => {
      act(currentTarget);
    },
  });
}
