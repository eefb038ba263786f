import type { ChangeEventHandler } from 'react';
import {
  propGetter,
  useElementId,
  useFormatText,
  useStoreState,
  type PropGetter,
} from '../core/index.js';
import {
  dialogParts,
  inputProps,
  type RichTextDialogParts,
  type RichTextInputProps,
} from './dialogParts.js';
import type { RichTextStore } from './richText.store.types.js';
import { DESCRIBE } from './richText.texts.js';

const TEXT = { id: 'gnap.rich-text.image-text', defaultMessage: 'What the image shows' };
const DECORATIVE = {
  id: 'gnap.rich-text.image-decorative',
  defaultMessage: 'The image is decorative',
};
const REFUSED = {
  id: 'gnap.rich-text.image-refused',
  defaultMessage: 'Describe the image, or mark it as decorative.',
};

/** For the field of the alternative text; disabled while the image is decorative. */
export interface RichTextAlternativeProps extends RichTextInputProps {
  disabled: boolean;
}

/** For the checkbox that says that the image is decorative. */
export interface RichTextDecorativeProps {
  type: 'checkbox';
  checked: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** The dialog about one image: its texts, and the props of its parts. */
export interface UseRichTextDescriptionResult extends RichTextDialogParts {
  textLabel: string;
  decorativeLabel: string;
  /** Says that one of the two is needed; `null` until the dialog was applied without. */
  problem: string | null;
  getTextProps: PropGetter<RichTextAlternativeProps>;
  getTextLabelProps: PropGetter<{ htmlFor: string }>;
  getDecorativeProps: PropGetter<RichTextDecorativeProps>;
  getProblemProps: PropGetter<{ id: string }>;
}

/** The dialog that asks what an image shows: a text, or that it is decorative (WCAG 1.1.1). */
export function useRichTextDescription({
  store,
}: {
  readonly store: RichTextStore;
}): UseRichTextDescriptionResult {
  const format = useFormatText();
  const partId = useElementId();
  const dialog = useStoreState(store, (state) => state.dialog);
  const image = dialog?.type === 'image' ? dialog : null;
  const isRefused = image?.isRefused ?? false;
  const isDecorative = image?.isDecorative ?? false;
  return {
    ...dialogParts(store, { isOpen: image !== null, title: format(DESCRIBE), format }),
    textLabel: format(TEXT),
    decorativeLabel: format(DECORATIVE),
    problem: isRefused ? format(REFUSED) : null,
    getTextProps: propGetter<RichTextAlternativeProps>({
      ...inputProps(store, {
        id: partId('text'),
        value: image?.alternativeText ?? '',
        problemId: isRefused ? partId('problem') : null,
        onText: (alternativeText) => {
          store.draft({ alternativeText });
        },
      }),
      disabled: isDecorative,
    }),
    getTextLabelProps: propGetter<{ htmlFor: string }>({ htmlFor: partId('text') }),
    getDecorativeProps: propGetter<RichTextDecorativeProps>({
      type: 'checkbox',
      checked: isDecorative,
      onChange: (event) => {
        store.draft({ isDecorative: event.currentTarget.checked });
      },
    }),
    getProblemProps: propGetter<{ id: string }>({ id: partId('problem') }),
  };
}
