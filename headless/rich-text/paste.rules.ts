import { textOf } from './document.rules.js';
import type { BuiltDocument, DocumentLimit } from './document/documentBuilder.js';
import { isDocument, type DocumentRules } from './document/isDocument.js';
import { readNodes, type ReadNodesOptions } from './document/readNodes.js';
import type { Marks } from './document/runs.js';
import { unescapeHtml } from './html/escapeHtml.js';
import type { HtmlReader } from './html/htmlReader.js';
import type { RichTextDocument } from './richText.types.js';
import { readCode, readText } from './text.rules.js';
import { readLoneUrl, type ImageUrlOptions } from './urls.rules.js';

/** The clipboard type of an editor's own nodes, as JSON. */
export const CLIPBOARD_TYPE = 'application/x-gnap-rich-text';

/** The data of a clipboard or a drop that an editor may take. Empty counts as missing. */
export interface ClipboardContent {
  /** The data of {@link CLIPBOARD_TYPE}. */
  readonly fragment?: string | undefined;
  readonly html?: string | undefined;
  readonly text?: string | undefined;
  readonly files?: readonly File[] | undefined;
}

/** How HTML is read, which images and uploads are kept, and how much is taken. */
export interface PasteOptions extends ImageUrlOptions, Pick<DocumentRules, 'isUploadKnown'> {
  /** Without it, the plain text is read instead of the HTML. */
  readHtml?: HtmlReader | undefined;
  /** Whether it is for code, in which every space, tab and line of the plain text counts. */
  isCode?: boolean | undefined;
  /** The marks that plain text gets, except in code. Default none. */
  marks?: Marks | undefined;
  /** The most UTF-16 units that are read. Default 2000000. */
  maxLength?: number | undefined;
  /** The most blocks and texts. Default 5000. */
  maxNodes?: number | undefined;
}

/** The limit that a paste exceeded. `depth` loses no text: list items are raised. */
export type PasteLimit = 'length' | DocumentLimit;

/** What `readClipboard` has found: a document to insert, or else files to upload. */
export interface Pasted {
  /** `null` if there was no text. */
  readonly document: RichTextDocument | null;
  /** To upload. Empty if there was text: office programs add a picture of it. */
  readonly files: readonly File[];
  /** The address, if the text is nothing else, to link the selection to; else `null`. */
  readonly url: string | null;
  /** Whether something is missing; there should be a message then. */
  readonly isCut: boolean;
  /** The limit that was exceeded, even if no text is missing; `null` for none. */
  readonly reason: PasteLimit | null;
}

/** One of the forms in which a clipboard has its content. */
interface Source {
  readonly data: string;
  readonly read: () => BuiltDocument | null;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function readFragment(json: string, options: ReadNodesOptions): BuiltDocument | null {
  const nodes = parseJson(json);
  return isDocument(nodes, options) ? readNodes(nodes, options) : null;
}

/** `null` if the browser does not allow HTML to be parsed; the plain text is then read instead. */
function tryHtml(html: string, { readHtml, ...options }: PasteOptions): BuiltDocument | null {
  try {
    return readHtml?.(html, options) ?? null;
  } catch {
    return null;
  }
}

/** Whether there is anything visible in a document. */
function hasContent({ document }: BuiltDocument): boolean {
  return document.some(({ type }) => type !== 'paragraph') || textOf(document).trim() !== '';
}

/**
 * Whether the text only tells what the files are: the Finder adds their names, Safari the address of
 * a copied picture. Office programs add a picture of the text, which their HTML has as well.
 */
function namesFiles(text: string, html: string, files: readonly File[]): boolean {
  // The file system may keep letters and accents apart.
  const without = (left: string, { name }: File): string => left.replace(name.normalize(), '');
  const others = files.reduce(without, text.normalize());
  const isOfFiles = readLoneUrl(text) !== null || others.trim() === '';
  return isOfFiles && !unescapeHtml(html.replace(/<[^<>]*>/g, '')).includes(text.trim());
}

/**
 * Reads pasted or dropped data: our own nodes if they are intact, else the HTML, else the text; for
 * code the text, if there is any. Nodes of other editors are ignored. What exceeds a limit is left
 * out, and `reason` names the limit: a paste of any size neither throws nor hangs.
 */
export function readClipboard(
  { fragment = '', html = '', text = '', files = [] }: ClipboardContent,
  { maxLength = 2_000_000, maxNodes = 5_000, isCode = false, marks, ...rules }: PasteOptions,
): Pasted {
  const options = { ...rules, maxNodes };
  const cut = (part: string): string => part.slice(0, maxLength);
  // A copied picture comes with HTML that shows it, and without text of its own.
  const isPicture = files.length > 0 && (text.trim() === '' || namesFiles(text, html, files));
  const readPlain = isCode ? readCode : readText;
  const plain: Source = {
    data: text,
    read: () => (isPicture ? null : readPlain(cut(text), maxNodes, marks)),
  };
  const sources: readonly Source[] = [
    ...(isCode ? [plain] : []),
    {
      // Once cut, it would no longer be JSON.
      data: fragment,
      read: () => (fragment === cut(fragment) ? readFragment(fragment, options) : null),
    },
    { data: html, read: () => (isPicture ? null : tryHtml(cut(html), options)) },
    plain,
  ];
  for (const { data, read } of sources) {
    const built = data === '' ? null : read();
    if (built === null || !hasContent(built)) continue;
    const { document, exceeded } = built;
    const reason = data.length > maxLength ? 'length' : exceeded;
    const isCut = reason !== null && reason !== 'depth';
    return { document, files: [], url: readLoneUrl(cut(text)), isCut, reason };
  }
  return { document: null, files, url: null, isCut: false, reason: null };
}
