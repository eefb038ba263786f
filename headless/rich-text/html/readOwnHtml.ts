import { createDocumentBuilder, PARAGRAPH, type LineStyle } from '../document/documentBuilder.js';
import { MARKS, type Run } from '../document/runs.js';
import type { Mark, RichTextDocument } from '../richText.types.js';
import { readImageUrl, readLinkUrl, type ImageUrlOptions } from '../urls.rules.js';
import { unescapeHtml } from './escapeHtml.js';
import { TAG_OF } from './lineHtml.js';
import { toHtml } from './toHtml.js';

const MAX_NODES = 200_000;

const BLOCK_TAG = /<(\/?)(p|h[1-3]|pre|blockquote|[ou]l|li|hr)>/g;
const PIECE = /<(\/?)([a-z]+)(?: href="([^"]*)")?>|[^<]+|</g;
const LINES: ReadonlyMap<string, LineStyle> = new Map<string, LineStyle>([
  ['p', PARAGRAPH],
  ['pre', { type: 'code-block' }],
  ['h1', { type: 'heading', level: 1 }],
  ['h2', { type: 'heading', level: 2 }],
  ['h3', { type: 'heading', level: 3 }],
]);
const IMAGE = /^<img src="([^"]*)" alt="([^"]*)">$/;

function readRuns(html: string): readonly Run[] {
  const runs: Run[] = [];
  // A set keeps this fast for HTML that opens a mark a thousand times, which is not our own.
  const open = new Set<Mark>();
  let url: string | null = null;
  for (const [piece, slash, name, href = ''] of html.matchAll(PIECE)) {
    const mark = MARKS.find((each) => TAG_OF[each] === name);
    if (mark !== undefined) {
      if (slash === '') open.add(mark);
      else open.delete(mark);
    } else if (name === 'a') url = slash === '' ? readLinkUrl(unescapeHtml(href)) : null;
    else {
      const marks = Object.fromEntries([...open].map((each) => [each, true as const]));
      runs.push({ text: name === 'br' ? '\n' : unescapeHtml(piece), marks, url });
    }
  }
  // `toHtml` adds a last break only to make the line visible.
  const last = runs.at(-1);
  return last?.text.endsWith('\n')
    ? [...runs.slice(0, -1), { ...last, text: last.text.slice(0, -1) }]
    : runs;
}

/** The style of the line that a tag begins; `null` if it begins none. */
function styleOf(tag: string, isQuote: boolean, lists: readonly boolean[]): LineStyle | null {
  if (tag === 'li')
    return { type: 'item', level: lists.length - 1, isOrdered: lists.at(-1) === true };
  return tag === 'p' && isQuote ? { type: 'quote' } : (LINES.get(tag) ?? null);
}

/**
 * Reads HTML that is exactly what `toHtml` writes; `null` for any other. It needs no parser and no
 * allow-list: the result counts only if `toHtml` writes the same HTML from it. Most values are read
 * this way; the reader for other HTML is loaded only when needed.
 */
export function readOwnHtml(html: string, options: ImageUrlOptions = {}): RichTextDocument | null {
  const builder = createDocumentBuilder(MAX_NODES);
  /** Whether each list around is ordered, the outermost first. */
  const lists: boolean[] = [];
  let isQuote = false;
  let line: LineStyle | null = null;
  let start = 0;
  const endLine = (content: string): void => {
    const [, source, alternative = ''] = IMAGE.exec(content) ?? [];
    const url = readImageUrl(source && unescapeHtml(source), options);
    if (url !== null) {
      const alternativeText = unescapeHtml(alternative);
      builder.addVoid({ type: 'image', url, alternativeText, children: [{ text: '' }] });
    } else if (line !== null) builder.addLine(line, readRuns(content));
    line = null;
  };
  for (const { 0: text, 1: slash, 2: tag = '', index } of html.matchAll(BLOCK_TAG)) {
    const isStart = slash === '';
    endLine(html.slice(start, index));
    start = index + text.length;
    if (tag === 'hr') builder.addVoid({ type: 'rule', children: [{ text: '' }] });
    else if (tag === 'blockquote') isQuote = isStart;
    else if (tag !== 'ul' && tag !== 'ol') line = isStart ? styleOf(tag, isQuote, lists) : null;
    else if (isStart) lists.push(tag === 'ol');
    else lists.pop();
  }
  const { document } = builder.finish();
  return toHtml(document) === html ? document : null;
}
