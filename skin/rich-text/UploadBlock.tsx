import { CircleAlert, RotateCw, Trash2, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useRichTextUpload, type UploadNode } from '../../headless/rich-text/index.js';
import { Icon } from '../icon/index.js';
import { BlockButton } from './BlockButton.js';
import { IMAGE_LOOK, VoidBlock, type VoidElementProps } from './VoidBlock.js';

/** An image that is being uploaded: its progress, its errors, and its buttons. */
export function UploadBlock({
  attributes,
  store,
  element,
  children,
}: VoidElementProps<UploadNode>): ReactElement {
  const upload = useRichTextUpload({ store }, element);
  return (
    <VoidBlock attributes={attributes} caret={children} className={IMAGE_LOOK}>
      {upload.previewUrl !== null && (
        <img
          src={upload.previewUrl}
          alt=""
          draggable={false}
          className="max-h-40 max-w-full self-start rounded-control opacity-60"
        />
      )}
      <div className="flex min-w-0 items-center gap-1">
        <div className="min-w-0 flex-1">
          <p className="truncate text-small">{upload.name}</p>
          {upload.problems.length > 0 && (
            <p className="error-text">
              <Icon of={CircleAlert} />
              <span>
                {upload.problems.map((problem) => (
                  <span key={problem} className="block">
                    {problem}
                  </span>
                ))}
              </span>
            </p>
          )}
        </div>
        {upload.isPending && <BlockButton buttonProps={upload.getCancelProps()} icon={X} />}
        {upload.canRetry && <BlockButton buttonProps={upload.getRetryProps()} icon={RotateCw} />}
        <BlockButton buttonProps={upload.getRemoveProps()} icon={Trash2} />
      </div>
      {upload.isPending && (
        <div
          {...upload.getProgressProps()}
          className="h-1.5 overflow-hidden rounded-full border border-transparent bg-sunken"
        >
          <div
            className="h-full origin-left border-t-8 border-accent rtl:origin-right"
            style={{ transform: `scaleX(${upload.progress ?? 0})` }}
          />
        </div>
      )}
    </VoidBlock>
  );
}
