import type {
  ClipboardEventHandler,
  ChangeEventHandler,
  CompositionEventHandler,
  DragEventHandler,
  FocusEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
} from 'react';
import type {
  ElementRef,
  FieldControlProps,
  PropGetter,
  Text,
  ValueOrField,
} from '../core/index.js';
import type { ErrorChannel } from '../errors/index.js';
import type { RichTextDialog, RichTextSettings, RichTextStore } from './richText.store.types.js';
import type { RichTextEditor } from './slateTypes.js';
import type { UploadFile } from './uploads/uploads.store.js';
import type { ImagePolicy } from './urls.rules.js';

/** `value`, `defaultValue` and `onChange` take HTML, empty for no text (spec row RICH-1). */
export type UseRichTextOptions = ValueOrField<string, RichTextStore> &
  RichTextSettings & {
    /** The editor's id, and the base of its parts' ids; a form field's `control` brings its own. */
    id?: string | undefined;
    ref?: ElementRef<HTMLElement> | undefined;
    /** Names the editor; in a form, the field's label does. */
    label?: Text | undefined;
    placeholder?: Text | undefined;
    /**
     * Sends a file and resolves with its URL. Without it, files are not taken. The first render's
     * is used, like the two options below; a `key` makes a new editor for another one.
     */
    upload?: UploadFile | undefined;
    /** The largest file that is sent, in bytes. Default: any. */
    maxUploadBytes?: number | undefined;
    /** Which images the text may contain. Default: every image of this server. */
    isImageAllowed?: ImagePolicy | undefined;
    /** Default: whether `contentEditable` and `beforeinput` are supported (spec row RICH-3). */
    isSupported?: (() => boolean) | undefined;
    /** Where errors of the editor go. Default: the shell's, else the console. */
    errors?: ErrorChannel | undefined;
  };

/** For Slate's `Editable`, which makes the element editable. */
export interface RichTextEditableProps extends FieldControlProps {
  id: string;
  ref: (element: HTMLElement | null) => void;
  role: 'textbox';
  tabIndex: 0;
  'aria-multiline': true;
  'aria-label': string | undefined;
  'aria-labelledby': string | undefined;
  'aria-readonly': true | undefined;
  'aria-describedby': string;
  dir: 'auto';
  translate: 'no';
  spellCheck: true;
  readOnly: boolean;
  placeholder: string | undefined;
  onFocus: FocusEventHandler;
  onKeyDown: KeyboardEventHandler;
  onClick: MouseEventHandler;
  onPaste: ClipboardEventHandler;
  /** Slate calls it with native events. */
  onDOMBeforeInput: (event: InputEvent) => void;
  onCompositionStart: CompositionEventHandler;
  onCompositionEnd: CompositionEventHandler;
}

/** For the element around all parts: a form's field is touched when the focus leaves it. */
export interface RichTextGroupProps {
  'data-disabled': true | undefined;
  'data-invalid': true | undefined;
  onBlur: FocusEventHandler;
}

/** For the element that files may be dropped on: the one around the editor. */
export interface RichTextDropProps {
  'data-active': true | undefined;
  onDragOver: DragEventHandler;
  onDragLeave: DragEventHandler;
  onDrop: DragEventHandler;
}

/**
 * For the element around the tools, a `toolbar`: arrows, Home and End move in it, Escape leads back
 * to the text (A11Y-TOOLBAR).
 */
export interface RichTextToolbarProps {
  id: string;
  ref: (element: HTMLElement | null) => void;
  role: 'toolbar';
  'aria-label': string;
  'aria-controls': string;
  'aria-orientation': 'horizontal';
  onKeyDown: KeyboardEventHandler;
}

/** For the element around the buttons of `BLOCK_STYLES`, a `radiogroup`: a block has one style. */
export interface RichTextStylesProps {
  role: 'radiogroup';
  'aria-label': string;
}

/** For a hidden file `<input>`, which takes PNG, JPEG, GIF and WebP. */
export interface RichTextFilesProps {
  ref: (element: HTMLElement | null) => void;
  type: 'file';
  accept: 'image/png,image/jpeg,image/gif,image/webp';
  multiple: true;
  hidden: true;
  tabIndex: -1;
  'aria-label': string;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** The editor, what to show around it or in its place, and the props of the parts. */
export interface UseRichTextResult {
  /** For the hooks of the parts; the same between renders. */
  store: RichTextStore;
  /** For `<Slate editor={…}>`, which takes its content from it. */
  editor: RichTextEditor;
  /** HTML; empty for the empty text. */
  value: string;
  /** Whether the browser can edit rich text; `null` on a server. */
  isSupported: boolean | null;
  /** What to show in the editor's place if it cannot (spec row RICH-3). */
  unsupportedText: string;
  isReadOnly: boolean;
  /** The value needs the HTML reader, which is still loading: do not show the editor yet. */
  isLoading: boolean;
  /** Pass it as `key` to `<Slate>`: a new one remounts the editor after an error. */
  generation: number;
  /** The editor fails repeatedly, or the value cannot be read: do not show the editor. */
  hasFailed: boolean;
  /** What to show instead if it `hasFailed`. */
  failedText: string;
  /** The open dialog: `link` for `useRichTextLink`, `image` for `useRichTextDescription`. */
  dialog: RichTextDialog['type'] | null;
  /** The hint, for the element of `getHintProps`. */
  hint: string;
  /** The length in visible characters; 0 without a limit. */
  count: number;
  /** The visible characters left, negative for a text that is too long; `null` without a limit. */
  remaining: number | null;
  /** There is no more room, or the text is too long already; false without a limit. */
  isAtLimit: boolean;
  /** What remains, in words; empty without a limit. */
  counter: string;
  /** Says what was left out of the latest edit, else `null`; it is announced as well. */
  notice: string | null;
  isUploading: boolean;
  /** Whether files are taken, so whether there is an `upload`. */
  canUpload: boolean;
  focus(): void;
  /** Resolves once no upload and no paste is under way. A form waits by itself. */
  whenUploadsSettled(): Promise<void>;
  getGroupProps: PropGetter<RichTextGroupProps>;
  getEditableProps: PropGetter<RichTextEditableProps>;
  getDropProps: PropGetter<RichTextDropProps>;
  getToolbarProps: PropGetter<RichTextToolbarProps>;
  /** For the element around the buttons of `BLOCK_STYLES`. */
  getStylesProps: PropGetter<RichTextStylesProps>;
  /** For a file input, which the tool `image` opens. */
  getFilesProps: PropGetter<RichTextFilesProps>;
  getHintProps: PropGetter<{ id: string }>;
  /** For the element that shows `counter`; it describes the editor. */
  getCounterProps: PropGetter<{
    id: string;
    'aria-hidden': true;
    'data-invalid': true | undefined;
  }>;
}
