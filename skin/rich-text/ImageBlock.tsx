import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useRichTextImage, type ImageNode } from '../../headless/rich-text/index.js';
import { Icon } from '../icon/index.js';
import { BlockButton } from './BlockButton.js';
import { IMAGE_LOOK, VoidBlock, type VoidElementProps } from './VoidBlock.js';

/** An image, its alternative text, and its buttons. */
export function ImageBlock({
  attributes,
  store,
  element,
  children,
}: VoidElementProps<ImageNode>): ReactElement {
  const image = useRichTextImage({ store }, element);
  return (
    <VoidBlock attributes={attributes} caret={children} className={IMAGE_LOOK}>
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
              <Icon of={TriangleAlert} className="shrink-0" />
              {image.undescribedText}
            </span>
          ) : (
            image.alternativeText
          )}
        </span>
        {!image.isReadOnly && (
          <>
            <BlockButton buttonProps={image.getDescribeProps()} icon={Pencil} />
            <BlockButton buttonProps={image.getRemoveProps()} icon={Trash2} />
          </>
        )}
      </div>
    </VoidBlock>
  );
}
