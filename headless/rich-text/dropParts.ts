import type { DragEvent } from 'react';
import { propGetter, type PropGetter } from '../core/index.js';
import type { RichTextState, RichTextStore } from './richText.store.types.js';
import type { RichTextDropProps } from './useRichText.types.js';

function hasFiles({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Whether a drag has left the element, and not only one part of it for another. */
function hasLeft({ currentTarget, relatedTarget, clientX, clientY }: DragEvent): boolean {
  if (relatedTarget !== null) return !currentTarget.contains(relatedTarget as Node);
  // The drag has left the window, or the browser is Safari, which never tells where it is now.
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX <= left || clientX >= right || clientY <= top || clientY >= bottom;
}

/** The prop getter of the element that files may be dropped on. */
export function dropParts(
  store: RichTextStore,
  { isDropTarget, isReadOnly }: Pick<RichTextState, 'isDropTarget' | 'isReadOnly'>,
): PropGetter<RichTextDropProps> {
  const takes = (event: { dataTransfer: DataTransfer | null }): boolean =>
    !isReadOnly && hasFiles(event);
  return propGetter<RichTextDropProps>({
    'data-active': isDropTarget || undefined,
    onDragOver: (event) => {
      if (!takes(event)) return;
      event.preventDefault();
      store.setDropTarget(true);
    },
    onDragLeave: (event) => {
      if (hasLeft(event)) store.setDropTarget(false);
    },
    onDrop: (event) => {
      store.setDropTarget(false);
      // Slate has taken what was dropped on the text itself, at the place of the drop.
      if (event.defaultPrevented || !takes(event)) return;
      event.preventDefault();
      store.insertFiles([...event.dataTransfer.files]);
    },
  });
}
