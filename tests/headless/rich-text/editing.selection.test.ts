import { Editor, Transforms } from 'slate';
import { describe, expect, test } from 'vitest';
import type { RichTextDocument } from '../../../headless/rich-text/richText.types.js';
import { runTool, type RichTextTool } from '../../../headless/rich-text/tools.js';
import {
  bullets,
  code,
  editorWith,
  heading,
  item,
  numbers,
  paragraph,
  quote,
  selectText,
} from './support/editing.js';

/** What a text becomes if a tool is run on all from one text in it to another. */
function run(
  tool: RichTextTool,
  start: RichTextDocument,
  [from, to = from]: readonly [string, string?],
): unknown {
  const editor = editorWith(start);
  selectText(editor, to, 'end');
  const focus = Editor.end(editor, editor.selection ?? []);
  selectText(editor, from, 'start');
  Transforms.setSelection(editor, { focus });
  runTool(editor, tool);
  return editor.children;
}

const AB = [paragraph('a'), paragraph('b')];

describe('several selected blocks', () => {
  test.each([
    ['heading-2', [heading(2, 'a'), heading(2, 'b')]],
    ['quote', [quote('a'), quote('b')]],
    ['bulleted-list', [bullets('a', 'b')]],
    ['code-block', [code('a\nb')]],
  ] as const)('RICH-1 each gets the style, and only code becomes one block: %s', (tool, blocks) => {
    expect(run(tool, AB, ['a', 'b'])).toEqual(blocks);
  });

  test('RICH-1 of which some are items all become items, of one list', () => {
    const start = [bullets('x'), ...AB];
    expect(run('bulleted-list', start, ['x', 'b'])).toEqual([bullets('x', 'a', 'b')]);
    expect(run('bulleted-list', [...AB, numbers('x')], ['a', 'x'])).toEqual([
      bullets('a', 'b', 'x'),
    ]);
  });
});

describe('selected items', () => {
  const NESTED = bullets('a', item('b', bullets('c', 'd')), 'e');

  test('RICH-1 go in together with those below them, which stay as deep below them', () => {
    const inside = bullets(item('a', bullets(item('b', bullets('c', 'd')))), 'e');
    expect(run('indent', [NESTED], ['b', 'd'])).toEqual([inside]);
    expect(run('outdent', [inside], ['b', 'd'])).toEqual([NESTED]);
  });

  test('RICH-1 go in after those that are there, of whatever kind', () => {
    const inside = [bullets('a', item('b', numbers('c', 'e')))];
    expect(run('indent', [bullets('a', item('b', numbers('c')), 'e')], ['e'])).toEqual(inside);
  });

  test('RICH-1 go in where they are not the first of a list in a list', () => {
    const inside = bullets('a', item('b', bullets(item('c', bullets('d')))), 'e');
    expect(run('indent', [NESTED], ['d'])).toEqual([inside]);
    expect(run('indent', [NESTED], ['c'])).toEqual([NESTED]);
  });

  test('RICH-1 stay items where they become paragraphs, which they are', () => {
    expect(run('paragraph', [NESTED], ['a', 'e'])).toEqual([NESTED]);
  });
});
