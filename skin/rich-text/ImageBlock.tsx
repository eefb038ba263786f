import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useSelected, type RenderElementProps } from 'slate-react';
import {
  useRichTextImage,
  type ImageNode,
  type RichTextStore,
} from '../../headless/rich-text/index.js';
import { BlockButton } from './BlockButton.js';

/** The props of a void block, an image or an upload, for Slate's `renderElement`. */
export interface VoidBlockProps<Node> {
  /** From Slate, for the outermost element. */
  attributes: RenderElementProps['attributes'];
  store: RichTextStore;
  /** The node of the document that it shows. */
  element: Node;
  /** From Slate, which puts the caret in it. */
  children: ReactNode;
}

/** The look of a void block: its content is not selected as text. */
export const BLOCK_LOOK: string =
  'my-2 flex flex-col gap-2 rounded-control border border-border p-2 select-none ' +
  'data-[active=true]:border-accent data-[active=true]:bg-accent-tint';

/** An image, its alternative text, and its buttons. */
export function ImageBlock({
  attributes,
  store,
  element,
  children,
}: VoidBlockProps<ImageNode>): ReactElement {
  const image = useRichTextImage({ store }, element);
  const isSelected = useSelected();
  return (
    <div {...attributes}>
      <div contentEditable={false} data-active={isSelected} className={BLOCK_LOOK}>
        <img
          src={element.url}
          alt={element.alternativeText}
          draggable={false}
          className="max-h-80 max-w-full self-start rounded-control"
        />
        <div className="flex min-w-0 items-center gap-1">
          <span dir="auto" className="min-w-0 flex-1 text-small text-muted wrap-anywhere">
            {image.isUndescribed ? (
              <span className="flex items-center gap-1.5 text-warning">
                <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
                {image.undescribedText}
              </span>
            ) : (
              image.alternativeText
            )}
          </span>
          {!image.isReadOnly && (
            <>
              <BlockButton buttonProps={image.getDescribeProps()} Icon={Pencil} />
              <BlockButton buttonProps={image.getRemoveProps()} Icon={Trash2} />
            </>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}
