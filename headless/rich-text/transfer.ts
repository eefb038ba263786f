import { Editor, Range } from 'slate';
import type { Limit } from '../limiter/vanilla.js';
import { caretBlock } from './blockCommands.js';
import { copiedDocument } from './copiedDocument.js';
import { createRichTextEditor } from './createRichTextEditor.js';
import { lengthOfDocument, textOf } from './document.rules.js';
import type { HtmlReader } from './html/htmlReader.js';
import type { HtmlReaderSource } from './html/lazyReader.js';
import { toHtml } from './html/toHtml.js';
import { deleteSelected, insertDocument } from './insertCommands.js';
import { setLink } from './linkCommands.js';
import {
  CLIPBOARD_TYPE,
  readClipboard,
  type ClipboardContent,
  type Pasted,
} from './paste.rules.js';
import { around, documentOf, isTextBlock } from './query.js';
import type { RichTextDocument } from './richText.types.js';
import type { RichTextStoreOptions } from './richText.store.types.js';
import type { RichTextEditor } from './slateTypes.js';
import { syncSelection } from './syncSelection.js';
import { edit } from './tools.js';
import { createWaitingPastes, type WaitingPastes } from './waitingPastes.js';
import { fittingText, startOf } from './withLimit.js';

/** The data of a clipboard, or of a drag. */
export type TransferSource = Pick<DataTransfer, 'getData' | 'files'>;

/** Cut, copy, paste and drop of one editor; Slate's own events come here as well. */
export interface Transfer extends Pick<WaitingPastes, 'forget'> {
  /** Inserts data. Returns whether any of it is taken. */
  insertData(data: TransferSource): boolean;
}

/** The editor, what may be inserted, and the callbacks of a paste. */
export interface TransferOptions {
  editor: RichTextEditor;
  reader: HtmlReaderSource;
  options: Pick<RichTextStoreOptions, 'isImageAllowed' | 'origin'>;
  /** The current limit; `null` for none. */
  limit: () => Limit | null;
  /** Whether an upload among our own nodes is one of this text. */
  isUploadKnown: (id: string) => boolean;
  /** Takes files. Returns whether it does. */
  onFiles: (files: readonly File[]) => boolean;
  /** Called with the text that did not fit within the limit. */
  onTrimmed: (trimmed: string) => void;
  /** Checked again after waiting for the reader. */
  isReadOnly: () => boolean;
  /** Called with whether a paste waits for the reader. */
  onWaiting: (isWaiting: boolean) => void;
  /** Called right after anything was inserted. */
  onInserted: () => void;
  /** Called if part of a paste was left out as too large. */
  onCut: () => void;
}

/** A copy, since a clipboard is empty once its event is over. */
function contentOf(data: TransferSource): ClipboardContent {
  return {
    fragment: data.getData(CLIPBOARD_TYPE),
    html: data.getData('text/html'),
    text: data.getData('text/plain'),
    files: [...data.files],
  };
}

/** The length of the text once a document is inserted: blocks add line breaks around them. */
function lengthWith(
  { children, selection }: RichTextEditor,
  document: RichTextDocument,
  limit: Limit,
): number {
  const copy = createRichTextEditor({ limit: () => limit, onTrimmed: () => {} });
  Object.assign(copy, { children, selection });
  Editor.normalize(copy, { force: true });
  Editor.withoutNormalizing(copy, () => {
    insertDocument(copy, document);
  });
  return lengthOfDocument(documentOf(copy));
}

/** The part of a document that fits at the caret, with the line breaks around it. */
function fittingStart(
  editor: RichTextEditor,
  document: RichTextDocument,
  limit: Limit,
): { readonly start: RichTextDocument; readonly trimmed: string } {
  const lines = textOf(document);
  let { max } = limit;
  for (;;) {
    const fitting = fittingText(editor, lines, { ...limit, max });
    const trimmed = lines.slice(fitting.length);
    const start = trimmed === '' ? document : startOf(document, fitting.length);
    const excess = lengthWith(editor, start, limit) - limit.max;
    if (excess <= 0 || fitting === '') return { start, trimmed };
    max -= excess;
  }
}

/**
 * Cut, copy, paste, drag and drop. Slate's own paste trusts whatever another page has put on the
 * clipboard in Slate's format, so it is replaced here.
 */
export function createTransfer({
  editor,
  reader,
  options,
  limit,
  isUploadKnown,
  onFiles,
  isReadOnly,
  onWaiting,
  onInserted,
  onTrimmed,
  onCut,
}: TransferOptions): Transfer {
  /** Inserts the part of a document that fits within the limit, and reports the rest. */
  const insertFitting = (document: RichTextDocument): void => {
    const current = limit();
    const all = { start: document, trimmed: '' };
    const { start, trimmed } = current === null ? all : fittingStart(editor, document, current);
    insertDocument(editor, start);
    // After the insertion: its change would otherwise clear this report.
    if (trimmed !== '') onTrimmed(trimmed);
  };

  const insert = ({ document, url }: Pasted, isCode: boolean): boolean => {
    const { selection } = editor;
    if (url !== null && !isCode && selection !== null && Range.isExpanded(selection)) {
      setLink(editor, url);
    } else if (document !== null) {
      deleteSelected(editor);
      insertFitting(document);
    } else return false;
    return true;
  };

  const insertContent = (content: ClipboardContent, readHtml: HtmlReader | null): boolean => {
    const isCode = around(editor, isTextBlock)?.[0].type === 'code-block';
    // As if the plain text were typed.
    const marks = Editor.marks(editor) ?? {};
    const rules = { ...options, isUploadKnown, isCode, marks, readHtml: readHtml ?? undefined };
    const pasted = readClipboard(content, rules);
    let isInserted = false;
    const work = (): void => {
      isInserted = insert(pasted, isCode);
    };
    // Slate has just deleted text that was dragged within the editor: both are one step of undo.
    const isMoved = editor.operations.some(({ type }) => type !== 'set_selection');
    if (isMoved) Editor.withoutNormalizing(editor, work);
    else edit(editor, work);
    onInserted();
    // After the insertion, as above.
    if (pasted.isCut) onCut();
    if (pasted.files.length === 0) return isInserted;
    // Where files are not taken, what came with them is.
    return onFiles(pasted.files) || insertContent({ ...content, files: [] }, readHtml);
  };

  const waiting = createWaitingPastes({
    editor,
    reader,
    isReadOnly,
    onWaiting,
    insert: insertContent,
  });

  const insertData = (data: TransferSource): boolean => {
    const content = contentOf(data);
    const readHtml = reader.current();
    if (readHtml !== null || content.html === '') return insertContent(content, readHtml);
    waiting.add(content);
    return true;
  };

  editor.insertData = insertData;
  editor.insertFragmentData = insertData;
  editor.insertTextData = insertData;
  editor.setFragmentData = (data) => {
    syncSelection(editor);
    const { selection } = editor;
    const isNothing = selection === null || Range.isCollapsed(selection);
    if (isNothing && caretBlock(editor) !== null) return;
    const fragment = copiedDocument(editor);
    data.setData(CLIPBOARD_TYPE, JSON.stringify(fragment));
    data.setData('text/html', toHtml(fragment));
    data.setData('text/plain', textOf(fragment));
  };
  return { insertData, forget: waiting.forget };
}
