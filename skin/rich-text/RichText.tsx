import type { ReactElement } from 'react';
import { useRichText, type UseRichTextOptions } from '../../headless/rich-text/index.js';
import { LimitCounter } from '../limiter/index.js';
import { RichTextEditor } from './RichTextEditor.js';

/**
 * The options of `useRichText`, bound to the caller's own HTML or to the `control` of a form's
 * field, and the skin's own options.
 */
export type RichTextProps = UseRichTextOptions & {
  /** Marks the field as required for screen readers. Default false. */
  required?: boolean | undefined;
};

/**
 * A rich-text editor with its toolbar. In a form use `RichTextField`; on its own it has its name
 * from `label`, and shows below it the remaining count and a notice of text that did not fit.
 */
export function RichText({ required, ...options }: RichTextProps): ReactElement {
  const richText = useRichText(options);
  return (
    <>
      <RichTextEditor richText={richText} required={required} />
      {richText.isSupported === true && (
        <div className="flex">
          <LimitCounter limit={richText} />
        </div>
      )}
    </>
  );
}
