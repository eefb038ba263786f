import type { ReactElement } from 'react';
import type { UseRichTextResult } from '../../headless/rich-text/index.js';
import { lazyPart, useLostPart, type LazyPart, type LostPartProps } from '../core/index.js';
import type { RichTextDialogProps } from './LinkDialog.js';

function LostDialog({ store, cause }: RichTextDialogProps & LostPartProps): null {
  useLostPart(cause, store.closeDialog);
  return null;
}

/** A shortcut opens it too, so its code is loaded when the editor is focused. */
export const LinkDialog: LazyPart<RichTextDialogProps> = lazyPart({
  load: async () => (await import('./LinkDialog.js')).LinkDialog,
  Lost: LostDialog,
});
const ImageDialog = lazyPart({
  load: async () => (await import('./ImageDialog.js')).ImageDialog,
  Lost: LostDialog,
});

/** The dialogs for links and for alternative texts. Their code is loaded after the editor's. */
export function RichTextDialogs({
  richText: { store, dialog },
  toolbar,
}: {
  richText: UseRichTextResult;
  toolbar: HTMLElement | null;
}): ReactElement {
  return (
    <>
      {dialog === 'link' && <LinkDialog store={store} toolbar={toolbar} />}
      {dialog === 'image' && <ImageDialog store={store} toolbar={toolbar} />}
    </>
  );
}
