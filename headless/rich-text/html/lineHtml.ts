import { MARKS } from '../document/runs.js';
import type { InlineNode, Mark, TextNode } from '../richText.types.js';
import { escapeHtml } from './escapeHtml.js';

/** The element of each mark in our HTML. */
export const TAG_OF: Readonly<Record<Mark, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
};

/** Replaces the spaces that HTML would collapse with non-breaking ones. */
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
 * The HTML of a line of text in normal form. The last break of a block is visible only if another
 * follows, and an empty block has no height without one: both get an extra `<br>`.
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
