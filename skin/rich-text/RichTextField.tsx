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
 * The options of `useRichText`, with HTML of the caller's or the `control` of a form's field, and
 * what is the skin's own.
 */
export type RichTextProps = UseRichTextOptions & {
  /** Whether a screen reader says that the field has to be filled in. Default false. */
  isRequired?: boolean | undefined;
};

/** What was left out, and what remains, for a row that may hold the errors too. */
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
  isRequired,
}: {
  richText: UseRichTextResult;
  isRequired: boolean | undefined;
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
          <RichTextSurface richText={richText} isRequired={isRequired} />
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

/** What stands where the editor would: nothing until the browser has a say, or that it cannot edit. */
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
 * An editor of rich text with its toolbar. In a form use {@link RichTextField}; alone it shows what was
 * left out and what remains below it, and its `label` names it.
 */
export function RichText({ isRequired, ...options }: RichTextProps): ReactElement {
  const richText = useRichText(options);
  if (!canShow(richText)) return <Instead richText={richText} />;
  return (
    <>
      <Editor richText={richText} isRequired={isRequired} />
      <div className="flex">
        <Counter richText={richText} />
      </div>
    </>
  );
}

/** A field of a form that holds HTML, with the limit, the uploads and the images of the editor. */
export type RichTextFieldProps = Omit<FieldFrameProps<string>, 'children' | 'hint'> &
  RichTextSettings &
  Pick<
    UseRichTextOptions,
    'placeholder' | 'upload' | 'maxUploadBytes' | 'isImageAllowed' | 'isSupported'
  >;

/** A form's field for rich text: label, toolbar, editor, errors, what remains (spec rows RICH-1…3). */
export function RichTextField({
  field,
  label,
  messages,
  isRequired,
  ...options
}: RichTextFieldProps): ReactElement {
  const richText = useRichText({ ...options, control: field.control });
  return (
    <FieldFrame
      field={field}
      label={label}
      messages={messages}
      isRequired={isRequired}
      hint={<Counter richText={richText} />}
    >
      {canShow(richText) ? (
        <Editor richText={richText} isRequired={isRequired} />
      ) : (
        <Instead richText={richText} />
      )}
    </FieldFrame>
  );
}
