import { lazy, Suspense, type ReactElement } from 'react';
import type { UseRichTextResult } from '../../headless/rich-text/index.js';

const LinkDialog = lazy(async () => ({ default: (await import('./LinkDialog.js')).LinkDialog }));
const ImageDialog = lazy(async () => ({ default: (await import('./ImageDialog.js')).ImageDialog }));

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
    <Suspense>
      {dialog === 'link' && <LinkDialog store={store} anchor={linkTool} />}
      {dialog === 'image' && <ImageDialog store={store} anchor={describeButton} />}
    </Suspense>
  );
}
