import type { ChangeEventHandler, KeyboardEventHandler, MouseEventHandler } from 'react';
import {
  isComposing,
  propGetter,
  useElementId,
  useFormatText,
  useStoreState,
  type PropGetter,
} from '../core/index.js';
import type { RichTextStore } from './richText.store.types.js';
import { TEXTS } from './richText.texts.js';

export interface RichTextUrlProps {
  id: string;
  type: 'text';
  inputMode: 'url';
  autoComplete: 'off';
  spellCheck: false;
  value: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'data-invalid': boolean;
  'data-initial-focus': true;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onKeyDown: KeyboardEventHandler;
}

export interface RichTextPressProps {
  type: 'button';
  onClick: MouseEventHandler;
}

export interface UseRichTextLinkResult {
  isOpen: boolean;
  /** The link is there already; it can be removed. */
  isEditing: boolean;
  /** Names the dialog. */
  title: string;
  urlLabel: string;
  /** Why what is written cannot be a link's address; `null` while nobody has applied it. */
  problem: string | null;
  applyLabel: string;
  cancelLabel: string;
  removeLabel: string;
  close(): void;
  getDialogProps: PropGetter<{ role: 'dialog'; 'aria-label': string }>;
  getUrlProps: PropGetter<RichTextUrlProps>;
  getUrlLabelProps: PropGetter<{ htmlFor: string }>;
  getProblemProps: PropGetter<{ id: string }>;
  getApplyProps: PropGetter<RichTextPressProps>;
  getCancelProps: PropGetter<RichTextPressProps>;
  getRemoveProps: PropGetter<RichTextPressProps>;
}

function press(act: () => void): PropGetter<RichTextPressProps> {
  return propGetter<RichTextPressProps>({
    type: 'button',
    onClick: () => {
      act();
    },
  });
}

/** The dialog in which a link is added, changed and removed. Enter applies. */
export function useRichTextLink({
  store,
}: {
  readonly store: RichTextStore;
}): UseRichTextLinkResult {
  const format = useFormatText();
  const partId = useElementId();
  const dialog = useStoreState(store, (state) => state.dialog);
  const link = dialog?.type === 'link' ? dialog : null;
  const isRefused = link?.isRefused ?? false;
  const title = format(link === null || link.isNew ? TEXTS.addLink : TEXTS.editLink);
  return {
    isOpen: link !== null,
    isEditing: link !== null && !link.isNew,
    title,
    urlLabel: format(TEXTS.url),
    problem: isRefused ? format(TEXTS.refusedUrl) : null,
    applyLabel: format(TEXTS.apply),
    cancelLabel: format(TEXTS.cancel),
    removeLabel: format(TEXTS.removeLink),
    close: store.closeDialog,
    getDialogProps: propGetter<{ role: 'dialog'; 'aria-label': string }>({
      role: 'dialog',
      'aria-label': title,
    }),
    getUrlProps: propGetter<RichTextUrlProps>({
      id: partId('url'),
      type: 'text',
      inputMode: 'url',
      autoComplete: 'off',
      spellCheck: false,
      value: link?.url ?? '',
      'aria-invalid': isRefused || undefined,
      'aria-describedby': isRefused ? partId('problem') : undefined,
      'data-invalid': isRefused,
      'data-initial-focus': true,
      onChange: (event) => {
        store.draft({ url: event.currentTarget.value });
      },
      onKeyDown: (event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
        // Not the form that the editor is a field of.
        event.preventDefault();
        event.stopPropagation();
        store.applyDialog();
      },
    }),
    getUrlLabelProps: propGetter<{ htmlFor: string }>({ htmlFor: partId('url') }),
    getProblemProps: propGetter<{ id: string }>({ id: partId('problem') }),
    getApplyProps: press(store.applyDialog),
    getCancelProps: press(store.closeDialog),
    getRemoveProps: press(store.removeLink),
  };
}
