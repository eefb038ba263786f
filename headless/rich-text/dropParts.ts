import { propGetter, type PropGetter } from '../core/index.js';
import type { RichTextState, RichTextStore } from './richText.store.types.js';
import type { RichTextDropProps } from './useRichText.types.js';

function hasFiles({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
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
    onDragLeave: ({ currentTarget, relatedTarget }) => {
      // A drag is over a node of the page, or has left the window.
      if (!currentTarget.contains(relatedTarget as Node | null)) store.setDropTarget(false);
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
