import { Node, Transforms } from 'slate';
import { describe, expect, test } from 'vitest';
import { toHtml } from '../../../headless/rich-text/html/toHtml.js';
import { documentOf } from '../../../headless/rich-text/query.js';
import type { InlineNode } from '../../../headless/rich-text/richText.types.js';
import type { RichTextEditor } from '../../../headless/rich-text/slateTypes.js';
import type { LimitPort } from '../../../headless/rich-text/withLimit.js';
import { editorWith, paragraph, selectText, type } from './support/editing.js';

const limitOf = (max: number): LimitPort => ({
  limit: () => ({ max, unit: 'grapheme' }),
  onTrimmed: () => {},
});

const link = (...children: readonly { text: string; bold?: true }[]): InlineNode => ({
  type: 'link',
  url: '/a',
  children,
});

const lineOf = (editor: RichTextEditor): string =>
  toHtml(documentOf(editor)).replace(/^<p>(.*)<\/p>$/, '$1');

/** Selects from the start of one text to the end of another. */
function selectFrom(editor: RichTextEditor, first: string, last: string): void {
  selectText(editor, last, 'end');
  const focus = editor.selection!.focus;
  selectText(editor, first, 'start');
  Transforms.setSelection(editor, { focus });
}

const MARKED = [
  { text: 'see ' },
  { text: 'bold', bold: true },
  { text: ' and ' },
  { text: 'code', code: true },
] as const;
const LINKED = [{ text: 'see ' }, link({ text: 'here' }), { text: ' now' }];
const BOLD_LINK = [{ text: '' }, link({ text: 'here', bold: true }), { text: '' }];

describe.each([
  ['without a limit', undefined],
  ['with room below the limit', limitOf(99)],
])('what is typed over a selection, %s', (_, limit) => {
  test.each([
    ['a bold word', 'bold', 'bold', 'see <strong>XY</strong> and <code>code</code>'],
    ['its start', 'bo', 'bo', 'see <strong>XYld</strong> and <code>code</code>'],
    ['its end', 'ld', 'ld', 'see <strong>boXY</strong> and <code>code</code>'],
    ['code', 'code', 'code', 'see <strong>bold</strong> and <code>XY</code>'],
    ['plain text and some bold', 'e ', 'bo', 'seXY<strong>ld</strong> and <code>code</code>'],
    ['bold text and more', 'ld', ' an', 'see <strong>boXY</strong>d <code>code</code>'],
    ['all', 'see', 'code', 'XY'],
  ])('RICH-1 has the format of where it begins: %s', async (_what, first, last, html) => {
    const editor = editorWith([paragraph(MARKED)], limit);
    selectFrom(editor, first, last);
    await type(editor, 'XY');
    expect(lineOf(editor)).toBe(html);
  });

  test.each([
    ['all of it', 'here', 'here', 'see XY now'],
    ['its end', 're', 're', 'see <a href="/a">he</a>XY now'],
    ['its end and more', 're', ' n', 'see <a href="/a">he</a>XYow'],
    ['its start', 'he', 'he', 'see <a href="/a">XYre</a> now'],
    ['its middle', 'er', 'er', 'see <a href="/a">hXYe</a> now'],
    ['its start and text before', 'e ', 'he', 'seXY<a href="/a">re</a> now'],
  ])('RICH-1 is in a link as a whole or not at all: %s', async (_what, first, last, html) => {
    const editor = editorWith([paragraph(LINKED)], limit);
    selectFrom(editor, first, last);
    await type(editor, 'XY');
    expect(lineOf(editor)).toBe(html);
  });

  test('RICH-1 is outside a link that ended what is selected of several blocks', async () => {
    const editor = editorWith(
      [paragraph('one'), paragraph([...LINKED.slice(0, 2), { text: '' }])],
      limit,
    );
    selectFrom(editor, 'one', 'here');
    await type(editor, 'XY');
    expect(lineOf(editor)).toBe('XY');
  });

  test('RICH-1 stays bold where the link that it replaces was', async () => {
    const editor = editorWith([paragraph(BOLD_LINK)], limit);
    selectText(editor, 'here');
    await type(editor, 'XY');
    expect(lineOf(editor)).toBe('<strong>XY</strong>');
  });

  test.each([
    ['bold', [paragraph(MARKED)]],
    ['here', [paragraph(LINKED)]],
    ['re', [paragraph(LINKED)]],
    ['he', [paragraph(LINKED)]],
  ] as const)('RICH-1 is one step of undo: %s', async (text, start) => {
    const editor = editorWith(start, limit);
    selectText(editor, text);
    await type(editor, 'XY');
    editor.undo();
    expect(editor.children).toEqual(start);
    editor.redo();
    expect(Node.string(editor)).toContain('XY');
  });
});

test('RICH-1 LIMIT-1 what is typed over bold text in a full text stays bold, as far as it fits', () => {
  const editor = editorWith([paragraph(MARKED)], limitOf(17));
  selectText(editor, 'bold');
  editor.insertText('strong');
  expect(lineOf(editor)).toBe('see <strong>stro</strong> and <code>code</code>');
});
