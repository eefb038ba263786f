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
  press,
  type RichTextDialogParts,
  type RichTextInputProps,
  type RichTextPressProps,
} from './dialogParts.js';
import type { RichTextStore } from './richText.store.types.js';

const ADD = { id: 'gnap.rich-text.link-add', defaultMessage: 'Add a link' };
const EDIT = { id: 'gnap.rich-text.link-edit', defaultMessage: 'Edit the link' };
const REMOVE = { id: 'gnap.rich-text.link-remove', defaultMessage: 'Remove the link' };
const ADDRESS = { id: 'gnap.rich-text.link-url', defaultMessage: 'Address' };
const REFUSED = {
  id: 'gnap.rich-text.link-refused',
  defaultMessage: 'This is not a valid link address.',
};

/** For the field of the link's address; Enter applies it. */
export interface RichTextUrlProps extends RichTextInputProps {
  inputMode: 'url';
  spellCheck: false;
}

/** The dialog about a link: its texts, and the props of its parts. */
export interface UseRichTextLinkResult extends RichTextDialogParts {
  /** Whether the link exists already, and so can be removed. */
  isEditing: boolean;
  urlLabel: string;
  /** Why the entered address was refused; `null` if it was not. */
  problem: string | null;
  removeLabel: string;
  getUrlProps: PropGetter<RichTextUrlProps>;
  getUrlLabelProps: PropGetter<{ htmlFor: string }>;
  getProblemProps: PropGetter<{ id: string }>;
  getRemoveProps: PropGetter<RichTextPressProps>;
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
  const title = format(link === null || link.isNew ? ADD : EDIT);
  return {
    ...dialogParts(store, { isOpen: link !== null, title, format }),
    isEditing: link !== null && !link.isNew,
    urlLabel: format(ADDRESS),
    problem: isRefused ? format(REFUSED) : null,
    removeLabel: format(REMOVE),
    getUrlProps: propGetter<RichTextUrlProps>({
      ...inputProps(store, {
        id: partId('url'),
        value: link?.url ?? '',
        problemId: isRefused ? partId('problem') : null,
        onText: (url) => {
          store.draft({ url });
        },
      }),
      inputMode: 'url',
      spellCheck: false,
    }),
    getUrlLabelProps: propGetter<{ htmlFor: string }>({ htmlFor: partId('url') }),
    getProblemProps: propGetter<{ id: string }>({ id: partId('problem') }),
    getRemoveProps: press(store.removeLink),
  };
}
