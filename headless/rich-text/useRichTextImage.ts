import type { ChangeEventHandler, KeyboardEventHandler, MouseEventHandler } from 'react';
import {
  isComposing,
  propGetter,
  useElementId,
  useFormatText,
  useStoreState,
  type PropGetter,
} from '../core/index.js';
import type { ImageNode, UploadNode } from './richText.types.js';
import type { RichTextStore } from './richText.store.types.js';
import { TEXTS } from './richText.texts.js';

export interface RichTextBlockButtonProps {
  type: 'button';
  'aria-label': string;
  disabled: boolean;
  onMouseDown: MouseEventHandler;
  onClick: MouseEventHandler;
}

export interface RichTextDescribeProps extends RichTextBlockButtonProps {
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
}

export interface UseRichTextImageResult {
  /** What it shows; empty for a decorative one, and for one that nobody has described yet. */
  alternativeText: string;
  /** Nobody has said yet what it shows. */
  isUndescribed: boolean;
  /** Says so. */
  undescribedText: string;
  isReadOnly: boolean;
  /** Opens the dialog that asks what it shows. */
  getDescribeProps: PropGetter<RichTextDescribeProps>;
  getRemoveProps: PropGetter<RichTextBlockButtonProps>;
}

/** Where a block stands now; −1 where it is gone. */
export function indexOf(store: RichTextStore, element: ImageNode | UploadNode): number {
  return store.editor.children.indexOf(element);
}

/** The getter of a button within the text, whose press leaves what is selected there. */
export function blockButton(
  label: string,
  disabled: boolean,
  act: (button: Element) => void,
): PropGetter<RichTextBlockButtonProps> {
  return propGetter<RichTextBlockButtonProps>({
    type: 'button',
    'aria-label': label,
    disabled,
    onMouseDown: (event) => {
      event.preventDefault();
    },
    onClick: ({ currentTarget }) => {
      act(currentTarget);
    },
  });
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
    ({ dialog }) => dialog?.type === 'image' && dialog.index === indexOf(store, element),
  );
  const describe = blockButton(format(TEXTS.describe), isReadOnly, (button) => {
    if (button instanceof HTMLElement) store.elements.set('describe', button);
    store.describeImage(indexOf(store, element));
  });
  return {
    alternativeText: element.alternativeText,
    isUndescribed,
    undescribedText: format(TEXTS.undescribed),
    isReadOnly,
    getDescribeProps: propGetter<RichTextDescribeProps>({
      ...describe(),
      'aria-haspopup': 'dialog',
      'aria-expanded': isAsked,
    }),
    getRemoveProps: blockButton(format(TEXTS.removeImage), isReadOnly, () => {
      store.removeBlock(indexOf(store, element));
    }),
  };
}

export interface RichTextAlternativeProps {
  id: string;
  type: 'text';
  autoComplete: 'off';
  value: string;
  disabled: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'data-invalid': boolean;
  'data-initial-focus': true;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onKeyDown: KeyboardEventHandler;
}

export interface RichTextDecorativeProps {
  type: 'checkbox';
  checked: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

export interface UseRichTextDescriptionResult {
  isOpen: boolean;
  title: string;
  textLabel: string;
  decorativeLabel: string;
  /** That one of the two has to be given; `null` until that was tried without. */
  problem: string | null;
  applyLabel: string;
  cancelLabel: string;
  close(): void;
  getDialogProps: PropGetter<{ role: 'dialog'; 'aria-label': string }>;
  getTextProps: PropGetter<RichTextAlternativeProps>;
  getTextLabelProps: PropGetter<{ htmlFor: string }>;
  getDecorativeProps: PropGetter<RichTextDecorativeProps>;
  getProblemProps: PropGetter<{ id: string }>;
  getApplyProps: PropGetter<{ type: 'button'; onClick: MouseEventHandler }>;
  getCancelProps: PropGetter<{ type: 'button'; onClick: MouseEventHandler }>;
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
  const title = format(TEXTS.describe);
  return {
    isOpen: image !== null,
    title,
    textLabel: format(TEXTS.alternativeText),
    decorativeLabel: format(TEXTS.decorative),
    problem: isRefused ? format(TEXTS.refusedImage) : null,
    applyLabel: format(TEXTS.apply),
    cancelLabel: format(TEXTS.cancel),
    close: store.closeDialog,
    getDialogProps: propGetter<{ role: 'dialog'; 'aria-label': string }>({
      role: 'dialog',
      'aria-label': title,
    }),
    getTextProps: propGetter<RichTextAlternativeProps>({
      id: partId('text'),
      type: 'text',
      autoComplete: 'off',
      value: image?.alternativeText ?? '',
      disabled: image?.isDecorative ?? false,
      'aria-invalid': isRefused || undefined,
      'aria-describedby': isRefused ? partId('problem') : undefined,
      'data-invalid': isRefused,
      'data-initial-focus': true,
      onChange: (event) => {
        store.draft({ alternativeText: event.currentTarget.value });
      },
      onKeyDown: (event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
        // Not the form that the editor is a field of.
        event.preventDefault();
        event.stopPropagation();
        store.applyDialog();
      },
    }),
    getTextLabelProps: propGetter<{ htmlFor: string }>({ htmlFor: partId('text') }),
    getDecorativeProps: propGetter<RichTextDecorativeProps>({
      type: 'checkbox',
      checked: image?.isDecorative ?? false,
      onChange: (event) => {
        store.draft({ isDecorative: event.currentTarget.checked });
      },
    }),
    getProblemProps: propGetter<{ id: string }>({ id: partId('problem') }),
    getApplyProps: propGetter<{ type: 'button'; onClick: MouseEventHandler }>({
      type: 'button',
      onClick: () => {
        store.applyDialog();
      },
    }),
    getCancelProps: propGetter<{ type: 'button'; onClick: MouseEventHandler }>({
      type: 'button',
      onClick: () => {
        store.closeDialog();
      },
    }),
  };
}
