import type { FocusEvent } from 'react';
import { ReactEditor } from 'slate-react';
import {
  fieldControlProps,
  focusLeaves,
  propGetter,
  useAnnounce,
  useFormatText,
  useIsomorphicLayoutEffect,
  useStoreState,
  useValueControl,
} from '../core/index.js';
import { limiterWords } from '../limiter/index.js';
import { isApple as readApple } from '../shortcuts/index.js';
import { createOwnStore } from './createOwnStore.js';
import { dropParts } from './dropParts.js';
import { onEditorKey } from './editorKeys.js';
import { focusEditor } from './focus.js';
import { narrowForComposition } from './narrowForComposition.js';
import { onNativeEdit } from './nativeEdits.js';
import { redrawAfterComposition } from './redrawText.js';
import { PASTE_CUT } from './richText.texts.js';
import { selectLine } from './selectLine.js';
import { isEditingSupported, useBrowserFact, useSupport } from './support.js';
import { syncSelection } from './syncSelection.js';
import { toolbarParts } from './toolbarParts.js';
import { useRichTextEffects } from './useRichTextEffects.js';
import { useRichTextElements } from './useRichTextElements.js';
import type {
  RichTextEditableProps,
  RichTextGroupProps,
  UseRichTextOptions,
  UseRichTextResult,
} from './useRichText.types.js';

// Spelled as in the specification (RICH-3).
const UNSUPPORTED = {
  id: 'gnap.rich-text.unsupported',
  defaultMessage: 'WSYWIG Feature not supported',
};
const HINT = {
  id: 'gnap.rich-text.hint',
  defaultMessage: 'Alt+F10 goes to the toolbar. In lists, Tab indents; Escape, then Tab leaves.',
};
const BROKEN = {
  id: 'gnap.rich-text.broken',
  defaultMessage: 'The editor cannot be shown. Your text is kept. Reload the page.',
};

/** How often a failing editor is remounted, if no edit succeeds in between. */
const ATTEMPTS = 3;

/**
 * A rich text (spec rows RICH-1…3, A11Y-TOOLBAR, B-31, B-32), whose value is HTML. Slate renders
 * it; its schema, keys, tools and recovery from errors are this feature's.
 */
export function useRichText(options: UseRichTextOptions = {}): UseRichTextResult {
  const { control, max, mode, readOnly } = options;
  const format = useFormatText();
  const announce = useAnnounce();
  const { store, value, partId } = useValueControl('useRichText', options, ({ defaultValue }) =>
    createOwnStore(options, defaultValue),
  );
  const { editor } = store;
  const generation = useStoreState(store, (state) => state.generation);
  const failures = useStoreState(store, (state) => state.failures);
  const count = useStoreState(store, (state) => state.count);
  const trimmed = useStoreState(store, (state) => state.trimmed);
  const isPasteCut = useStoreState(store, (state) => state.isPasteCut);
  const isReadOnly = useStoreState(store, (state) => state.isReadOnly);
  const reading = useStoreState(store, (state) => state.reading);
  const isDropTarget = useStoreState(store, (state) => state.isDropTarget);
  const dialog = useStoreState(store, (state) => state.dialog?.type ?? null);
  const isUploading = useStoreState(store, (state) => state.uploading > 0);
  const isSupported = useSupport(options.isSupported ?? isEditingSupported);
  const isApple = useBrowserFact(readApple);

  useIsomorphicLayoutEffect(() => {
    store.configure({ max, mode, readOnly });
  }, [store, max, mode, readOnly]);
  useRichTextEffects(store, { control, announce, format, errors: options.errors });

  const { attachEditor, ...attached } = useRichTextElements(store, options.ref, control);
  const labelId = control?.ids.label;

  // The length of a value that is not read yet is unknown.
  const remaining = max === undefined || reading !== 'read' ? null : max - count;
  const isTooLong = remaining !== null && remaining < 0;
  const field = fieldControlProps(control, isTooLong);
  const noteIds = [
    field['aria-describedby'],
    partId('hint'),
    remaining !== null && partId('counter'),
  ];
  const leave = (event: FocusEvent): void => {
    if (!focusLeaves(event)) return;
    store.setLeavesByTab(false);
    if (ReactEditor.isComposing(editor)) redrawAfterComposition(editor);
    // A dialog of the editor counts as part of the field.
    if (store.getState().dialog === null) control?.onBlur();
  };

  return {
    store,
    editor,
    value,
    isSupported,
    unsupportedText: format(UNSUPPORTED),
    isReadOnly,
    isLoading: reading === 'loading',
    generation,
    hasFailed: failures > ATTEMPTS || reading === 'unreadable',
    failedText: format(BROKEN),
    dialog,
    hint: format(HINT),
    count,
    remaining,
    isAtLimit: remaining !== null && remaining <= 0,
    counter: remaining === null ? '' : limiterWords({ remaining }, format),
    notice:
      trimmed !== null ? limiterWords({ trimmed }, format) : isPasteCut ? format(PASTE_CUT) : null,
    isUploading,
    canUpload: store.uploads !== null,
    focus: () => {
      focusEditor(store);
    },
    whenUploadsSettled: store.whenUploadsSettled,
    getGroupProps: propGetter<RichTextGroupProps>({
      'data-disabled': isReadOnly || undefined,
      'data-invalid': field['data-invalid'],
      onBlur: leave,
    }),
    getEditableProps: propGetter<RichTextEditableProps>({
      ...field,
      id: partId(),
      ref: attachEditor,
      role: 'textbox',
      tabIndex: 0,
      'aria-multiline': true,
      'aria-label': options.label === undefined ? undefined : format(options.label),
      'aria-labelledby': labelId,
      'aria-readonly': isReadOnly || undefined,
      'aria-describedby': noteIds.filter(Boolean).join(' '),
      dir: 'auto',
      translate: 'no',
      spellCheck: true,
      readOnly: isReadOnly,
      placeholder: options.placeholder === undefined ? undefined : format(options.placeholder),
      onFocus: store.prepare,
      onKeyDown: (event) => {
        onEditorKey(event, store, isApple);
      },
      onClick: (event) => {
        selectLine(event, editor);
      },
      onPaste: (event) => {
        if (isReadOnly) return;
        event.preventDefault();
        // The middle mouse button pastes where it was pressed a moment before.
        syncSelection(editor);
        store.insertData(event.clipboardData);
      },
      onDOMBeforeInput: (event) => {
        onNativeEdit(event, store);
      },
      onCompositionStart: () => {
        narrowForComposition(editor);
      },
      onCompositionEnd: () => {
        redrawAfterComposition(editor);
      },
    }),
    getDropProps: dropParts(store, { isDropTarget, isReadOnly }),
    ...toolbarParts(store, { ...attached, partId, format }),
    getHintProps: propGetter<{ id: string }>({ id: partId('hint') }),
    getCounterProps: propGetter<{
      id: string;
      'aria-hidden': true;
      'data-invalid': true | undefined;
    }>({
      id: partId('counter'),
      'aria-hidden': true,
      'data-invalid': isTooLong || undefined,
    }),
  };
}
