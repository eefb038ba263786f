import { Transforms } from 'slate';
import type { StoreContext } from '../core/vanilla.js';
import { linkAround, linkUrl, removeLink, selectLink, setLink } from './linkCommands.js';
import type { RichTextActions, RichTextState } from './richText.store.types.js';
import type { RichTextEditor } from './slateTypes.js';
import { edit } from './tools.js';
import type { ImageNode } from './richText.types.js';

/** What the dialogs work with; `change` runs an edit, unless the text is read-only. */
export interface DialogsContext extends StoreContext<RichTextState> {
  editor: RichTextEditor;
  change: (reason: string, work: () => void) => void;
}

type DialogActions = Pick<
  RichTextActions,
  'draft' | 'applyDialog' | 'removeLink' | 'closeDialog' | 'describeImage'
>;

/** The image at a block index; `null` if that block is not an image. */
function imageAt(editor: RichTextEditor, index: number): ImageNode | null {
  const node = editor.children[index];
  return node && 'type' in node && node.type === 'image' ? node : null;
}

/** The dialogs that ask for the URL of a link, and for what an image shows. */
export function createDialogs({ editor, get, set, change }: DialogsContext): {
  openLink(): void;
  actions: DialogActions;
} {
  const close = (): void => {
    set({ dialog: null });
  };
  const applyLink = (written: string): boolean => {
    const url = linkUrl(written);
    if (url === null) return false;
    change('link', () => {
      edit(editor, () => {
        setLink(editor, url);
      });
    });
    return true;
  };
  const applyImage = (
    image: ImageNode,
    alternativeText: string,
    isDecorative: boolean,
  ): boolean => {
    const index = editor.children.indexOf(image);
    const text = isDecorative ? '' : alternativeText.trim().replace(/\s+/g, ' ');
    if (text === '' && !isDecorative) return false;
    if (index < 0) return true;
    change('image', () => {
      edit(editor, () => {
        Transforms.setNodes(editor, { alternativeText: text }, { at: [index] });
      });
    });
    set({ undescribed: get().undescribed.filter((url) => url !== image.url) });
    return true;
  };
  return {
    openLink: () => {
      selectLink(editor);
      const url = linkAround(editor)?.url ?? '';
      set({ dialog: { type: 'link', url, isNew: url === '', isRefused: false } });
    },
    actions: {
      draft: (draft) => {
        const { dialog } = get();
        if (dialog !== null) set({ dialog: { ...dialog, ...draft, isRefused: false } });
      },
      applyDialog: () => {
        const { dialog } = get();
        if (dialog === null) return;
        const isDone =
          dialog.type === 'link'
            ? applyLink(dialog.url)
            : applyImage(dialog.image, dialog.alternativeText, dialog.isDecorative);
        set({ dialog: isDone ? null : { ...dialog, isRefused: true } });
      },
      removeLink: () => {
        change('link', () => {
          edit(editor, () => {
            removeLink(editor);
          });
        });
        close();
      },
      closeDialog: close,
      describeImage: (index) => {
        const image = imageAt(editor, index);
        if (image === null || get().isReadOnly) return;
        const { url, alternativeText } = image;
        const isDecorative = alternativeText === '' && !get().undescribed.includes(url);
        set({ dialog: { type: 'image', image, alternativeText, isDecorative, isRefused: false } });
      },
    },
  };
}
