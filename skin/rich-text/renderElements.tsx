import type { ReactElement } from 'react';
import { useReadOnly, type RenderElementProps } from 'slate-react';
import { isAndroid, type LinkNode, type RichTextStore } from '../../headless/rich-text/index.js';
import { TEXT_LOOKS } from '../rich-text-view/index.js';
import { ImageBlock } from './ImageBlock.js';
import { UploadBlock } from './UploadBlock.js';
import { VoidBlock } from './VoidBlock.js';

const HEADINGS = {
  1: 'mt-3 mb-1 text-title font-semibold first:mt-0',
  2: 'mt-3 mb-1 text-lead font-semibold first:mt-0',
  3: 'mt-2 mb-1 text-input font-semibold first:mt-0',
} as const;

function Link({
  attributes,
  children,
  url,
}: Omit<RenderElementProps, 'element'> & Pick<LinkNode, 'url'>): ReactElement {
  const isReadOnly = useReadOnly();
  // Chrome on Android puts text that is composed at the end of an <a href> behind it, unseen by
  // Slate.
  const target = isAndroid() && !isReadOnly ? { role: 'link' } : { href: url };
  return (
    <a {...attributes} {...target} rel="noopener noreferrer" className={TEXT_LOOKS.link}>
      {children}
    </a>
  );
}

/**
 * How each block and link is rendered. A heading is one level lower than in the HTML that comes
 * out: level 1 is for the page around it.
 */
export function renderElements(store: RichTextStore): (props: RenderElementProps) => ReactElement {
  return function RichTextElement(props) {
    const { attributes, children, element } = props;
    switch (element.type) {
      case 'heading':
        return (
          <div
            {...attributes}
            role="heading"
            aria-level={element.level + 1}
            dir="auto"
            className={HEADINGS[element.level]}
          >
            {children}
          </div>
        );
      case 'quote':
        return (
          <blockquote {...attributes} dir="auto" className={TEXT_LOOKS.quote}>
            {children}
          </blockquote>
        );
      case 'code-block':
        return (
          <pre {...attributes} dir="ltr" className={TEXT_LOOKS.codeBlock}>
            <code>{children}</code>
          </pre>
        );
      case 'list':
        return element.isOrdered ? (
          <ol {...attributes} className={TEXT_LOOKS.numberedList}>
            {children}
          </ol>
        ) : (
          <ul {...attributes} className={TEXT_LOOKS.bulletedList}>
            {children}
          </ul>
        );
      case 'list-item':
        return (
          <li {...attributes} dir="auto">
            {children}
          </li>
        );
      case 'link':
        return (
          <Link attributes={attributes} url={element.url}>
            {children}
          </Link>
        );
      case 'rule':
        return (
          <VoidBlock
            attributes={attributes}
            caret={children}
            className="rounded-control py-2 data-[active=true]:bg-accent-tint data-[active=true]:outline-2 data-[active=true]:outline-accent"
          >
            <hr className="border-control" />
          </VoidBlock>
        );
      case 'image':
        return <ImageBlock {...props} store={store} element={element} />;
      case 'upload':
        return <UploadBlock {...props} store={store} element={element} />;
      case 'paragraph':
        return (
          <div {...attributes} dir="auto" className="my-1 first:mt-0 last:mb-0">
            {children}
          </div>
        );
    }
  };
}
