import { useCallback, useEffect } from 'react';
import { useMergedRefs, type ElementRef, type FieldControl } from '../core/index.js';
import { focusEditor } from './focus.js';
import type { RichTextStore } from './richText.store.types.js';
import { watchErrors } from './watchErrors.js';

type AttachElement = (element: HTMLElement | null) => void;

/** The refs by which the store knows the elements that it moves the focus between. */
export interface RichTextElements {
  attachEditor: AttachElement;
  attachToolbar: AttachElement;
  attachFiles: AttachElement;
}

function useKept(
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

/** Remembers the elements between which the focus moves, and hears of errors in the editor's. */
export function useRichTextElements(
  store: RichTextStore,
  ownRef: ElementRef<HTMLElement> | undefined,
  control: FieldControl<string> | undefined,
): RichTextElements {
  const { elements, recover } = store;
  const attach = useCallback(
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
  const labelId = control?.ids.label;
  useEffect(() => {
    // The browser lets a label focus form controls only, and this is none.
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
      useMergedRefs<HTMLElement>(ownRef, attach),
      control?.ref,
    ),
    attachToolbar: useKept(store, 'toolbar'),
    attachFiles: useKept(store, 'files'),
  };
}
