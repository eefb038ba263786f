import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lengthOfDocument, textOf } from '../../../headless/rich-text/document.rules.js';
import { documentOf } from '../../../headless/rich-text/query.js';
import type { RichTextDocument } from '../../../headless/rich-text/richText.types.js';
import type { RichTextEditor } from '../../../headless/rich-text/slateTypes.js';
import { startOf } from '../../../headless/rich-text/withLimit.js';
import { documents } from './support/documents.js';
import { bullets, editorWith, image, paragraph, selectText, type } from './support/editing.js';

describe('the limit', () => {
  const limited = (
    blocks: RichTextDocument,
    max: number,
  ): { editor: RichTextEditor; trimmed: string[] } => {
    const trimmed: string[] = [];
    const limit = {
      limit: () => ({ max, unit: 'grapheme' as const }),
      onTrimmed: (rest: string) => trimmed.push(rest),
    };
    return { editor: editorWith(blocks, limit), trimmed };
  };
  const FAMILY = '👨‍👩‍👧';

  test('RICH-1 LIMIT-1 typing stops at it, in visible characters, a break counted 1', async () => {
    const { editor, trimmed } = limited([paragraph('ab')], 5);
    await type(editor, `\n`);
    editor.insertText(`${FAMILY}cd`);
    expect(editor.children).toEqual([paragraph('ab'), paragraph(`${FAMILY}c`)]);
    expect(trimmed).toEqual(['d']);
    await type(editor, '\n');
    expect(editor.children).toHaveLength(2);
  });

  test('RICH-1 LIMIT-1 a selection makes room, and deleting always works', () => {
    const { editor } = limited([paragraph('abcdefg')], 3);
    selectText(editor, 'abcde');
    editor.insertText('xyz');
    expect(editor.children).toEqual([paragraph('xfg')]);
    editor.deleteBackward('character');
    editor.deleteBackward('character');
    editor.insertText('12');
    expect(editor.children).not.toEqual([paragraph('xfg')]);
  });

  test('RICH-1 LIMIT-1 the line after a last image counts once it is written in', async () => {
    const { editor, trimmed } = limited([paragraph('abc'), image('/a.png', 'A'), paragraph('')], 5);
    expect(lengthOfDocument(documentOf(editor))).toBe(3);
    await type(editor, 'xy');
    expect(textOf(documentOf(editor))).toBe('abc\nx');
    expect(trimmed).toEqual(['y']);
  });

  test('RICH-1 LIMIT-1 before that image it does not count: all that the counter tells is left', async () => {
    const { editor, trimmed } = limited([paragraph('abc'), image('/a.png', 'A'), paragraph('')], 5);
    selectText(editor, 'abc', 'end');
    await type(editor, '\nx');
    expect(textOf(documentOf(editor))).toBe('abc\nx');
    expect(trimmed).toEqual([]);
    await type(editor, 'y');
    expect(trimmed).toEqual(['y']);
  });

  test('B-26 RICH-1 LIMIT-1 a paste that is cut has all the text that fits, in lists too', () => {
    const lines = (text: string): string => text.replace(/\n*$/, '');
    fc.assert(
      fc.property(documents, fc.nat({ max: 40 }), (document, length) => {
        const fitting = textOf(document).slice(0, length);
        expect(lines(textOf(startOf(document, length)))).toBe(lines(fitting));
      }),
    );
  });

  test.each(['', ' '])(
    'RICH-1 an empty item may be left where there is no room for a line: %j',
    async (line) => {
      const { editor } = limited([bullets('abc', line)], 4 + line.length);
      await type(editor, '\n');
      expect(editor.children).toEqual([bullets('abc'), paragraph('')]);
    },
  );
});
