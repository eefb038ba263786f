import { useMemo, type ReactElement } from 'react';
import { Editable, type RenderPlaceholderProps } from 'slate-react';
import { renderElements } from './renderElements.js';
import { LinkDialog } from './RichTextDialogs.js';
import type { RichTextEditorProps } from './RichTextEditor.js';
import { RichTextLeaf } from './RichTextLeaf.js';

function Placeholder({ attributes, children }: RenderPlaceholderProps): ReactElement {
  return (
    <span {...attributes} style={{ ...attributes.style, opacity: 1 }} className="text-muted">
      {children}
    </span>
  );
}

/** The element that is edited, in which files may be dropped. */
export function RichTextSurface({ richText, required }: RichTextEditorProps): ReactElement {
  const { store } = richText;
  const renderElement = useMemo(() => renderElements(store), [store]);
  return (
    <div {...richText.getDropProps()} className="drop-target rounded-b-control">
      <Editable
        {...richText.getEditableProps({ onFocus: LinkDialog.prepare })}
        aria-required={required || undefined}
        renderElement={renderElement}
        renderLeaf={RichTextLeaf}
        renderPlaceholder={Placeholder}
        className="notranslate max-h-96 min-h-40 overflow-y-auto rounded-b-control px-2.5 py-2 text-input -outline-offset-2 wrap-anywhere"
      />
    </div>
  );
}
