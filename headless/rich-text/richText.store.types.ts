import type { Store, ValuePort } from '../core/vanilla.js';
import type { LimiterNews } from '../limiter/vanilla.js';
import type { Clock } from '../platform/index.js';
import type { HtmlReaderSource } from './html/lazyReader.js';
import type { ValueReading } from './readValue.js';
import type { RichTextEditor } from './slateTypes.js';
import type { RichTextTool, ToolState } from './tools.js';
import type { UploadsStore } from './uploads/uploads.store.js';
import type { ImagePolicy } from './urls.rules.js';

/** What may change between renders. */
export interface RichTextSettings {
  /** How many visible characters the text may have, a line break counted 1. Default: no limit. */
  max?: number | undefined;
  /** `hard` lets nothing in beyond the limit; with `soft` that is an error. Default `hard`. */
  mode?: 'hard' | 'soft' | undefined;
  /** Default false. */
  readOnly?: boolean | undefined;
}

/** What is asked before a link or an image is set. */
export type RichTextDialog =
  | {
      readonly type: 'link';
      readonly url: string;
      readonly isNew: boolean;
      readonly isRefused: boolean;
    }
  | {
      readonly type: 'image';
      /** Which block it is. */
      readonly index: number;
      readonly alternativeText: string;
      readonly isDecorative: boolean;
      /** Neither a text nor the mark was given. */
      readonly isRefused: boolean;
    };

/** One rich text: its value, what its toolbar and dialogs show, and what it waits for. */
export interface RichTextState extends ToolState {
  /** HTML; empty for the empty text. */
  readonly value: string;
  /** Its length in visible characters, a line break counted 1; 0 where there is no limit. */
  readonly count: number;
  /** What did not fit of the latest edit, `null` for an edit that did. */
  readonly trimmed: string | null;
  /** What is to be said to screen readers of the limit; a new object each time. */
  readonly news: LimiterNews | null;
  /** Nothing can be edited: as the options say, or because the value is not read. */
  readonly isReadOnly: boolean;
  /** How far the value has been read; as long as it is not, nothing can be edited. */
  readonly reading: ValueReading['status'];
  /** The control of the toolbar that Tab comes to. */
  readonly toolbarStop: RichTextTool;
  readonly dialog: RichTextDialog | null;
  /** Files are dragged over the text. */
  readonly isDropTarget: boolean;
  /** The next Tab leaves a list instead of moving its items. */
  readonly leavesByTab: boolean;
  /** Something was pasted that waits for what reads HTML of others. */
  readonly isPasting: boolean;
  /** What was pasted was more than is taken. */
  readonly isPasteCut: boolean;
  /** Images that came here, of which nobody has said yet what they show. By their URLs. */
  readonly undescribed: readonly string[];
  /** How many uploads of this text are on their way. */
  readonly uploading: number;
  /** How many of them failed, or were canceled. */
  readonly failedUploads: number;
  /** Grows with each time that the editor has to be mounted anew. */
  readonly generation: number;
  /** How often that happened since the last edit that went well. */
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
  /** The elements between which the focus moves; `describe` is the button that asked what an image shows. */
  readonly elements: Map<'editor' | 'toolbar' | 'files' | 'describe', HTMLElement>;
  configure(settings: RichTextSettings): void;
  /** Does what a tool does, to what is selected; a link is asked for first. */
  run(tool: RichTextTool): void;
  /** Replaces the whole text by HTML that nobody typed here. Undo does not go back behind it. */
  reset(value: string): void;
  /** Pastes or drops; files are uploaded. Says whether there was anything, or may be once it can be read. */
  insertData(data: DataTransfer): boolean;
  /** Fetches what reads HTML of others, so that a paste need not wait for it. */
  prepare(): void;
  /** Uploads images to where the caret is. */
  insertFiles(files: readonly File[]): void;
  /** What is written in the dialog that is open. */
  draft(draft: { url: string } | { alternativeText: string } | { isDecorative: boolean }): void;
  /** Takes what is written there; what cannot be is refused, and the dialog stays. */
  applyDialog(): void;
  removeLink(): void;
  closeDialog(): void;
  /** Asks what an image shows. */
  describeImage(index: number): void;
  /** Deletes a block, an upload with what is on its way. */
  removeBlock(index: number): void;
  focusTool(tool: RichTextTool): void;
  setDropTarget(isDropTarget: boolean): void;
  setLeavesByTab(leavesByTab: boolean): void;
  /** After an error of the editor: back to the last text that was good, in an editor mounted anew. */
  recover(): void;
  /** Once no upload is under way any more, nor a paste. */
  whenUploadsSettled(): Promise<void>;
}

/** One rich text with its editor; `useRichText` makes one, or is given it. */
export type RichTextStore = Store<RichTextState, RichTextActions>;

/** What `createRichTextStore` takes; all of it can be left out. */
export interface RichTextStoreOptions extends RichTextSettings {
  /** HTML. Default empty. */
  defaultValue?: string | undefined;
  /** Reads HTML that `toHtml` has not written. Default: {@link lazyReader}. */
  reader?: HtmlReaderSource | undefined;
  /** Which images may stand in the text. Default: every image of this server. */
  isImageAllowed?: ImagePolicy | undefined;
  /**
   * `https://host` of this server, for images whose URLs are absolute. Default: those do not
   * stand.
   */
  origin?: string | undefined;
  /** Default: files are not taken. */
  uploads?: UploadsStore | undefined;
  /** Times what is said of the limit. Default: the machine's. */
  clock?: Clock | undefined;
}
