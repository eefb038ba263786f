import type {
  ClipboardEventHandler,
  ChangeEventHandler,
  CompositionEventHandler,
  DragEventHandler,
  FocusEventHandler,
  KeyboardEventHandler,
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

/**
 * `value`, `defaultValue` and `onChange` are about HTML, empty for the empty text (spec row
 * RICH-1).
 */
export type UseRichTextOptions = ValueOrField<string, RichTextStore> &
  RichTextSettings & {
    /** Of the editor, and the base of its parts' ids; a form field's `control` brings its own. */
    id?: string | undefined;
    ref?: ElementRef<HTMLElement> | undefined;
    /** Names the editor; in a form the field's label does. */
    label?: Text | undefined;
    placeholder?: Text | undefined;
    /** Sends a file and answers with its URL. Without it there are no images from files. */
    upload?: UploadFile | undefined;
    /** The largest file that is sent, in bytes. Default: any. */
    maxUploadBytes?: number | undefined;
    /** Which images may stand in the text. Default: every image of this server. */
    isImageAllowed?: ImagePolicy | undefined;
    /** Default: `contentEditable` and `beforeinput` are there (spec row RICH-3). */
    isSupported?: (() => boolean) | undefined;
    /** Where errors of the editor go. Default: the shell's, else the console. */
    errors?: ErrorChannel | undefined;
  };

/** For Slate's `Editable`, which adds what makes it editable. */
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
  onPaste: ClipboardEventHandler;
  onCompositionStart: CompositionEventHandler;
  onCompositionEnd: CompositionEventHandler;
}

/** For the element around all parts: the focus leaves the field when it leaves that. */
export interface RichTextGroupProps {
  'data-disabled': boolean;
  'data-invalid': true | undefined;
  onBlur: FocusEventHandler;
}

/** For the element that files may be dropped on: the one around the editor. */
export interface RichTextDropProps {
  'data-active': boolean;
  onDragOver: DragEventHandler;
  onDragLeave: DragEventHandler;
  onDrop: DragEventHandler;
}

/**
 * For the element around the tools, a `toolbar`: arrows, Home and End move in it, Escape leads back
 * (A11Y-TOOLBAR).
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

/** For a hidden `<input>` of files, which takes PNG, JPEG, GIF and WebP. */
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

/** The editor, what is shown around it and in its place, and the props of the parts. */
export interface UseRichTextResult {
  /** For the hooks of the parts; stays the same between renders. */
  store: RichTextStore;
  /** For Slate's `<Slate editor={…}>`, which takes its content from it. */
  editor: RichTextEditor;
  /** HTML; empty for the empty text. */
  value: string;
  /** Whether the browser can edit rich text; `null` on a server. */
  isSupported: boolean | null;
  /** What stands in the editor's place where it cannot (spec row RICH-3). */
  unsupportedText: string;
  isReadOnly: boolean;
  /** The value is HTML of others, and what reads that is on its way: the editor is not to be shown yet. */
  isLoading: boolean;
  /** Give it as `key` to what holds the editor: with a new one it is mounted anew, after an error. */
  generation: number;
  /** The editor fails again and again, or the value cannot be read: do not show it. */
  hasFailed: boolean;
  /** What to show instead then. */
  failedText: string;
  /** What is asked for: an address, by `useRichTextLink`; what an image shows, by `useRichTextDescription`. */
  dialog: RichTextDialog['type'] | null;
  /** What the hint says, for the element of `getHintProps`. */
  hint: string;
  /** How many visible characters; 0 without a limit. */
  count: number;
  /** Negative for a text that is too long; `null` without a limit. */
  remaining: number | null;
  /** What remains, in words; empty without a limit. */
  counter: string;
  /** Says what was left out of the latest edit; it has been announced. */
  notice: string | null;
  isUploading: boolean;
  /** Whether files are taken: there is an `upload`. */
  canUpload: boolean;
  focus(): void;
  /** Once no upload is under way any more. A form waits by itself. */
  whenUploadsSettled(): Promise<void>;
  getGroupProps: PropGetter<RichTextGroupProps>;
  getEditableProps: PropGetter<RichTextEditableProps>;
  getDropProps: PropGetter<RichTextDropProps>;
  getToolbarProps: PropGetter<RichTextToolbarProps>;
  /** For the element around the buttons of `BLOCK_STYLES`. */
  getStylesProps: PropGetter<RichTextStylesProps>;
  /** For an input of files, which the tool `image` opens. */
  getFilesProps: PropGetter<RichTextFilesProps>;
  getHintProps: PropGetter<{ id: string }>;
  /** For the element that shows `counter`, which it describes. */
  getCounterProps: PropGetter<{ id: string; 'aria-hidden': true; 'data-invalid': boolean }>;
}
