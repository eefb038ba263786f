import type { ReactElement, ReactNode } from 'react';
import { useSelected, type RenderElementProps } from 'slate-react';
import type { RichTextStore } from '../../headless/rich-text/index.js';

/** The props of an image or an upload, for Slate's `renderElement`. */
export interface VoidElementProps<Node> extends Pick<
  RenderElementProps,
  'attributes' | 'children'
> {
  store: RichTextStore;
  /** The node of the document that it shows. */
  element: Node;
}

/** What a void block shows, and what Slate needs in it. */
export interface VoidBlockProps {
  /** From Slate, for the outermost element. */
  attributes: RenderElementProps['attributes'];
  /** Slate's `children`, which it puts the caret in. */
  caret: ReactNode;
  /** The look of the block; while it is selected it has `data-active`. */
  className: string;
  children: ReactNode;
}

/** The look of an image, in the text or on its way there. */
export const IMAGE_LOOK: string =
  'my-2 flex flex-col gap-2 rounded-control border border-border p-2 ' +
  'data-[active=true]:border-accent data-[active=true]:bg-accent-tint';

/** A block of the text with nothing to type in: an image, an upload, a rule. */
export function VoidBlock({
  attributes,
  caret,
  className,
  children,
}: VoidBlockProps): ReactElement {
  const isSelected = useSelected();
  return (
    <div {...attributes}>
      <div
        contentEditable={false}
        data-active={isSelected || undefined}
        className={`select-none ${className}`}
      >
        {children}
      </div>
      {caret}
    </div>
  );
}
