import { useCallback, useEffect, type FocusEvent } from 'react';
import {
  directionOf,
  fieldControlProps,
  propGetter,
  rovingIndex,
  useAnnounce,
  useElementId,
  useFormatText,
  useIsomorphicLayoutEffect,
  useMergedRefs,
  useOwnStore,
  useStoreState,
  useValuePort,
  type ValueOptions,
} from '../core/index.js';
import { limiterWords } from '../limiter/index.js';
import { pageKeys } from '../shortcuts/index.js';
import { createOwnStore } from './createOwnStore.js';
import { onEditorKey } from './editorKeys.js';
import { focusEditor, toolsIn } from './focus.js';
import { redrawAfterComposition } from './redrawAfterComposition.js';
import type { RichTextStore } from './richText.store.types.js';
import { TEXTS, TOOL_LABELS } from './richText.texts.js';
import { isEditingSupported, useBrowserFact, useSupport } from './support.js';
import { useRichTextEffects } from './useRichTextEffects.js';
import { watchErrors } from './watchErrors.js';
import type {
  RichTextDropProps,
  RichTextEditableProps,
  RichTextFilesProps,
  RichTextGroupProps,
  RichTextStylesProps,
  RichTextToolbarProps,
  UseRichTextOptions,
  UseRichTextResult,
} from './useRichText.types.js';

/** How often an editor is mounted anew that fails before anything is typed. */
const ATTEMPTS = 3;

function keepElement(
  { elements }: Pick<RichTextStore, 'elements'>,
  part: 'toolbar' | 'files',
  element: HTMLElement | null,
): void {
  if (element === null) elements.delete(part);
  else elements.set(part, element);
}

