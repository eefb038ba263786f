import type { ReactElement } from 'react';
import type { UseRichTextResult } from '../../headless/rich-text/index.js';
import { lazyPart, useLostPart, type LostPartProps } from '../core/index.js';
import type { RichTextDialogProps } from './LinkDialog.js';

function LostDialog({ store, cause }: RichTextDialogProps & LostPartProps): null {
  useLostPart(cause, store.closeDialog);
  return null;
}

const LinkDialog = lazyPart({
  load: async () => (await import('./LinkDialog.js')).LinkDialog,
  Lost: LostDialog,
});
const ImageDialog = lazyPart({
  load: async () => (await import('./ImageDialog.js')).ImageDialog,
  Lost: LostDialog,
});

/** What is asked before a link is set, and of an image. Their code comes with the first one opened. */
export function RichTextDialogs({
  richText: { store, dialog },
  toolbar,
}: {
  richText: UseRichTextResult;
  toolbar: HTMLElement | null;
}): ReactElement {
  const describeButton = store.elements.get('describe') ?? toolbar;
  const linkTool = toolbar?.querySelector('[data-tool="link"]') ?? toolbar;
  return (
    <>
      {dialog === 'link' && <LinkDialog store={store} anchor={linkTool} />}
      {dialog === 'image' && <ImageDialog store={store} anchor={describeButton} />}
    </>
  );
}
