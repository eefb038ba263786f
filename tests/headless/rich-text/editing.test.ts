import { Editor, Node, Transforms } from 'slate';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../../headless/rich-text/document.rules.js';
import { insertBlocks, insertDocument } from '../../../headless/rich-text/insertCommands.js';
import {
  linkUrl,
  removeLink,
  selectLink,
  setLink,
} from '../../../headless/rich-text/linkCommands.js';
import { documentOf, isLink } from '../../../headless/rich-text/query.js';
import type { RichTextDocument } from '../../../headless/rich-text/richText.types.js';
import type { RichTextEditor } from '../../../headless/rich-text/slateTypes.js';
import { edit, runTool, toolStateOf, type ToolState } from '../../../headless/rich-text/tools.js';
import {
  bullets,
  code,
  editorWith,
  heading,
  image,
  item,
  numbers,
  paragraph,
  rule,
  selectText,
  type,
} from './support/editing.js';

const toolsOf = (editor: RichTextEditor): ToolState =>
  toolStateOf(editor, { active: [], unavailable: [] });

const linked = (text: string, url: string): RichTextDocument[number] =>
  paragraph([{ text: '' }, { type: 'link', url, children: [{ text }] }, { text: '' }]);

describe('lists', () => {
  test('RICH-1 items go in and out, with what is below them', () => {
    const editor = editorWith([numbers('a', item('b', bullets('c')), 'd')]);
    selectText(editor, 'b');
    runTool(editor, 'indent');
    expect(editor.children).toEqual([numbers(item('a', numbers(item('b', bullets('c')))), 'd')]);
    runTool(editor, 'outdent');
    runTool(editor, 'outdent');
    expect(editor.children).toEqual([numbers('a'), paragraph('b'), bullets('c'), numbers('d')]);
  });

  test('RICH-1 what came after an item that goes out stays below it', () => {
    const editor = editorWith([bullets(item('a', bullets('b', 'c')))]);
    selectText(editor, 'b');
    runTool(editor, 'outdent');
    expect(editor.children).toEqual([bullets('a', item('b', bullets('c')))]);
  });

  test('RICH-1 the first item cannot go in, and no list is deeper than 9', () => {
    const editor = editorWith([bullets('a')]);
    runTool(editor, 'indent');
    expect(editor.children).toEqual([bullets('a')]);
    let deep = bullets('x', 'y');
    for (let depth = 1; depth < 9; depth += 1) deep = bullets(item('x', deep));
    const deepest = editorWith([deep]);
    runTool(deepest, 'indent');
    expect(deepest.children).toEqual([deep]);
    let withMore = bullets('x', item('y', bullets('z')));
    for (let depth = 2; depth < 9; depth += 1) withMore = bullets(item('x', withMore));
    const parent = editorWith([withMore]);
    selectText(parent, 'y');
    runTool(parent, 'indent');
    expect(parent.children).toEqual([withMore]);
  });

  test('RICH-1 paragraphs become a list, of the other kind, and paragraphs again', () => {
    const start = [paragraph('a'), heading(1, 'b'), paragraph('c')];
    const editor = editorWith(start);
    edit(editor, () => {
      editor.select(Editor.range(editor, [0], [1]));
    });
    runTool(editor, 'bulleted-list');
    expect(editor.children).toEqual([bullets('a', 'b'), paragraph('c')]);
    expect(toolsOf(editor).active).toContain('bulleted-list');
    runTool(editor, 'numbered-list');
    expect(editor.children).toEqual([numbers('a', 'b'), paragraph('c')]);
    runTool(editor, 'numbered-list');
    expect(editor.children).toEqual([paragraph('a'), paragraph('b'), paragraph('c')]);
  });

  test('RICH-1 a paragraph beside a list of the kind joins it', () => {
    const editor = editorWith([bullets('a'), paragraph('b'), bullets('c')]);
    selectText(editor, 'b');
    runTool(editor, 'bulleted-list');
    expect(editor.children).toEqual([bullets('a', 'b', 'c')]);
  });
});

