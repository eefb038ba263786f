import { Editor, Node, Transforms, type Descendant } from 'slate';
import { describe, expect, test } from 'vitest';
import { toHtml } from '../../../headless/rich-text/html/toHtml.js';
import { removeBlock } from '../../../headless/rich-text/insertCommands.js';
import { documentOf, isVoidBlock } from '../../../headless/rich-text/query.js';
import {
  bullets,
  code,
  editorWith,
  heading,
  image,
  item,
  paragraph,
  quote,
  rule,
  selectText,
  type,
} from './support/editing.js';

describe('Enter and Backspace', () => {
  test('RICH-1 Enter on an empty item leaves the list, one level at a time', async () => {
    const editor = editorWith([bullets(item('one', bullets('two')))]);
    await type(editor, '\n\n');
    expect(editor.children).toEqual([bullets(item('one', bullets('two')), item(''))]);
    await type(editor, '\nafter');
    expect(editor.children).toEqual([bullets(item('one', bullets('two'))), paragraph('after')]);
  });

  test('RICH-1 Enter in an item makes another, which takes the list below along', async () => {
    const editor = editorWith([bullets(item('one', bullets('two')), 'three')]);
    selectText(editor, 'one', 'end');
    await type(editor, '\nnew');
    expect(editor.children).toEqual([bullets('one', item('new', bullets('two')), 'three')]);
  });

  test.each([
    ['heading', [heading(1, 'Title')], [heading(1, 'Title'), paragraph('x')]],
    ['quote', [quote('said')], [quote('said'), quote('x')]],
    ['code', [code('a')], [code('a\nx')]],
    ['image', [image('/a.png', 'A')], [image('/a.png', 'A'), paragraph('x')]],
  ] as const)('RICH-1 Enter at the end of a %s', async (_, before, after) => {
    const editor = editorWith(before);
    await type(editor, '\nx');
    expect(editor.children).toEqual(after);
  });

  test('RICH-1 a third Enter at its end leaves a block of code, an empty quote is left at once', async () => {
    const editor = editorWith([code('a')]);
    await type(editor, '\n\n\nx');
    expect(editor.children).toEqual([code('a'), paragraph('x')]);
    const quoted = editorWith([quote('a')]);
    await type(quoted, '\n\nx');
    expect(quoted.children).toEqual([quote('a'), paragraph('x')]);
  });

  test.each([
    ['an item', [bullets('a', ' ')], [bullets('a'), paragraph('x')]],
    ['an item with a no-break space', [bullets('a', ' \u00a0')], [bullets('a'), paragraph('x')]],
    [
      'an item of a list below',
      [bullets(item('a', bullets('b', ' ')))],
      [bullets(item('a', bullets('b')), 'x')],
    ],
    [
      'an item that has a list below',
      [bullets('a', item(' ', bullets('b')))],
      [bullets('a'), paragraph('x'), bullets('b')],
    ],
    ['a quote', [quote('a'), quote(' ')], [quote('a'), paragraph('x')]],
    ['a heading', [heading(1, '\u00a0')], [paragraph('x')]],
    ['but not a paragraph', [paragraph(' ')], [paragraph(' '), paragraph('x')]],
    ['nor code', [code('  ')], [code('  \nx')]],
  ] as const)('RICH-1 Enter leaves what looks empty: %s', async (_, before, after) => {
    for (const at of ['start', 'end'] as const) {
      if (at === 'start' && ['paragraph', 'code-block'].includes(before[0].type)) continue;
      const editor = editorWith(before);
      const [blanks = ''] = /[ \u00a0]+/.exec(Editor.string(editor, [])) ?? [];
      selectText(editor, blanks, at);
      await type(editor, '\nx');
      expect(editor.children).toEqual(after);
      editor.undo();
      editor.undo();
      expect(editor.children).toEqual(before);
    }
  });

  test.each([
    [
      'an item before another',
      [bullets('a', '', 'b')],
      [bullets('a'), paragraph('x'), bullets('b')],
    ],
    ['a heading', [heading(1, ''), heading(2, 'b')], [paragraph('x'), heading(2, 'b')]],
    ['a quote', [quote(''), paragraph('b')], [paragraph('x'), paragraph('b')]],
    ['an item before a rule', [bullets('a', ''), rule], [bullets('a'), paragraph('x'), rule]],
  ] as const)('RICH-1 Enter in an empty line leaves what follows: %s', async (_, before, after) => {
    const editor = editorWith([...before, paragraph('end')]);
    const [empty] = [...Node.texts(editor)].filter(([{ text }]) => text === '');
    Transforms.select(editor, Editor.start(editor, empty![1]));
    await type(editor, '\nx');
    expect(editor.children).toEqual([...after, paragraph('end')]);
  });

  test('RICH-1 wherever Enter is pressed, no text, image or rule is lost', async () => {
    const blocks = [
      ...[heading(1, ''), heading(2, 'Title'), quote(''), paragraph('y'), code('c')],
      bullets('one', '', item('two', bullets('', item('', bullets('deep')), '')), item('')),
      ...[rule, bullets(''), image('/a.png', 'A'), heading(1, ''), rule, paragraph(' ')],
    ];
    const { children } = editorWith(blocks);
    const points = [...Node.texts({ children } as Editor)].flatMap(([{ text }, path]) =>
      Array.from({ length: text.length + 1 }, (_, offset) => ({ path, offset })),
    );
    const written = (nodes: readonly Descendant[]): string =>
      nodes.map((node) => (isVoidBlock(node) ? '|' : Node.string(node))).join('');
    for (const point of points) {
      const editor = editorWith(blocks);
      Transforms.select(editor, point);
      await type(editor, '\n');
      expect(written(editor.children).replaceAll(/\s/g, '')).toBe('Titleyconetwodeep|||');
      editor.undo();
      expect(editor.children).toEqual(blocks);
    }
  });

  test('RICH-1 Backspace at the start makes a paragraph of a heading, and takes an item out', () => {
    const editor = editorWith([heading(2, 'Title'), bullets('one')]);
    selectText(editor, 'Title', 'start');
    editor.deleteBackward('character');
    selectText(editor, 'one', 'start');
    editor.deleteBackward('character');
    expect(editor.children).toEqual([paragraph('Title'), paragraph('one')]);
  });

  test('RICH-1 Backspace after an image selects it, and deletes it the next time', () => {
    const editor = editorWith([image('/a.png', 'A'), paragraph('x')]);
    selectText(editor, 'x', 'start');
    editor.deleteBackward('character');
    expect(editor.children).toHaveLength(2);
    editor.deleteBackward('character');
    expect(editor.children).toEqual([paragraph('x')]);
  });

  test('RICH-1 Backspace in an empty line after an image deletes the line and selects the image', () => {
    const editor = editorWith([image('/a.png', 'A'), paragraph(''), paragraph('x')]);
    Transforms.select(editor, [1]);
    editor.deleteBackward('character');
    expect(editor.children).toEqual([image('/a.png', 'A'), paragraph('x')]);
    expect(editor.selection?.anchor.path).toEqual([0, 0]);
  });

  test('RICH-1 Delete before an image selects it, and deletes it the next time', () => {
    const editor = editorWith([paragraph('x'), image('/a.png', 'A'), paragraph('y')]);
    selectText(editor, 'x', 'end');
    editor.deleteForward('character');
    expect(editor.children).toHaveLength(3);
    editor.deleteForward('character');
    expect(editor.children).toEqual([paragraph('x'), paragraph('y')]);
  });

  test('RICH-1 elsewhere they delete a character, or the break between two paragraphs', () => {
    const editor = editorWith([paragraph('ab'), paragraph('cd'), image('/a.png', 'A')]);
    selectText(editor, 'cd', 'start');
    editor.deleteBackward('character');
    expect(editor.children[0]).toEqual(paragraph('abcd'));
    editor.deleteForward('character');
    expect(editor.children[0]).toEqual(paragraph('abd'));
    Transforms.splitNodes(editor);
    selectText(editor, 'ab', 'end');
    editor.deleteForward('character');
    expect(editor.children[0]).toEqual(paragraph('abd'));
  });

  test('RICH-1 Shift+Enter is a break within the line, and a line of its own after an image', () => {
    const editor = editorWith([bullets('ab'), image('/a.png', 'A'), paragraph('x')]);
    selectText(editor, 'a', 'end');
    editor.insertSoftBreak();
    Transforms.select(editor, [1]);
    editor.insertSoftBreak();
    expect(editor.children).toEqual([
      bullets('a\nb'),
      image('/a.png', 'A'),
      paragraph(''),
      paragraph('x'),
    ]);
  });

  test('RICH-1 Shift+Enter on an image or a rule that is first makes a line above it', () => {
    for (const block of [image('/a.png', 'A'), rule]) {
      const editor = editorWith([block, paragraph('x')]);
      Transforms.select(editor, [0]);
      editor.insertSoftBreak();
      Editor.insertText(editor, 'above');
      expect(editor.children).toEqual([paragraph('above'), block, paragraph('x')]);
    }
  });

  test('RICH-1 LIMIT-1 but not in a text that is full', () => {
    const limit = { limit: () => ({ max: 1, unit: 'grapheme' }) as const, onTrimmed: () => {} };
    const editor = editorWith([rule, paragraph('x')], limit);
    Transforms.select(editor, [0]);
    editor.insertSoftBreak();
    expect(editor.children).toEqual([rule, paragraph('x')]);
  });

  test('RICH-1 after a last image there is a line to write on in, which the value has not', async () => {
    const editor = editorWith([paragraph('a'), image('/a.png', 'A'), paragraph('x')]);
    editor.deleteBackward('character');
    const written = [paragraph('a'), image('/a.png', 'A')];
    expect(editor.children).toEqual([...written, paragraph('')]);
    expect(toHtml(documentOf(editor))).toBe(toHtml(written));
    Transforms.removeNodes(editor, { at: [2] });
    expect(editor.children).toEqual([...written, paragraph('')]);
    Transforms.select(editor, Editor.end(editor, []));
    await type(editor, 'y');
    expect(toHtml(documentOf(editor))).toBe(toHtml([...written, paragraph('y')]));
  });

  test('RICH-1 Enter while a last image is selected goes to that line, and adds none', async () => {
    const editor = editorWith([image('/a.png', 'A'), paragraph('')]);
    Transforms.select(editor, [0]);
    await type(editor, '\nx');
    expect(editor.children).toEqual([image('/a.png', 'A'), paragraph('x')]);
    Transforms.select(editor, [0]);
    await type(editor, '\ny');
    expect(editor.children).toEqual([image('/a.png', 'A'), paragraph('y'), paragraph('x')]);
  });

  test.each(['deleteBackward', 'deleteForward'] as const)(
    'RICH-1 a last image that is deleted takes that line along (%s)',
    (deletion) => {
      const editor = editorWith([paragraph('a'), image('/a.png', 'A'), paragraph('')]);
      Transforms.select(editor, [1]);
      editor[deletion]('character');
      expect(editor.children).toEqual([paragraph('a')]);
      expect(editor.selection).not.toBeNull();
    },
  );

  test('RICH-1 one image of several that is deleted leaves that line', () => {
    const editor = editorWith([image('/a.png', 'A'), image('/b.png', 'B'), paragraph('')]);
    removeBlock(editor, 1);
    expect(editor.children).toEqual([image('/a.png', 'A'), paragraph('')]);
    removeBlock(editor, 0);
    expect(editor.children).toEqual([paragraph('')]);
  });

  test('RICH-1 an image amid text that is deleted takes nothing along, also where another is last', () => {
    const rest = [paragraph('b'), image('/b.png', 'B'), paragraph('')];
    const editor = editorWith([paragraph('a'), image('/a.png', 'A'), ...rest]);
    removeBlock(editor, 1);
    expect(editor.children).toEqual([paragraph('a'), ...rest]);
  });
});
