import { useCallback, useEffect } from 'react';
import { useMergedRefs, type ElementRef, type FieldControl } from '../core/index.js';
import { focusEditor, toolbarStopIn, toolsIn } from './focus.js';
import type { RichTextStore } from './richText.store.types.js';
import { TOOL_LABELS } from './richText.texts.js';
import type { RichTextTool } from './tools.js';
import { watchErrors } from './watchErrors.js';

type AttachElement = (element: HTMLElement | null) => void;

/** The refs that register elements in the store, to move the focus between them. */
export interface RichTextElements {
  attachEditor: AttachElement;
  attachToolbar: AttachElement;
  attachFiles: AttachElement;
}

function isTool(name: string | undefined): name is RichTextTool {
  return name !== undefined && Object.hasOwn(TOOL_LABELS, name);
}

/** A ref that registers its element in the store as this part. */
function usePartRef(
  { elements }: Pick<RichTextStore, 'elements'>,
  part: 'toolbar' | 'files',
): AttachElement {
  return useCallback(
    (element) => {
      if (element === null) elements.delete(part);
      else elements.set(part, element);
    },
    [elements, part],
  );
}

/** Registers the elements that the focus moves between, and watches the editor's for errors. */
export function useRichTextElements(
  store: RichTextStore,
  ownRef: ElementRef<HTMLElement> | undefined,
  control: FieldControl<string> | undefined,
): RichTextElements {
  const { elements, recover, focusTool } = store;
  const registerEditor = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      elements.set('editor', element);
      const stop = watchErrors(element, recover);
      return () => {
        stop();
        elements.delete('editor');
      };
    },
    [elements, recover],
  );
  useEffect(() => {
    const toolbar = elements.get('toolbar');
    if (toolbar === undefined || toolbarStopIn(toolbar) !== null) return;
    const tool = toolsIn(toolbar)
      .map(({ dataset }) => dataset['tool'])
      .find(isTool);
    if (tool !== undefined) focusTool(tool);
  });
  const labelId = control?.ids.label;
  useEffect(() => {
    // In a browser, a label focuses form controls only, and the editor is not one.
    const label = labelId === undefined ? null : document.getElementById(labelId);
    const onClick = (): void => {
      focusEditor(store);
    };
    label?.addEventListener('click', onClick);
    return () => {
      label?.removeEventListener('click', onClick);
    };
  }, [store, labelId]);
  return {
    attachEditor: useMergedRefs<HTMLElement>(
      useMergedRefs<HTMLElement>(ownRef, registerEditor),
      control?.ref,
    ),
    attachToolbar: usePartRef(store, 'toolbar'),
    attachFiles: usePartRef(store, 'files'),
  };
}