describe('styles and marks', () => {
  test('RICH-1 several paragraphs become one block of code, without marks and links', () => {
    const editor = editorWith([paragraph([{ text: 'a', bold: true }]), linked('b', '/x')]);
    editor.select(Editor.range(editor, []));
    runTool(editor, 'code-block');
    expect(editor.children).toEqual([code('a\nb')]);
    expect(toolsOf(editor).unavailable).toContain('bold');
  });

  test('RICH-1 an item that becomes a heading leaves the list', () => {
    const editor = editorWith([bullets('a', item('b', bullets('c')))]);
    selectText(editor, 'b');
    runTool(editor, 'heading-2');
    expect(editor.children).toEqual([bullets('a'), heading(2, 'b'), bullets('c')]);
  });

  test('RICH-1 a mark without a selection is for what is typed next', async () => {
    const editor = editorWith([paragraph('a')]);
    runTool(editor, 'bold');
    await type(editor, 'b');
    runTool(editor, 'bold');
    await type(editor, 'c');
    expect(editor.children).toEqual([
      paragraph([{ text: 'a' }, { text: 'b', bold: true }, { text: 'c' }]),
    ]);
  });

  test('RICH-1 a mark that only a part of the selection has is given to all of it, then removed', () => {
    const half = [{ text: 'a', bold: true as const }, { text: 'b' }];
    const editor = editorWith([paragraph(half), code('c'), paragraph('d')]);
    Transforms.select(editor, Editor.range(editor, []));
    expect(toolsOf(editor).active).not.toContain('bold');
    runTool(editor, 'bold');
    const ab = [{ text: 'ab', bold: true as const }];
    const d = [{ text: 'd', bold: true as const }];
    expect(editor.children).toEqual([paragraph(ab), code('c'), paragraph(d)]);
    expect(toolsOf(editor).active).toContain('bold');
    runTool(editor, 'bold');
    expect(editor.children).toEqual([paragraph('ab'), code('c'), paragraph('d')]);
  });

  test('RICH-1 text that the selection only touches does not count for its marks', () => {
    const editor = editorWith([paragraph([{ text: 'a' }, { text: 'b', bold: true }])]);
    const edges = { anchor: { path: [0, 0], offset: 1 }, focus: { path: [0, 1], offset: 1 } };
    Transforms.select(editor, edges);
    runTool(editor, 'bold');
    expect(editor.children).toEqual([paragraph('ab')]);
  });

  test('RICH-1 formatting is cleared; lists and links stay', () => {
    const editor = editorWith([
      heading(1, [{ text: 'a', italic: true, code: true }]),
      bullets(item([{ text: 'b', bold: true }])),
      linked('c', '/x'),
    ]);
    editor.select(Editor.range(editor, []));
    runTool(editor, 'clear-formatting');
    expect(editor.children).toEqual([paragraph('a'), bullets('b'), linked('c', '/x')]);
  });

  test('RICH-1 formatting is cleared of what is typed next, too', async () => {
    const editor = editorWith([paragraph([{ text: 'a', bold: true }])]);
    runTool(editor, 'italic');
    runTool(editor, 'clear-formatting');
    await type(editor, 'b');
    expect(editor.children).toEqual([paragraph([{ text: 'a', bold: true }, { text: 'b' }])]);
  });

  test('RICH-1 a line across splits the paragraph that it comes into', () => {
    const editor = editorWith([paragraph('before after')]);
    selectText(editor, ' after', 'start');
    runTool(editor, 'rule');
    expect(editor.children).toEqual([paragraph('before'), rule, paragraph(' after')]);
  });
});

