import type { FocusEventHandler, MouseEventHandler } from 'react';
import {
  keepFocus,
  propGetter,
  useFormatText,
  useStoreState,
  type PropGetter,
  type Text,
} from '../core/index.js';
import { isApple as readApple } from '../shortcuts/index.js';
import { focusEditor } from './focus.js';
import type { RichTextStore } from './richText.store.types.js';
import { TOOL_LABELS } from './richText.texts.js';
import { useBrowserFact } from './support.js';
import { toolAriaKeys, toolKeyNames } from './toolKeys.js';
import { BLOCK_STYLES, type RichTextTool } from './tools.js';

/** The options of `useRichTextTool`; none is required. */
export interface UseRichTextToolOptions {
  /** Names the button. Default: the message `gnap.rich-text.` plus the tool's name. */
  label?: Text | undefined;
}

/** For a toolbar button: a `radio` for a style, a toggle for a mark or list, else plain. */
export interface RichTextToolProps {
  type: 'button';
  tabIndex: 0 | -1;
  'aria-label': string;
  'aria-keyshortcuts': string | undefined;
  'aria-disabled': true | undefined;
  role: 'radio' | undefined;
  'aria-checked': boolean | undefined;
  'aria-pressed': boolean | undefined;
  'aria-haspopup': 'dialog' | undefined;
  'aria-expanded': boolean | undefined;
  'data-tool': RichTextTool;
  'data-active': true | undefined;
  'data-disabled': true | undefined;
  onMouseDown: MouseEventHandler;
  onClick: MouseEventHandler;
  onFocus: FocusEventHandler;
}

/** One tool as its button shows it. */
export interface UseRichTextToolResult {
  label: string;
  /** The names of its keys: `['Ctrl', 'B']`; empty if it has none. */
  keys: readonly string[];
  /** Whether it is on at the selection. */
  isActive: boolean;
  /** Whether it can do something at the selection, and the text can be edited. */
  isAvailable: boolean;
  getButtonProps: PropGetter<RichTextToolProps>;
}

const TOGGLES: ReadonlySet<RichTextTool> = new Set<RichTextTool>([
  ...(['bold', 'italic', 'underline', 'strikethrough', 'code'] as const),
  ...(['bulleted-list', 'numbered-list'] as const),
]);

function isStyle(tool: RichTextTool): boolean {
  return BLOCK_STYLES.some((style) => style === tool);
}

/**
 * One button of the toolbar (A11Y-TOOLBAR). Re-renders when its own state changes, and not with
 * each keystroke.
 * @param richText what `useRichText` returned, or `{ store }` of it
 */
export function useRichTextTool(
  { store }: { readonly store: RichTextStore },
  tool: RichTextTool,
  { label = TOOL_LABELS[tool] }: UseRichTextToolOptions = {},
): UseRichTextToolResult {
  const format = useFormatText();
  const isApple = useBrowserFact(readApple);
  const isActive = useStoreState(store, ({ active }) => active.includes(tool));
  const isAvailable = useStoreState(
    store,
    ({ isReadOnly, unavailable }) => !isReadOnly && !unavailable.includes(tool),
  );
  const isStop = useStoreState(store, ({ toolbarStop }) => toolbarStop === tool);
  const isOpen = useStoreState(store, ({ dialog }) => dialog?.type === 'link' && tool === 'link');
  const name = format(label);
  return {
    label: name,
    keys: toolKeyNames(tool, { formatText: format, isApple }),
    isActive,
    isAvailable,
    getButtonProps: propGetter<RichTextToolProps>({
      type: 'button',
      tabIndex: isStop ? 0 : -1,
      'aria-label': name,
      'aria-keyshortcuts': toolAriaKeys(tool, isApple),
      'aria-disabled': !isAvailable || undefined,
      role: isStyle(tool) ? 'radio' : undefined,
      'aria-checked': isStyle(tool) ? isActive : undefined,
      'aria-pressed': TOGGLES.has(tool) ? isActive : undefined,
      'aria-haspopup': tool === 'link' ? 'dialog' : undefined,
      'aria-expanded': tool === 'link' ? isOpen : undefined,
      'data-tool': tool,
      'data-active': isActive || undefined,
      'data-disabled': !isAvailable || undefined,
      // The editor keeps the focus and its selection.
      onMouseDown: keepFocus,
      onClick: ({ detail }) => {
        if (!isAvailable) return;
        if (tool === 'image') store.elements.get('files')?.click();
        else store.run(tool);
        // A click by key has detail 0: the focus stays in the toolbar, where the next tool may be
        // wanted.
        if (detail !== 0 && tool !== 'link' && tool !== 'image') focusEditor(store);
      },
      onFocus: () => {
        store.focusTool(tool);
      },
    }),
  };
}
