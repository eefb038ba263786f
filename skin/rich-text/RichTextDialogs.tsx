import type { ReactElement } from 'react';
import type { UseRichTextResult } from '../../headless/rich-text/index.js';
import { lazyPart, useLostPart, type LostPartProps } from '../core/index.js';
import type * as linkDialog from './LinkDialog.js';
import type { RichTextDialogProps } from './LinkDialog.js';

function LostDialog({ store, cause }: RichTextDialogProps & LostPartProps): null {
  useLostPart(cause, store.closeDialog);
  return null;
}

async function loadLinkDialog(): Promise<typeof linkDialog.LinkDialog> {
  return (await import('./LinkDialog.js')).LinkDialog;
}

/** Has the dialog of links ready for its keys: what is typed until its code is there would be lost. */
export function prepareDialogs(): void {
  loadLinkDialog().catch(() => {});
}

const LinkDialog = lazyPart({
  load: loadLinkDialog,
  Lost: LostDialog,
});
const ImageDialog = lazyPart({
  load: async () => (await import('./ImageDialog.js')).ImageDialog,
  Lost: LostDialog,
});

/** What is asked before a link is set, and of an image. Their code comes after the editor's. */
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
