import type { KeyboardEvent } from 'react';
import {
  directionOf,
  propGetter,
  rovingIndex,
  type FormatText,
  type PartId,
  type PropGetter,
} from '../core/index.js';
import { focusEditor, toolsIn } from './focus.js';
import type { RichTextStore } from './richText.store.types.js';
import { TOOL_LABELS } from './richText.texts.js';
import type { RichTextElements } from './useRichTextElements.js';
import type {
  RichTextFilesProps,
  RichTextStylesProps,
  RichTextToolbarProps,
} from './useRichText.types.js';

const TOOLBAR = { id: 'gnap.rich-text.toolbar', defaultMessage: 'Formatting' };
const STYLES = { id: 'gnap.rich-text.styles', defaultMessage: 'Paragraph style' };

function onToolbarKey(event: KeyboardEvent, store: RichTextStore): void {
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
  tools[to]?.focus({ focusVisible: true });
}

/** From the hook: ids, texts, and the refs of the toolbar and the file input. */
export interface ToolbarPartsOptions extends Pick<
  RichTextElements,
  'attachToolbar' | 'attachFiles'
> {
  partId: PartId;
  format: FormatText;
}

/** The prop getters of the toolbar's parts, except its tools (A11Y-TOOLBAR). */
export function toolbarParts(
  store: RichTextStore,
  { partId, format, attachToolbar, attachFiles }: ToolbarPartsOptions,
): {
  getToolbarProps: PropGetter<RichTextToolbarProps>;
  getStylesProps: PropGetter<RichTextStylesProps>;
  getFilesProps: PropGetter<RichTextFilesProps>;
} {
  return {
    getToolbarProps: propGetter<RichTextToolbarProps>({
      id: partId('toolbar'),
      ref: attachToolbar,
      role: 'toolbar',
      'aria-label': format(TOOLBAR),
      'aria-controls': partId(),
      'aria-orientation': 'horizontal',
      onKeyDown: (event) => {
        onToolbarKey(event, store);
      },
    }),
    getStylesProps: propGetter<RichTextStylesProps>({
      role: 'radiogroup',
      'aria-label': format(STYLES),
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
        // Otherwise choosing the same file again would not fire a change event.
        currentTarget.value = '';
        focusEditor(store);
      },
    }),
  };
}
