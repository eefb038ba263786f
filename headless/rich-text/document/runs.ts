import type { InlineNode, Mark, TextNode } from '../richText.types.js';

/** The marks of a text. */
export type Marks = Readonly<Partial<Record<Mark, true>>>;

/** A piece of a line: text with the same marks, in the same link or in none. */
export interface Run {
  readonly text: string;
  readonly marks: Marks;
  readonly url: string | null;
}

/** All marks, from the outermost element of the HTML to the innermost. */
export const MARKS: readonly Mark[] = ['bold', 'italic', 'underline', 'strikethrough', 'code'];

function isSameRun(a: Run, b: Run): boolean {
  return a.url === b.url && MARKS.every((mark) => a.marks[mark] === b.marks[mark]);
}

/** Drops empty runs, and joins neighbors that differ only in their text. */
function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (run.text === '') continue;
    if (last === undefined || !isSameRun(last, run)) joined.push(run);
    else joined[joined.length - 1] = { ...last, text: last.text + run.text };
  }
  return joined;
}

/**
 * Turns all line breaks into `\n`, Word's `\v` and the page break `\f` among them, removes
 * noncharacters and control characters but `\n` and `\t`, and replaces lone surrogates.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{NChar}\ufeff]/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd');
}

/** An image's alternative text: one line, without spaces at its ends. */
export function cleanAlternative(text: unknown): string {
  return typeof text === 'string'
    ? cleanText(text)
        .replace(/[ \t\n]+/g, ' ')
        .trim()
    : '';
}

/**
 * Turns tabs into spaces, and non-breaking spaces beside a space or at an end of a line too: HTML
 * needs them there only to keep a plain space. Others, as in `10&nbsp;€`, stay. The length stays
 * the same.
 */
function settleSpaces(line: string): string {
  return line.replaceAll('\t', ' ').replace(/[ \u00a0]+/g, (spaces, at: number) => {
    const isAtStart = at === 0 || line[at - 1] === '\n';
    const end = at + spaces.length;
    const isAtEnd = end === line.length || line[end] === '\n';
    return isAtStart || isAtEnd || spaces.includes(' ') ? ' '.repeat(spaces.length) : spaces;
  });
}

function withText(runs: readonly Run[], text: string): Run[] {
  let end = 0;
  return runs.map((run) => {
    const start = end;
    end += run.text.length;
    return { ...run, text: text.slice(start, end) };
  });
}

/** The runs of one line in normal form; none for a line of spaces only. */
export function normalizeRuns(runs: readonly Run[]): readonly Run[] {
  const clean = joinRuns(joinRuns(runs).map((run) => ({ ...run, text: cleanText(run.text) })));
  const line = settleSpaces(clean.map(({ text }) => text).join(''));
  return /^ *$/.test(line) ? [] : joinRuns(withText(clean, line));
}

/** The text of lines of code, in which every space and tab counts. */
export function codeText(runs: readonly Run[]): string {
  return cleanText(runs.map(({ text }) => text).join(''));
}

/** The nodes of a line. Slate requires a text, if need be an empty one, around each link. */
export function inlinesOf(runs: readonly Run[]): readonly InlineNode[] {
  const groups: { readonly url: string | null; readonly texts: TextNode[] }[] = [];
  for (const { text, marks, url } of runs) {
    const last = groups.at(-1);
    const texts = last?.url === url ? last.texts : [];
    if (texts.length === 0) groups.push({ url, texts });
    texts.push({ text, ...marks });
  }
  const nodes: InlineNode[] = [];
  const endInText = (): void => {
    const last = nodes.at(-1);
    if (last === undefined || !('text' in last)) nodes.push({ text: '' });
  };
  for (const { url, texts } of groups) {
    if (url === null) {
      for (const text of texts) nodes.push(text);
    } else {
      endInText();
      nodes.push({ type: 'link', url, children: texts });
    }
  }
  endInText();
  return nodes;
}
