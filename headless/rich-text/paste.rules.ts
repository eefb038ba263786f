import { textOf } from './document.rules.js';
import type { BuiltDocument, DocumentLimit } from './document/documentBuilder.js';
import { isDocument, type DocumentRules } from './document/isDocument.js';
import { readNodes, type ReadNodesOptions } from './document/readNodes.js';
import type { HtmlReader } from './html/htmlReader.js';
import type { RichTextDocument } from './richText.types.js';
import { readText } from './text.rules.js';
import { readLoneUrl, type ImageUrlOptions } from './urls.rules.js';

/** The type under which an editor's own nodes are on the clipboard, as JSON. */
export const CLIPBOARD_TYPE = 'application/x-gnap-rich-text';

/** What of a clipboard, or of what is dropped, an editor may take. Empty is as missing. */
export interface ClipboardContent {
  /** The data of {@link CLIPBOARD_TYPE}. */
  readonly fragment?: string | undefined;
  readonly html?: string | undefined;
  readonly text?: string | undefined;
  readonly files?: readonly File[] | undefined;
}

/**
 * How `readClipboard` reads HTML, which images and uploads it lets stand, and how much it takes.
 */
export interface PasteOptions extends ImageUrlOptions, Pick<DocumentRules, 'isUploadKnown'> {
  /** Without it, HTML is not read: its plain text is. */
  readHtml?: HtmlReader | undefined;
  /** In UTF-16 units of what is read. Default 2000000. */
  maxLength?: number | undefined;
  /** Blocks and texts. Default 5000. */
  maxNodes?: number | undefined;
}

/** Which limit a paste went beyond. `depth` loses no text: items of lists are raised. */
export type PasteLimit = 'length' | DocumentLimit;

/** What `readClipboard` has found: a document to insert, or else files to upload. */
export interface Pasted {
  /** `null` where there was no text. */
  readonly document: RichTextDocument | null;
  /** To upload. None where there was text: office programs add a picture of it. */
  readonly files: readonly File[];
  /** The address where the text is nothing but one, to link what is selected. */
  readonly url: string | null;
  /** Whether something is missing; there should be a message then. */
  readonly isCut: boolean;
  /** The limit that was met, also where nothing is missing; `null` for none. */
  readonly reason: PasteLimit | null;
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

/** `null` where the browser lets no HTML be parsed: then there is the text. */
function tryHtml(html: string, { readHtml, ...options }: PasteOptions): BuiltDocument | null {
  try {
    return readHtml?.(html, options) ?? null;
  } catch {
    return null;
  }
}

/** Whether there is anything in a document that shows. */
function hasContent({ document }: BuiltDocument): boolean {
  return document.some(({ type }) => type !== 'paragraph') || textOf(document).trim() !== '';
}

/**
 * Reads what is pasted or dropped: our own nodes if they are whole, else the HTML, else the text. The nodes of
 * other editors are not even looked at. What is too much is left out and named: a paste of any size
 * neither throws nor hangs.
 */
export function readClipboard(
  { fragment = '', html = '', text = '', files = [] }: ClipboardContent,
  { maxLength = 2_000_000, maxNodes = 5_000, ...rules }: PasteOptions,
): Pasted {
  const options = { ...rules, maxNodes };
  const cut = (part: string): string => part.slice(0, maxLength);
  // A picture comes with HTML that shows it, and without text.
  const isPicture = files.length > 0 && text.trim() === '';
  const ways: readonly (() => BuiltDocument | null)[] = [
    () => (fragment === cut(fragment) ? readFragment(fragment, options) : null),
    () => (isPicture ? null : tryHtml(cut(html), options)),
    () => readText(cut(text), maxNodes),
  ];
  const sources = [fragment, html, text];
  for (const [index, read] of ways.entries()) {
    const built = sources[index] === '' ? null : read();
    if (built === null || !hasContent(built)) continue;
    const { document, exceeded } = built;
    const reason = (sources[index] ?? '').length > maxLength ? 'length' : exceeded;
    const isCut = reason !== null && reason !== 'depth';
    return { document, files: [], url: readLoneUrl(cut(text)), isCut, reason };
  }
  return { document: null, files, url: null, isCut: false, reason: null };
}
