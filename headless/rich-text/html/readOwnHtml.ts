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
  // Each once: HTML that opens one a thousand times is not our own, and is seen not to be in time.
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
  // The last break of a line is there to be seen only.
  const last = runs.at(-1);
  return last?.text.endsWith('\n')
    ? [...runs.slice(0, -1), { ...last, text: last.text.slice(0, -1) }]
    : runs;
}

/** The line that a tag begins; `null` for one that has none of its own. */
function styleOf(tag: string, isQuote: boolean, lists: readonly boolean[]): LineStyle | null {
  if (tag === 'li')
    return { type: 'item', level: lists.length - 1, isOrdered: lists.at(-1) === true };
  return tag === 'p' && isQuote ? { type: 'quote' } : (LINES.get(tag) ?? null);
}

/**
 * The document of HTML that `toHtml` has written, letter by letter; `null` for any other. It needs no parser
 * and no allow-list: what it makes of the HTML counts only if `toHtml` writes the same HTML of it. Most
 * values are read so, and what reads those of others is loaded when one comes.
 */
export function readOwnHtml(html: string, options: ImageUrlOptions = {}): RichTextDocument | null {
  const builder = createDocumentBuilder(MAX_NODES);
  /** Of each list around, whether it is ordered. */
  const lists: boolean[] = [];
  let isQuote = false;
  let line: LineStyle | null = null;
  let start = 0;
  const endLine = (content: string): void => {
    const [image, source, alternative = ''] = IMAGE.exec(content) ?? [];
    const url = readImageUrl(source && unescapeHtml(source), options);
    if (image !== undefined && url !== null) {
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
