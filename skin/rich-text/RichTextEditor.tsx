import { useState, type ReactElement } from 'react';
import { Slate } from 'slate-react';
import type { UseRichTextResult } from '../../headless/rich-text/index.js';
import { classNames } from '../core/index.js';
import { Skeleton } from '../skeleton/index.js';
import { EditorBoundary } from './EditorBoundary.js';
import { RichTextDialogs } from './RichTextDialogs.js';
import { RichTextSurface } from './RichTextSurface.js';
import { RichTextToolbar } from './RichTextToolbar.js';

/** The rich text, for the editor and for its parts. */
export interface RichTextEditorProps {
  /** Result of `useRichText`. */
  richText: UseRichTextResult;
  /** Marks the field as required for screen readers. */
  required: boolean | undefined;
}

function Editor({ richText, required }: RichTextEditorProps): ReactElement {
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

/**
 * Takes the place of the editor: empty while support is unknown, as on a server, a skeleton while
 * loading, or a text that the browser cannot edit rich text.
 */
function Instead({ richText }: Pick<RichTextEditorProps, 'richText'>): ReactElement {
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

/** The editor with its toolbar and dialogs, once it can be shown. */
export function RichTextEditor(props: RichTextEditorProps): ReactElement {
  const { isSupported, isLoading } = props.richText;
  return isSupported === true && !isLoading ? (
    <Editor {...props} />
  ) : (
    <Instead richText={props.richText} />
  );
}
