import { MARKS } from '../document/runs.js';
import type { InlineNode, Mark, TextNode } from '../richText.types.js';
import { escapeHtml } from './escapeHtml.js';

/** The element that stands for a mark in our HTML. */
export const TAG_OF: Readonly<Record<Mark, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
};

/** Spaces of which HTML would leave some out, with non-breaking ones in place of those. */
function keepSpaces(line: string): string {
  return line.replace(/ +/g, (spaces, at: number) => {
    const isAtStart = at === 0 || line[at - 1] === '\n';
    const end = at + spaces.length;
    const isAtEnd = end === line.length || line[end] === '\n';
    if (isAtStart || isAtEnd) return '\u00a0'.repeat(spaces.length);
    return spaces.replaceAll('  ', ' \u00a0');
  });
}

function textHtml(text: string, marks: TextNode): string {
  const tags = MARKS.filter((mark) => marks[mark] === true).map((mark) => TAG_OF[mark]);
  const start = tags.map((tag) => `<${tag}>`).join('');
  const end = tags.reverse().map((tag) => `</${tag}>`);
  return start + escapeHtml(text).replaceAll('\n', '<br>') + end.join('');
}

function textsOf(node: InlineNode): readonly TextNode[] {
  return 'text' in node ? [node] : node.children;
}

/**
 * A line of text, in its normal form. The last break of a block shows only where another follows, and an
 * empty block has no height without one: both get one more.
 */
export function lineHtml(nodes: readonly InlineNode[]): string {
  const line = nodes
    .flatMap(textsOf)
    .map(({ text }) => text)
    .join('');
  const kept = keepSpaces(line);
  let end = 0;
  const html = nodes.map((node) => {
    const texts = textsOf(node)
      .filter(({ text }) => text !== '')
      .map((text) => {
        const start = end;
        end += text.text.length;
        return textHtml(kept.slice(start, end), text);
      })
      .join('');
    return 'text' in node ? texts : `<a href="${escapeHtml(node.url)}">${texts}</a>`;
  });
  return html.join('') + (line === '' || line.endsWith('\n') ? '<br>' : '');
}
