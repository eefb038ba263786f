import { Node, Path, Transforms, type Editor, type Point } from 'slate';
import { describe, expect, test } from 'vitest';
import { toHtml } from '../../../headless/rich-text/html/toHtml.js';
import { documentOf } from '../../../headless/rich-text/query.js';
import type { InlineNode } from '../../../headless/rich-text/richText.types.js';
import type { RichTextEditor } from '../../../headless/rich-text/slateTypes.js';
import type { LimitPort } from '../../../headless/rich-text/withLimit.js';
import {
  bullets,
  editorWith,
  heading,
  item,
  paragraph,
  quote,
  selectText,
  type,
} from './support/editing.js';

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

  test('RICH-1 has the marks of where it begins, if that block is selected as a whole', async () => {
    const editor = editorWith([paragraph([{ text: 'one', bold: true }]), paragraph('two')], limit);
    selectFrom(editor, 'one', 'two');
    await type(editor, 'XY');
    expect(lineOf(editor)).toBe('<strong>XY</strong>');
  });

  test('RICH-1 takes the place of all of it, and of nothing else, wherever it begins and ends', async () => {
    const blocks = [
      ...[paragraph('a'), quote([{ text: 'bo', bold: true }]), paragraph('')],
      bullets('cd', item([{ text: 'e' }, link({ text: 'fg' }), { text: '' }], bullets('h')), 'i'),
      heading(1, 'j'),
    ];
    const { children } = editorWith(blocks);
    const texts = [...Node.texts({ children } as Editor)];
    const points = texts.flatMap(([{ text }, path]) =>
      Array.from({ length: text.length + 1 }, (_, offset) => ({ path, offset })),
    );
    const all = texts.map(([{ text }]) => text).join('');
    const isBefore = (path: Path, point: Point): boolean => Path.isBefore(path, point.path);
    const indexOf = (point: Point): number =>
      texts.reduce((sum, [{ text }, path]) => sum + (isBefore(path, point) ? text.length : 0), 0) +
      point.offset;
    for (const [index, anchor] of points.entries()) {
      for (const focus of points.slice(index)) {
        const editor = editorWith(blocks, limit);
        Transforms.select(editor, { anchor, focus });
        await type(editor, 'XY');
        const expected = all.slice(0, indexOf(anchor)) + 'XY' + all.slice(indexOf(focus));
        expect(Node.string(editor)).toBe(expected);
        while (editor.history.undos.length > 0) editor.undo();
        expect(editor.children).toEqual(blocks);
      }
    }
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

test('RICH-1 typed over some blocks, a text is in the same place with a limit and without', async () => {
  for (const limit of [undefined, limitOf(99)]) {
    const editor = editorWith([paragraph('a'), paragraph('b'), paragraph('e')], limit);
    Transforms.select(editor, {
      anchor: { path: [0, 0], offset: 0 },
      focus: { path: [2, 0], offset: 0 },
    });
    await type(editor, 'XY');
    expect(lineOf(editor)).toBe('XYe');
  }
});

test('RICH-1 LIMIT-1 what is typed over bold text in a full text stays bold, as far as it fits', () => {
  const editor = editorWith([paragraph(MARKED)], limitOf(17));
  selectText(editor, 'bold');
  editor.insertText('strong');
  expect(lineOf(editor)).toBe('see <strong>stro</strong> and <code>code</code>');
});
