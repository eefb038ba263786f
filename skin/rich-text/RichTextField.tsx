import { useState, type ReactElement } from 'react';
import { Slate } from 'slate-react';
import {
  useRichText,
  type RichTextSettings,
  type UseRichTextOptions,
  type UseRichTextResult,
} from '../../headless/rich-text/index.js';
import { classNames } from '../core/index.js';
import { FieldFrame, type FieldFrameProps } from '../field/index.js';
import { Skeleton } from '../skeleton/index.js';
import { EditorBoundary } from './EditorBoundary.js';
import { RichTextDialogs } from './RichTextDialogs.js';
import { RichTextSurface } from './RichTextSurface.js';
import { RichTextToolbar } from './RichTextToolbar.js';

/**
 * The options of `useRichText`, bound to the caller's own HTML or to the `control` of a form's
 * field, and the skin's own options.
 */
export type RichTextProps = UseRichTextOptions & {
  /** Marks the field as required for screen readers. Default false. */
  required?: boolean | undefined;
};

/**
 * A notice of text that did not fit, and the remaining count, for a row that may also hold errors.
 */
function Counter({ richText }: { richText: UseRichTextResult }): ReactElement {
  return (
    <>
      {richText.notice !== null && (
        <p className="min-w-0 pt-1 pe-3 text-small text-warning wrap-anywhere">{richText.notice}</p>
      )}
      {richText.remaining !== null && (
        <p
          {...richText.getCounterProps()}
          className={classNames(
            'ms-auto shrink-0 pt-1 text-small tabular-nums data-[invalid=true]:font-medium data-[invalid=true]:text-danger',
            richText.remaining > 0 ? 'text-muted' : 'font-medium text-text',
          )}
        >
          {richText.counter}
        </p>
      )}
    </>
  );
}

function Editor({
  richText,
  required,
}: {
  richText: UseRichTextResult;
  required: boolean | undefined;
}): ReactElement {
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null);
  return (
    <div
      {...richText.getGroupProps()}
      className="min-w-0 rounded-control border border-control bg-surface data-[invalid=true]:border-danger"
    >
      {!richText.isReadOnly && <RichTextToolbar richText={richText} toolbarRef={setToolbar} />}
      <EditorBoundary richText={richText}>
        <Slate key={richText.generation} editor={richText.editor}>
          <RichTextSurface richText={richText} required={required} />
        </Slate>
      </EditorBoundary>
      <span {...richText.getHintProps()} className="sr-only">
        {richText.hint}
      </span>
      <RichTextDialogs richText={richText} toolbar={toolbar} />
    </div>
  );
}

function canShow({ isSupported, isLoading }: UseRichTextResult): boolean {
  return isSupported === true && !isLoading;
}

/**
 * Takes the place of the editor: empty while support is unknown, as on a server, a skeleton while
 * loading, or a text that the browser cannot edit rich text.
 */
function Instead({ richText }: { richText: UseRichTextResult }): ReactElement {
  return (
    <div
      aria-busy={richText.isLoading || undefined}
      className={classNames(
        'min-h-40 rounded-control border border-control px-2.5 py-1.5 text-body text-muted',
        !richText.isLoading && 'bg-sunken',
      )}
    >
      {richText.isLoading && <Skeleton />}
      {richText.isSupported === false && richText.unsupportedText}
    </div>
  );
}

/**
 * A rich-text editor with its toolbar. In a form use {@link RichTextField}; on its own it has its
 * name from `label`, and shows below it the remaining count and a notice of text that did not fit.
 */
export function RichText({ required, ...options }: RichTextProps): ReactElement {
  const richText = useRichText(options);
  if (!canShow(richText)) return <Instead richText={richText} />;
  return (
    <>
      <Editor richText={richText} required={required} />
      <div className="flex">
        <Counter richText={richText} />
      </div>
    </>
  );
}

/** A form field that holds HTML, with the editor's options for limit, uploads and images. */
export type RichTextFieldProps = Omit<FieldFrameProps<string>, 'children' | 'hint'> &
  RichTextSettings &
  Pick<
    UseRichTextOptions,
    'placeholder' | 'upload' | 'maxUploadBytes' | 'isImageAllowed' | 'isSupported'
  >;

/**
 * A rich-text field for a form: label, toolbar, editor, errors, remaining count (spec rows
 * RICH-1…3).
 */
export function RichTextField({
  field,
  label,
  messages,
  required,
  ...options
}: RichTextFieldProps): ReactElement {
  const richText = useRichText({ ...options, control: field.control });
  return (
    <FieldFrame
      field={field}
      label={label}
      messages={messages}
      required={required}
      hint={<Counter richText={richText} />}
    >
      {canShow(richText) ? (
        <Editor richText={richText} required={required} />
      ) : (
        <Instead richText={richText} />
      )}
    </FieldFrame>
  );
}
