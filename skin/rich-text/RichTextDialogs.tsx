import { lazy, Suspense, type ReactElement } from 'react';
import {
  useRichTextDescription,
  useRichTextLink,
  type RichTextStore,
} from '../../headless/rich-text/index.js';

const LinkDialog = lazy(async () => ({ default: (await import('./LinkDialog.js')).LinkDialog }));
const ImageDialog = lazy(async () => ({ default: (await import('./ImageDialog.js')).ImageDialog }));

/** What is asked before a link is set, and of an image. Their code comes with the first one opened. */
export function RichTextDialogs({
  store,
  toolbar,
}: {
  store: RichTextStore;
  toolbar: HTMLElement | null;
}): ReactElement {
  const link = useRichTextLink({ store });
  const description = useRichTextDescription({ store });
  const describeButton = store.elements.get('describe') ?? toolbar;
  const linkTool = toolbar?.querySelector('[data-tool="link"]') ?? toolbar;
  return (
    <Suspense>
      {link.isOpen && <LinkDialog link={link} anchor={linkTool} />}
      {description.isOpen && <ImageDialog description={description} anchor={describeButton} />}
    </Suspense>
  );
}