describe('links', () => {
  test('RICH-1 a link is added, changed and removed', () => {
    const editor = editorWith([paragraph('see here')]);
    selectText(editor, 'here');
    edit(editor, () => {
      setLink(editor, '/a');
    });
    const withLink = (url: string): RichTextDocument => [
      paragraph([
        { text: 'see ' },
        { type: 'link', url, children: [{ text: 'here' }] },
        { text: '' },
      ]),
    ];
    expect(editor.children).toEqual(withLink('/a'));
    selectText(editor, 'he', 'end');
    edit(editor, () => {
      setLink(editor, '/b');
    });
    expect(editor.children).toEqual(withLink('/b'));
    edit(editor, () => {
      removeLink(editor);
    });
    expect(editor.children).toEqual([paragraph('see here')]);
  });

  const linksOf = (editor: RichTextEditor): string[] =>
    [...Editor.nodes(editor, { at: [], match: isLink })].map(
      ([{ url }, path]) => `${Editor.string(editor, path)} ${url}`,
    );

  test.each([
    ['at its start', 'he', ['he /b', 're /a']],
    ['within', 'er', ['h /a', 'er /b', 'e /a']],
    ['at its end', 're', ['he /a', 're /b']],
  ])('RICH-1 part of a link, %s, gets an address of its own alone', (_, part, links) => {
    const editor = editorWith([linked('here', '/a')]);
    selectText(editor, part);
    edit(editor, () => {
      setLink(editor, '/b');
    });
    expect(linksOf(editor)).toEqual(links);
    editor.insertText('|');
    expect(Editor.string(editor, [])).toContain(`${part}|`);
  });

  test('RICH-1 a link from within another to beyond it leaves the text before linked', () => {
    const link = { type: 'link', url: '/a', children: [{ text: 'here' }] } as const;
    const editor = editorWith([paragraph([{ text: '' }, link, { text: ' too' }])]);
    Transforms.select(editor, {
      anchor: { path: [0, 1, 0], offset: 2 },
      focus: { path: [0, 2], offset: 4 },
    });
    edit(editor, () => {
      setLink(editor, '/b');
    });
    expect(linksOf(editor)).toEqual(['he /a', 're too /b']);
  });

  test('RICH-1 the address that is asked for is that of the whole link around what is selected', () => {
    const editor = editorWith([linked('here', '/a'), paragraph('see')]);
    const selected = (text: string): string => {
      selectText(editor, text);
      selectLink(editor);
      return Editor.string(editor, editor.selection ?? []);
    };
    expect(['er', 'here', 'ee'].map(selected)).toEqual(['here', 'here', 'ee']);
  });

  test.each([
    ['example.org', 'https://example.org'],
    ['Example.org:80/a?b#c', 'https://Example.org:80/a?b#c'],
    ['www.example.org', 'https://www.example.org'],
    ['jan@example.org', 'mailto:jan@example.org'],
    ['/jan@example.org', '/jan@example.org'],
    ['https://example.org', 'https://example.org'],
    ['/people', '/people'],
    ['tel:+3212', 'tel:+3212'],
    ['tel:+32 16 12 34', 'tel:+32161234'],
    ['mailto:?subject=a b', 'mailto:?subject=a%20b'],
    ['https://example.org/my file.pdf', 'https://example.org/my%20file.pdf'],
    ['/files/my file.pdf', '/files/my%20file.pdf'],
    ['192.168.0.1/admin', 'http://192.168.0.1/admin'],
    ['10.0.0.1:8080', 'http://10.0.0.1:8080'],
    ['1.2.3', '1.2.3'],
    ['https: //example.org', null],
    ['javascript:alert(1)', null],
    [' java\tscript:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.example', null],
    ['two words', null],
    ['', null],
  ])('RICH-1 an address written as %j is %j', (text, url) => {
    expect(linkUrl(text)).toBe(url);
  });
});

