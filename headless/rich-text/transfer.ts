import { Range } from 'slate';
import type { Limit } from '../limiter/vanilla.js';
import { caretBlock } from './blockCommands.js';
import { textOf } from './document.rules.js';
import type { HtmlParser } from './html/createHtmlParser.js';
import { toHtml } from './html/toHtml.js';
import { deleteSelected, insertDocument } from './insertCommands.js';
import { setLink } from './linkCommands.js';
import { CLIPBOARD_TYPE, readClipboard, type Pasted } from './paste.rules.js';
import type { RichTextDocument } from './richText.types.js';
import type { RichTextStoreOptions } from './richText.store.types.js';
import type { RichTextEditor } from './slateTypes.js';
import { syncSelection } from './syncSelection.js';
import { edit } from './tools.js';
import { fittingText, startOf } from './withLimit.js';

/** What is on a clipboard, or dragged. */
export type TransferSource = Pick<DataTransfer, 'getData' | 'files'>;

export interface TransferOptions {
  editor: RichTextEditor;
  /** Without it, HTML is not read: its plain text is. */
  parse: HtmlParser | undefined;
  options: Pick<RichTextStoreOptions, 'isImageAllowed' | 'origin'>;
  limit: () => Limit | null;
  isUploadKnown: (id: string) => boolean;
  /** Takes files, or says that it does not. */
  onFiles: (files: readonly File[]) => boolean;
  onTrimmed: (trimmed: string) => void;
  /** Told that something of a paste was too much to be read. */
  onCut: () => void;
}

/**
 * Cut, copy, paste, drag and drop. Slate's own way of pasting trusts what other pages have put on the
 * clipboard as Slate's (hard-cases-rich-text.md): it is never asked.
 */
export function createTransfer({
  editor,
  parse,
  options,
  limit,
  isUploadKnown,
  onFiles,
  onTrimmed,
  onCut,
}: TransferOptions): { insertData(data: TransferSource): boolean } {
  const read = (data: TransferSource): Pasted =>
    readClipboard(
      {
        fragment: data.getData(CLIPBOARD_TYPE),
        html: parse === undefined ? '' : data.getData('text/html'),
        text: data.getData('text/plain'),
        files: [...data.files],
      },
      {
        ...options,
        isUploadKnown,
        parse: parse ?? (() => new DocumentFragment()),
      },
    );

  /** The part of a text that there is room for; what there is no room for is told. */
  const fit = (document: RichTextDocument): RichTextDocument => {
    const current = limit();
    if (current === null) return document;
    const lines = textOf(document);
    const part = fittingText(editor, lines, current);
    if (part === lines) return document;
    onTrimmed(lines.slice(part.length));
    return startOf(document, part.length);
  };

  const insert = ({ document, url }: Pasted): boolean => {
    const { selection } = editor;
    const isCode = caretBlock(editor)?.[0].type === 'code-block';
    if (url !== null && !isCode && selection !== null && Range.isExpanded(selection)) {
      setLink(editor, url);
    } else if (document !== null) {
      deleteSelected(editor);
      insertDocument(editor, fit(document));
    } else return false;
    return true;
  };

  const insertData = (data: TransferSource): boolean => {
    const pasted = read(data);
    if (pasted.isCut) onCut();
    let isInserted = false;
    edit(editor, () => {
      isInserted = insert(pasted);
    });
    return pasted.files.length > 0 ? onFiles(pasted.files) : isInserted;
  };

  editor.insertData = insertData;
  editor.insertFragmentData = insertData;
  editor.insertTextData = insertData;
  editor.setFragmentData = (data) => {
    syncSelection(editor);
    const { selection } = editor;
    const isNothing = selection === null || Range.isCollapsed(selection);
    if (isNothing && caretBlock(editor) !== null) return;
    const fragment = editor.getFragment() as RichTextDocument;
    data.setData(CLIPBOARD_TYPE, JSON.stringify(fragment));
    data.setData('text/html', toHtml(fragment));
    data.setData('text/plain', textOf(fragment));
  };
  return { insertData };
}
