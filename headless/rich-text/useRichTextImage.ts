import { propGetter, useFormatText, useStoreState, type PropGetter } from '../core/index.js';
import { useBlockButton, indexOf, type RichTextBlockButtonProps } from './blockParts.js';
import type { ImageNode } from './richText.types.js';
import type { RichTextStore } from './richText.store.types.js';
import { DESCRIBE } from './richText.texts.js';

const UNDESCRIBED = { id: 'gnap.rich-text.image-undescribed', defaultMessage: 'No description' };
const REMOVE = { id: 'gnap.rich-text.image-remove', defaultMessage: 'Remove the image' };

/** For the button at an image that opens the dialog about its description. */
export interface RichTextDescribeProps extends RichTextBlockButtonProps {
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
}

/** What to show at an image, and the props of its buttons. */
export interface UseRichTextImageResult {
  /** The description; empty for a decorative image, and for one that nobody has described yet. */
  alternativeText: string;
  /** Nobody has described the image yet. */
  isUndescribed: boolean;
  /** What to show for an image that `isUndescribed`. */
  undescribedText: string;
  isReadOnly: boolean;
  /** For the button that opens the dialog about its description. */
  getDescribeProps: PropGetter<RichTextDescribeProps>;
  getRemoveProps: PropGetter<RichTextBlockButtonProps>;
}

/** One image in the text. */
export function useRichTextImage(
  { store }: { readonly store: RichTextStore },
  element: ImageNode,
): UseRichTextImageResult {
  const format = useFormatText();
  const isReadOnly = useStoreState(store, (state) => state.isReadOnly);
  const isUndescribed = useStoreState(store, (state) => state.undescribed.includes(element.url));
  const isAsked = useStoreState(
    store,
    ({ dialog }) => dialog?.type === 'image' && dialog.image === element,
  );
  const describe = useBlockButton(store, format(DESCRIBE), isReadOnly, (button) => {
    store.elements.set('describe', button);
    store.describeImage(indexOf(store, element));
  });
  return {
    alternativeText: element.alternativeText,
    isUndescribed,
    undescribedText: format(UNDESCRIBED),
    isReadOnly,
    getDescribeProps: propGetter<RichTextDescribeProps>({
      ...describe(),
      'aria-haspopup': 'dialog',
      'aria-expanded': isAsked,
    }),
    getRemoveProps: useBlockButton(store, format(REMOVE), isReadOnly, () => {
      store.removeBlock(indexOf(store, element));
    }),
  };
}