describe('inserting', () => {
  /** Inserts blocks before a text, or else after the first `a`, or else in the first empty line. */
  const insert = (at: RichTextDocument, blocks: RichTextDocument, before?: string): unknown => {
    const editor = editorWith(at);
    const texts = [...Node.texts(editor)];
    const [{ text } = { text: '' }, path = []] =
      texts.find((entry) => entry[0].text.startsWith('a')) ??
      texts.find((entry) => entry[0].text === '') ??
      [];
    if (before === undefined) Transforms.select(editor, { path, offset: Math.min(text.length, 1) });
    else selectText(editor, before, 'start');
    edit(editor, () => {
      insertDocument(editor, blocks);
    });
    editor.insertText('|');
    return editor.children;
  };

  test.each([
    ['a line into a line', [paragraph('ab')], [paragraph('x')], [paragraph('ax|b')]],
    [
      'paragraphs, which join what is around them',
      [paragraph('ab')],
      [paragraph('x'), paragraph('y')],
      [paragraph('ax'), paragraph('y|b')],
    ],
    [
      'blocks between',
      [paragraph('ab')],
      [rule, heading(1, 'h')],
      [paragraph('a'), rule, heading(1, 'h|'), paragraph('b')],
    ],
    [
      'items among items',
      [bullets('ab', 'c')],
      [numbers('x', 'y')],
      [bullets('ab', 'x', 'y|', 'c')],
    ],
    [
      'a last paragraph, which joins no other that is beside it already',
      [paragraph('a'), paragraph('z')],
      [heading(1, 'h'), paragraph('x')],
      [paragraph('a'), heading(1, 'h'), paragraph('x|'), paragraph('z')],
    ],
    [
      'a last paragraph, which joins the text that was split',
      [paragraph('ab')],
      [heading(1, 'h'), paragraph('x')],
      [paragraph('a'), heading(1, 'h'), paragraph('x|b')],
    ],
    [
      'blocks in place of an empty paragraph',
      [paragraph('y'), paragraph(''), paragraph('z')],
      [heading(1, 'h'), paragraph('x')],
      [paragraph('y'), heading(1, 'h'), paragraph('x|'), paragraph('z')],
    ],
    ['a line into an empty heading', [heading(1, '')], [paragraph('x')], [heading(1, 'x|')]],
    ['a line into an empty item', [bullets('')], [paragraph('x')], [bullets('x|')]],
    [
      'items in place of an empty item, also in a list below',
      [bullets(item('y', bullets('z', '')))],
      [numbers('x', item('xx', bullets('xxx')))],
      [bullets(item('y', bullets('z', 'x', item('xx', bullets('xxx|')))))],
    ],
    [
      'items before an item, at its start',
      [bullets('x', item('y', bullets('z')))],
      [numbers('1', '2')],
      [bullets('x', '1', '2|', item('y', bullets('z')))],
      'y',
    ],
    [
      'items before the first item, at its start',
      [bullets('y', 'z')],
      [numbers('1', '2')],
      [bullets('1', '2|', 'y', 'z')],
      'y',
    ],
    [
      'items before an item of a list below, at its start',
      [bullets(item('x', numbers('y')))],
      [bullets('1')],
      [bullets(item('x', numbers('1|', 'y')))],
      'y',
    ],
    [
      'blocks in place of an empty item: the only one',
      [bullets('')],
      [heading(1, 'h'), paragraph('x')],
      [heading(1, 'h'), paragraph('x|')],
    ],
    [
      'blocks in place of an empty item: the first',
      [bullets('', 'z')],
      [paragraph('x'), paragraph('y')],
      [paragraph('x'), paragraph('y|'), bullets('z')],
    ],
    [
      'blocks in place of an empty item: the last',
      [bullets('z', '')],
      [paragraph('x'), paragraph('y')],
      [bullets('z'), paragraph('x'), paragraph('y|')],
    ],
    [
      'blocks in place of an empty item: one between others',
      [numbers('y', '', 'z')],
      [rule, heading(1, 'h')],
      [numbers('y'), rule, heading(1, 'h|'), numbers('z')],
    ],
    [
      'blocks in place of an empty item: one in a list below',
      [bullets(item('w', numbers('x', '')), 'z')],
      [rule, heading(1, 'h')],
      [bullets(item('w', numbers('x'))), rule, heading(1, 'h|'), bullets('z')],
    ],
    [
      'blocks in place of an empty item: the only one of a list below',
      [bullets(item('w', numbers('')))],
      [rule, heading(1, 'h')],
      [bullets('w'), rule, heading(1, 'h|')],
    ],
    [
      'blocks in place of an empty item: one of blanks',
      [bullets('z', ' \u00a0'), paragraph('y')],
      [heading(1, 'h')],
      [bullets('z'), heading(1, 'h|'), paragraph('y')],
      '\u00a0',
    ],
    [
      'blocks before an empty item that has a list, which it keeps',
      [bullets('z', item('', bullets('x')), 'y')],
      [heading(1, 'h')],
      [bullets('z'), heading(1, 'h|'), bullets(item('', bullets('x')), 'y')],
    ],
    [
      'blocks before an empty item of a list below that has a list',
      [bullets(item('z', bullets('y', item('', bullets('x')))), 'w')],
      [heading(1, 'h')],
      [bullets(item('z', bullets('y'))), heading(1, 'h|'), bullets(item('', bullets('x')), 'w')],
    ],
    [
      'blocks before an empty first item that has a list',
      [bullets(item('', bullets('x')))],
      [heading(1, 'h')],
      [heading(1, 'h|'), bullets(item('', bullets('x')))],
    ],
    [
      'items below an empty item that has a list',
      [bullets(item('', bullets('')))],
      [bullets('x')],
      [bullets(item('', bullets('')), 'x|')],
    ],
    [
      'a line after a link, which is not part of it',
      [linked('a', '/a')],
      [paragraph('x')],
      [
        paragraph([
          { text: '' },
          { type: 'link', url: '/a', children: [{ text: 'a' }] },
          { text: 'x|' },
        ]),
      ],
    ],
    ['text into code', [code('ab')], [bullets('x'), paragraph('y')], [code('ax\ny|b')]],
  ] as const)('RICH-1 %s', (_, at, blocks, expected, before?: string) => {
    expect(insert(at, blocks, before)).toEqual(expected);
  });

  test.each([
    ['rule', rule],
    ['image', image('/a.png', 'A')],
  ])('RICH-1 a block without text takes the place of an empty item: %s', async (_, block) => {
    const editor = editorWith([bullets('a', item('b', bullets('c', '')))]);
    edit(editor, () => {
      insertBlocks(editor, [block]);
    });
    await type(editor, 'x');
    const written = [bullets('a', item('b', bullets('c'))), block, paragraph('x')];
    expect(editor.children).toEqual(written);
  });

  test('RICH-1 what is inserted is one step of undo', () => {
    const editor = editorWith([paragraph('a')]);
    edit(editor, () => {
      insertBlocks(editor, [image('/a.png'), image('/b.png')]);
    });
    expect(editor.children).toHaveLength(4);
    editor.undo();
    expect(editor.children).toEqual([paragraph('a')]);
  });
});

test('RICH-1 a keystroke in ten thousand paragraphs leaves all other blocks as they are, and their HTML known', () => {
  const start = Array.from({ length: 10_000 }, (_, index) => paragraph(`line ${String(index)}`));
  const editor = editorWith(start);
  selectText(editor, 'line 5000', 'end');
  editor.insertText('!');
  const changed = editor.children.flatMap((block, index) =>
    block === start[index] ? [] : [index],
  );
  expect(changed).toEqual([5000]);
});

test('RICH-1 blocks go in where the first item of a list was selected, and some of the next', () => {
  const editor = editorWith([numbers('Title', 'plain')]);
  const [anchor, focus] = [0, 1].map((index) => ({ path: [0, index, 0, 0], offset: index }));
  editor.select({ anchor: anchor!, focus: focus! });
  edit(editor, () => {
    insertDocument(editor, [paragraph('first'), heading(2, 'Heading'), paragraph('last')]);
  });
  expect(textOf(documentOf(editor))).toBe('first\nHeading\nlast\nlain');
});
