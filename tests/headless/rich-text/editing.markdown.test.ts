import { Editor } from 'slate';
import { describe, expect, test } from 'vitest';
import {
  bullets,
  code,
  editorWith,
  heading,
  numbers,
  paragraph,
  quote,
  rule,
  type,
} from './support/editing.js';

describe('Markdown', () => {
  test.each([
    ['# ', heading(1, 'x')],
    ['### ', heading(3, 'x')],
    ['> ', quote('x')],
    ['``` ', code('x')],
    ['- ', bullets('x')],
    ['* ', bullets('x')],
    ['1. ', numbers('x')],
    ['**a** ', paragraph([{ text: 'a', bold: true }, { text: ' x' }])],
    ['_a b_ ', paragraph([{ text: 'a b', italic: true }, { text: ' x' }])],
    ['`a` ', paragraph([{ text: 'a', code: true }, { text: ' x' }])],
    ['~~a~~ ', paragraph([{ text: 'a', strikethrough: true }, { text: ' x' }])],
    ['2 * 3 * 4 ', paragraph('2 * 3 * 4 x')],
    ['snake_case_ ', paragraph('snake_case_ x')],
    ['so **a** ', paragraph([{ text: 'so ' }, { text: 'a', bold: true }, { text: ' x' }])],
    ['(_a_ ', paragraph([{ text: '(' }, { text: 'a', italic: true }, { text: ' x' }])],
    ['9**a** ', paragraph('9**a** x')],
    ['** a** ', paragraph('** a** x')],
    ['**a ** ', paragraph('**a ** x')],
    ['` a` ', paragraph('` a` x')],
    ['_a _ ', paragraph('_a _ x')],
  ])('RICH-1 %j is what it means', async (typed, expected) => {
    const editor = editorWith([paragraph('')]);
    await type(editor, `${typed}x`);
    expect(editor.children).toEqual([expected]);
  });

  test.each([
    ['# ', '# '],
    ['- ', '- '],
    ['**a**', '**a**'],
  ])('RICH-1 undo brings %j back as it was typed', async (typed, literal) => {
    const editor = editorWith([paragraph('')]);
    await type(editor, typed);
    editor.undo();
    expect(editor.children).toEqual([paragraph(literal)]);
  });

  test('RICH-1 three dashes are a line across, and what is typed comes after it', async () => {
    const editor = editorWith([paragraph('')]);
    await type(editor, '--- x');
    expect(editor.children).toEqual([rule, paragraph('x')]);
  });

  test('RICH-1 in other blocks than paragraphs, and around a link, it means nothing', async () => {
    const editor = editorWith([heading(1, '')]);
    await type(editor, '> x');
    expect(editor.children).toEqual([heading(1, '> x')]);
    const link = { type: 'link', url: '/a', children: [{ text: 'a' }] } as const;
    const around = editorWith([paragraph([{ text: '**' }, link, { text: '' }])]);
    await type(around, '**');
    expect(around.children).toEqual([paragraph([{ text: '**' }, link, { text: '**' }])]);
  });

  test('RICH-1 what comes in at once, as from an input method, means nothing', () => {
    const editor = editorWith([paragraph('')]);
    editor.insertText('# ');
    editor.insertText('**a**');
    expect(editor.children).toEqual([paragraph('# **a**')]);
  });

  test('RICH-1 in code, in a list, and in the middle of a line, it means nothing', async () => {
    const editor = editorWith([code('')]);
    await type(editor, '# **a**');
    expect(editor.children).toEqual([code('# **a**')]);
    const withinText = editorWith([paragraph('')]);
    Editor.addMark(withinText, 'code', true);
    await type(withinText, '**a**');
    expect(withinText.children).toEqual([paragraph([{ text: '**a**', code: true }])]);
    const line = editorWith([paragraph('a')]);
    const inList = editorWith([bullets('')]);
    await type(inList, '# x');
    expect(inList.children).toEqual([bullets('# x')]);
    await type(line, '# x');
    expect(line.children).toEqual([paragraph('a# x')]);
  });
});
