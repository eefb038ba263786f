import type { Store, ValuePort } from '../core/vanilla.js';
import type { LimiterNews } from '../limiter/vanilla.js';
import type { Clock } from '../platform/index.js';
import type { HtmlReaderSource } from './html/lazyReader.js';
import type { ValueReading } from './readValue.js';
import type { ImageNode } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';
import type { RichTextTool, ToolState } from './tools.js';
import type { UploadsStore } from './uploads/uploads.store.js';
import type { ImagePolicy } from './urls.rules.js';

/** The settings that may change between renders. */
export interface RichTextSettings {
  /** The most visible characters of the text, a line break counted as 1. Default: no limit. */
  max?: number | undefined;
  /** `hard` lets nothing in beyond the limit; with `soft` that is an error. Default `hard`. */
  mode?: 'hard' | 'soft' | undefined;
  /** Default false. */
  readOnly?: boolean | undefined;
}

/** The open dialog: what it is about, and what is entered in it. */
export type RichTextDialog =
  | {
      readonly type: 'link';
      readonly url: string;
      readonly isNew: boolean;
      readonly isRefused: boolean;
    }
  | {
      readonly type: 'image';
      /** The image's block. Its index may change meanwhile, as by a paste that was waited for. */
      readonly image: ImageNode;
      readonly alternativeText: string;
      readonly isDecorative: boolean;
      /** It was applied with neither a text nor the decorative mark. */
      readonly isRefused: boolean;
    };

/** One rich text: its value, what its toolbar and dialogs show, and what it waits for. */
export interface RichTextState extends ToolState {
  /** HTML; empty for the empty text. */
  readonly value: string;
  /** Its length in visible characters, a line break counted as 1; 0 if there is no limit. */
  readonly count: number;
  /** What did not fit of the latest edit; `null` if all of it did. */
  readonly trimmed: string | null;
  /** What to announce about the limit; a new object each time. */
  readonly news: LimiterNews | null;
  /** Nothing can be edited: because of the option, or because the value is not read. */
  readonly isReadOnly: boolean;
  /** How far the value has been read; until it is, nothing can be edited. */
  readonly reading: ValueReading['status'];
  /** The tab stop of the toolbar. */
  readonly toolbarStop: RichTextTool;
  readonly dialog: RichTextDialog | null;
  /** Files are dragged over the text. */
  readonly isDropTarget: boolean;
  /** The next Tab leaves a list instead of moving its items. */
  readonly leavesByTab: boolean;
  /** A paste waits for the HTML reader to load. */
  readonly isPasting: boolean;
  /** The last paste was too large, and part of it was left out. */
  readonly isPasteCut: boolean;
  /** The URLs of images uploaded here that nobody has described yet. */
  readonly undescribed: readonly string[];
  /** How many uploads of this text are under way. */
  readonly uploading: number;
  /** How many uploads of this text failed or were canceled. */
  readonly failedUploads: number;
  /** Increases each time the editor has to be remounted. */
  readonly generation: number;
  /** How often that happened since the last successful edit. */
  readonly failures: number;
  /** Why a value could not be read, to be reported. */
  readonly problem: { readonly error: unknown } | null;
}

/**
 * What keys, tools, dialogs, pastes and uploads do to the text, and Slate's editor that holds it.
 */
export interface RichTextActions {
  /** Slate's editor. Edit it by the actions below, or by Slate's own commands. */
  readonly editor: RichTextEditor;
  /** `null`: files are not taken. */
  readonly uploads: UploadsStore | null;
  /** Binds the HTML to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<string>;
  /**
   * Elements that the focus moves between; `describe` is the button that opened the image dialog.
   */
  readonly elements: Map<'editor' | 'toolbar' | 'files' | 'describe', HTMLElement>;
  configure(settings: RichTextSettings): void;
  /**
   * Applies a tool to the selection; `link` opens its dialog first. Code takes neither marks nor
   * links.
   */
  run(tool: RichTextTool): void;
  /** Replaces the whole text with HTML that was not typed here. Undo cannot go back beyond it. */
  reset(value: string): void;
  /**
   * Inserts pasted or dropped data; uploads files. Returns whether anything was taken, or may be
   * once the HTML reader is loaded.
   */
  insertData(data: DataTransfer): boolean;
  /** Loads the HTML reader, so that a paste need not wait for it. */
  prepare(): void;
  /** Uploads images and inserts them at the caret. */
  insertFiles(files: readonly File[]): void;
  /** Changes what is entered in the open dialog. */
  draft(draft: { url: string } | { alternativeText: string } | { isDecorative: boolean }): void;
  /** Applies the dialog. Invalid input is refused, and the dialog stays open. */
  applyDialog(): void;
  removeLink(): void;
  closeDialog(): void;
  /** Opens the dialog that asks what an image shows. */
  describeImage(index: number): void;
  /** Deletes a block; an upload in it is stopped. */
  removeBlock(index: number): void;
  focusTool(tool: RichTextTool): void;
  setDropTarget(isDropTarget: boolean): void;
  setLeavesByTab(leavesByTab: boolean): void;
  /** Restores the last good text and has the editor remounted, after an error in it. */
  recover(): void;
  /** Resolves once no upload and no paste is under way. */
  whenUploadsSettled(): Promise<void>;
}

/** One per rich text, with its editor: created by `useRichText`, or passed to it as `store`. */
export type RichTextStore = Store<RichTextState, RichTextActions>;

/** The options of `createRichTextStore`; none is required. */
export interface RichTextStoreOptions extends RichTextSettings {
  /** HTML. Default empty. */
  defaultValue?: string | undefined;
  /** Reads HTML that `toHtml` has not written. Default: {@link lazyReader}. */
  reader?: HtmlReaderSource | undefined;
  /** Which images the text may contain. Default: every image of this server. */
  isImageAllowed?: ImagePolicy | undefined;
  /** `https://host` of this server, to accept absolute URLs of its images. Default: none are. */
  origin?: string | undefined;
  /** Default: files are not taken. */
  uploads?: UploadsStore | undefined;
  /** Times the announcements about the limit. Default: the system clock. */
  clock?: Clock | undefined;
}