function hasFiles({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/**
 * A rich text (spec rows RICH-1…3, A11Y-TOOLBAR, B-31, B-32): its value is HTML. Slate draws it; what may
 * be in it, what keys and tools do, and how it comes through errors, is decided here.
 */
export function useRichText(options: UseRichTextOptions = {}): UseRichTextResult {
  const { control, max, mode, readOnly } = options;
  const bound: ValueOptions<string> = control ?? options;
  const format = useFormatText();
  const announce = useAnnounce();
  const partId = useElementId(control?.ids.control ?? options.id);
  const store = useOwnStore(options.store, () => createOwnStore(options, bound));
  const { editor, elements } = store;
  const generation = useStoreState(store, (all) => all.generation);
  const failures = useStoreState(store, (all) => all.failures);
  const stored = useStoreState(store, (all) => all.value);
  const count = useStoreState(store, (all) => all.count);
  const trimmed = useStoreState(store, (all) => all.trimmed);
  const isPasteCut = useStoreState(store, (all) => all.isPasteCut);
  const isReadOnly = useStoreState(store, (all) => all.isReadOnly);
  const isDropTarget = useStoreState(store, (all) => all.isDropTarget);
  const isUploading = useStoreState(store, (all) => all.uploading > 0);
  const value = useValuePort('useRichText', store.port, { stored, options: bound });
  const isSupported = useSupport(options.isSupported ?? isEditingSupported);
  const isApple = useBrowserFact(pageKeys.isApple);

  useIsomorphicLayoutEffect(() => {
    store.configure({ max, mode, readOnly });
  }, [store, max, mode, readOnly]);
  useRichTextEffects(store, { control, announce, format, errors: options.errors });

  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      elements.set('editor', element);
      const stop = watchErrors(element, store.recover);
      return () => {
        stop();
        elements.delete('editor');
      };
    },
    [store, elements],
  );
  const attachToolbar = useCallback(
    (element: HTMLElement | null) => {
      keepElement(store, 'toolbar', element);
    },
    [store],
  );
  const attachFiles = useCallback(
    (element: HTMLElement | null) => {
      keepElement(store, 'files', element);
    },
    [store],
  );
  const ownRef = useMergedRefs<HTMLElement>(options.ref, attach);
  const ref = useMergedRefs<HTMLElement>(ownRef, control?.ref);
  const labelId = control?.ids.label;
  useEffect(() => {
    // A label does by itself nothing for what is no form control.
    const label = labelId === undefined ? null : document.getElementById(labelId);
    const onClick = (): void => {
      focusEditor(store);
    };
    label?.addEventListener('click', onClick);
    return () => {
      label?.removeEventListener('click', onClick);
    };
  }, [store, labelId]);

  const remaining = max === undefined ? null : max - count;
  const isTooLong = remaining !== null && remaining < 0;
  const field = fieldControlProps(control, isTooLong);
  const notes = [
    field['aria-describedby'],
    partId('hint'),
    remaining !== null && partId('counter'),
  ];
  const leave = ({ currentTarget, relatedTarget, target }: FocusEvent): void => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    // A window that loses the focus keeps its active element; the dialogs' focus is the field's too.
    const stays = target.ownerDocument.activeElement === target;
    if (!isInside && !stays && store.getState().dialog === null) control?.onBlur();
  };

  return {
    store,
    editor,
    value,
    isSupported,
    unsupportedText: format(TEXTS.unsupported),
    isReadOnly,
    generation,
    hasFailed: failures > ATTEMPTS,
    hint: format(TEXTS.hint),
    count,
    remaining,
    counter: remaining === null ? '' : limiterWords({ remaining }, format),
    notice:
      trimmed !== null
        ? limiterWords({ trimmed }, format)
        : isPasteCut
          ? format(TEXTS.pasteCut)
          : null,
    isUploading,
    canUpload: store.uploads !== null,
    focus: () => {
      focusEditor(store);
    },
    whenUploadsSettled: store.whenUploadsSettled,
    getGroupProps: propGetter<RichTextGroupProps>({
      'data-disabled': isReadOnly,
      'data-invalid': field['data-invalid'],
      onBlur: leave,
    }),
    getEditableProps: propGetter<RichTextEditableProps>({
      ...field,
      id: partId(),
      ref,
      role: 'textbox',
      tabIndex: 0,
      'aria-multiline': true,
      'aria-label': options.label === undefined ? undefined : format(options.label),
      'aria-labelledby': labelId,
      'aria-readonly': isReadOnly || undefined,
      'aria-describedby': notes.filter(Boolean).join(' '),
      dir: 'auto',
      translate: 'no',
      spellCheck: true,
      readOnly: isReadOnly,
      placeholder: options.placeholder === undefined ? undefined : format(options.placeholder),
      onKeyDown: (event) => {
        onEditorKey(event, store, isApple);
      },
      onPaste: (event) => {
        if (isReadOnly) return;
        event.preventDefault();
        store.insertData(event.clipboardData);
      },
      onCompositionEnd: () => {
        redrawAfterComposition(editor);
      },
    }),
    getDropProps: propGetter<RichTextDropProps>({
      'data-active': isDropTarget,
      onDragOver: (event) => {
        if (isReadOnly || !hasFiles(event)) return;
        event.preventDefault();
        store.setDropTarget(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) store.setDropTarget(false);
      },
      onDrop: (event) => {
        store.setDropTarget(false);
        // What falls on the text itself, Slate takes: it knows where.
        if (isReadOnly || event.defaultPrevented || !hasFiles(event)) return;
        event.preventDefault();
        store.insertFiles([...event.dataTransfer.files]);
      },
    }),
    getToolbarProps: propGetter<RichTextToolbarProps>({
      id: partId('toolbar'),
      ref: attachToolbar,
      role: 'toolbar',
      'aria-label': format(TEXTS.toolbar),
      'aria-controls': partId(),
      'aria-orientation': 'horizontal',
      onKeyDown: (event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          focusEditor(store);
          return;
        }
        const tools = toolsIn(event.currentTarget);
        const focused = tools.findIndex((tool) => tool === event.target);
        const to = rovingIndex(
          event.key,
          { index: focused, count: tools.length },
          { orientation: 'horizontal', direction: directionOf(event.currentTarget) },
        );
        if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        tools[to]?.focus();
      },
    }),
    getStylesProps: propGetter<RichTextStylesProps>({
      role: 'radiogroup',
      'aria-label': format(TEXTS.styles),
    }),
    getFilesProps: propGetter<RichTextFilesProps>({
      ref: attachFiles,
      type: 'file',
      accept: 'image/png,image/jpeg,image/gif,image/webp',
      multiple: true,
      hidden: true,
      tabIndex: -1,
      'aria-label': format(TOOL_LABELS.image),
      onChange: ({ currentTarget }) => {
        store.insertFiles([...(currentTarget.files ?? [])]);
        // So that the same file can be chosen again.
        currentTarget.value = '';
        focusEditor(store);
      },
    }),
    getHintProps: propGetter<{ id: string }>({ id: partId('hint') }),
    getCounterProps: propGetter<{ id: string; 'aria-hidden': true; 'data-invalid': boolean }>({
      id: partId('counter'),
      'aria-hidden': true,
      'data-invalid': isTooLong,
    }),
  };
}
