import { Node } from 'slate';
import { describe, expect, test } from 'vitest';
import { lengthOfDocument } from '../../../headless/rich-text/document.rules.js';
import { createUploadsStore } from '../../../headless/rich-text/index.js';
import { CLIPBOARD_TYPE } from '../../../headless/rich-text/paste.rules.js';
import { documentOf } from '../../../headless/rich-text/query.js';
import { createRichTextStore } from '../../../headless/rich-text/richText.store.js';
import type { RichTextStore } from '../../../headless/rich-text/richText.store.types.js';
import { toHtml } from '../../../headless/rich-text/vanilla.js';
import { clipboard } from './support/clipboard.js';
import { selectText, type } from './support/editing.js';

const RULE = { type: 'rule', children: [{ text: '' }] };
const LINE = { type: 'paragraph', children: [{ text: 'X' }] };
const TITLE = { type: 'heading', level: 1, children: [{ text: 'X' }] };
const LIST = {
  type: 'list',
  isOrdered: false,
  children: [{ type: 'list-item', children: [LINE] }],
};
const HTML = '<p>ab</p><ul><li>cd<ul><li>ef</li></ul></li><li>gh</li></ul><hr><h1>ij</h1>';
const LENGTH = 14;

/** Stores that hold the text, the caret in each of its places. */
function* filledStores(max: number): Generator<RichTextStore> {
  const { editor } = createRichTextStore({ defaultValue: HTML });
  for (const [{ text }, path] of Node.texts(editor)) {
    for (let offset = 0; offset <= text.length; offset += 1) {
      const uploads = createUploadsStore({ upload: () => new Promise(() => {}) });
      const store = createRichTextStore({ max, defaultValue: HTML, uploads });
      store.editor.select({ path, offset });
      yield store;
    }
  }
}

test.each([
  ['a rule', [RULE]],
  ['two rules', [RULE, RULE]],
  ['a line and a rule', [LINE, RULE]],
  ['a rule between lines', [LINE, RULE, LINE]],
  ['a list and a rule', [LIST, RULE]],
  ['two headings', [TITLE, TITLE]],
])(
  'B-26 RICH-1 LIMIT-1 wherever it is pasted, the text stays within its limit: %s',
  (_, pasted) => {
    const data = clipboard({ [CLIPBOARD_TYPE]: JSON.stringify(pasted) });
    for (const room of [0, 1, 2, 3]) {
      for (const store of filledStores(LENGTH + room)) {
        store.insertData(data);
        expect(lengthOfDocument(documentOf(store.editor))).toBeLessThanOrEqual(LENGTH + room);
      }
    }
  },
);

test('RICH-1 LIMIT-1 a full text still takes rules and files, after the block or between blocks', () => {
  for (const store of filledStores(LENGTH)) {
    store.run('rule');
    store.insertFiles([new File(['x'], 'a.png', { type: 'image/png' })]);
    expect(lengthOfDocument(documentOf(store.editor))).toBe(LENGTH);
    expect(store.editor.children.map((block) => 'type' in block && block.type)).toEqual(
      expect.arrayContaining(['rule', 'upload']),
    );
    expect(toHtml(documentOf(store.editor)).match(/<hr>/g)).toHaveLength(2);
  }
});

test.each([
  ['a rule', '<p>ab</p>', [RULE], '<p>ab</p><hr><p>Z</p>'],
  ['a line and a rule', '<p>ab</p>', [LINE, RULE], '<p>abX</p><hr><p>Z</p>'],
  ['a rule, before a heading', '<p>ab</p><h1>c</h1>', [RULE], '<p>ab</p><hr><h1>Zc</h1>'],
  ['a rule, before a rule', '<p>ab</p><hr>', [RULE], '<p>ab</p><hr><p>Z</p><hr>'],
])('RICH-1 what is typed after pasting %s comes after it', async (_, text, pasted, html) => {
  const store = createRichTextStore({ defaultValue: text });
  selectText(store.editor, 'ab', 'end');
  store.insertData(clipboard({ [CLIPBOARD_TYPE]: JSON.stringify(pasted) }));
  await type(store.editor, 'Z');
  expect(store.getState().value).toBe(html);
});

test('RICH-1 what is typed after pasting a rule within a line comes between it and the rest of the line', async () => {
  const store = createRichTextStore({ defaultValue: '<p>ab</p>' });
  selectText(store.editor, 'a', 'end');
  store.insertData(clipboard({ [CLIPBOARD_TYPE]: JSON.stringify([RULE]) }));
  await type(store.editor, 'Z');
  expect(store.getState().value).toBe('<p>a</p><hr><p>Zb</p>');
});

test('RICH-1 LIMIT-1 a rule pasted into a full text adds no line to it', () => {
  const defaultValue = '<p>ab</p><ul><li>c</li></ul>';
  const store = createRichTextStore({ defaultValue, max: 4 });
  selectText(store.editor, 'ab', 'end');
  store.insertData(clipboard({ [CLIPBOARD_TYPE]: JSON.stringify([RULE]) }));
  expect(toHtml(documentOf(store.editor))).toBe('<p>ab</p><hr><ul><li>c</li></ul>');
});

test('RICH-1 a rule in a list leaves no empty item in it', () => {
  for (const store of filledStores(99)) {
    store.run('rule');
    expect(toHtml(documentOf(store.editor))).not.toContain('<li><br>');
  }
});

test('RICH-1 blocks pasted over the first letter of a line leave no empty line before them', () => {
  const store = createRichTextStore({ defaultValue: '<p>a<strong>b</strong></p>' });
  store.editor.select({ anchor: { path: [0, 0], offset: 0 }, focus: { path: [0, 1], offset: 0 } });
  store.insertData(clipboard({ [CLIPBOARD_TYPE]: JSON.stringify([LIST]) }));
  expect(toHtml(documentOf(store.editor))).toBe('<ul><li>X</li></ul><p><strong>b</strong></p>');
});

test('RICH-1 where files are not taken, the name of a pasted one is text', async () => {
  const files = [new File(['x'], 'a.png', { type: 'image/png' })];
  const data = Object.assign(clipboard({ 'text/plain': 'a.png' }), { files });
  const store = createRichTextStore();
  expect(store.insertData(data)).toBe(true);
  await Promise.resolve();
  expect(store.getState().value).toBe('<p>a.png</p>');
});

test.each([
  ['with our own nodes', { [CLIPBOARD_TYPE]: JSON.stringify([LINE]) }],
  ['alone', {}],
])('RICH-1 code takes plain text with its tabs, indentation and empty lines: %s', (_, others) => {
  const store = createRichTextStore({ defaultValue: '<pre><code>z</code></pre>' });
  store.editor.select({ path: [0, 0], offset: 1 });
  store.insertData(clipboard({ 'text/plain': '  if a:\r\n\n\tb', ...others }));
  expect(toHtml(documentOf(store.editor))).toBe('<pre><code>z  if a:\n\n\tb</code></pre>');
});

test('RICH-1 what is selected from a paragraph into code is replaced by what a paragraph takes', () => {
  const store = createRichTextStore({ defaultValue: '<p>ab</p><pre><code>cd</code></pre>' });
  const anchor = { path: [1, 0], offset: 1 };
  store.editor.select({ anchor, focus: { path: [0, 0], offset: 1 } });
  store.insertData(clipboard({ 'text/plain': '\tX' }));
  expect(toHtml(documentOf(store.editor))).toBe('<p>a Xd</p>');
});

test('RICH-1 LIMIT-1 code takes as much of a text as there is room for', () => {
  const store = createRichTextStore({ max: 4, defaultValue: '<pre><code>z</code></pre>' });
  store.editor.select({ path: [0, 0], offset: 1 });
  store.insertData(clipboard({ 'text/plain': '\n\n\tab' }));
  expect(toHtml(documentOf(store.editor))).toBe('<pre><code>z\n\n\t</code></pre>');
  expect(store.getState().trimmed).toBe('ab');
});

describe('plain text that is pasted', () => {
  const TEXT =
    '<p>a <strong>bold</strong> <code>code</code> <a href="/a">link</a></p><pre><code>z</code></pre>';
  /** What the text becomes if data is pasted after one of its parts, or over it. */
  const pasteAt = (part: string, at: 'after' | 'over', data: Record<string, string>): string => {
    const store = createRichTextStore({ defaultValue: TEXT });
    selectText(store.editor, part, at === 'after' ? 'end' : undefined);
    store.insertData(clipboard(data));
    return toHtml(documentOf(store.editor));
  };
  const changed = (from: string, to: string): string => TEXT.replace(from, to);
  const plain = { 'text/plain': 'X' };

  test.each([
    ['in bold', 'bo', 'after', changed('bold', 'boXld')],
    ['at the end of bold', 'bold', 'after', changed('bold', 'boldX')],
    ['over all of bold', 'bold', 'over', changed('bold', 'X')],
    ['in code', 'co', 'after', changed('<code>code', '<code>coXde')],
    ['in a link', 'li', 'after', changed('link', 'liXnk')],
    ['after a link', 'link', 'after', changed('</a>', '</a>X')],
    ['in plain text', 'a ', 'after', changed('a ', 'a X')],
    ['in a block of code', 'z', 'after', changed('z', 'zX')],
  ] as const)('RICH-1 has the format there: %s', (_, part, at, html) => {
    expect(pasteAt(part, at, plain)).toBe(html);
  });

  test('RICH-1 has it in each of its paragraphs, and the format chosen for what comes next', () => {
    expect(pasteAt('bo', 'after', { 'text/plain': 'X\nY\n\nZ' })).toBe(
      changed('bold', 'boX<br>Y</strong></p><p><strong>Zld'),
    );
    const store = createRichTextStore();
    store.run('bold');
    store.insertData(clipboard(plain));
    expect(toHtml(documentOf(store.editor))).toBe('<p><strong>X</strong></p>');
  });

  test('RICH-1 has none where it came with our own nodes, which have their own', () => {
    const line = { type: 'paragraph', children: [{ text: 'X', italic: true }] };
    const data = { ...plain, [CLIPBOARD_TYPE]: JSON.stringify([line]) };
    expect(pasteAt('bo', 'after', data)).toBe(changed('bold', 'bo</strong><em>X</em><strong>ld'));
  });

  test('RICH-1 is a link where it is an address, pasted over bold text', () => {
    const url = 'https://example.org/a';
    expect(pasteAt('bold', 'over', { 'text/plain': url })).toBe(
      changed('<strong>bold</strong>', `<a href="${url}"><strong>bold</strong></a>`),
    );
  });

  test('RICH-1 LIMIT-1 has the format as far as it fits', () => {
    const store = createRichTextStore({ defaultValue: '<p><strong>ab</strong></p>', max: 4 });
    selectText(store.editor, 'a', 'end');
    store.insertData(clipboard({ 'text/plain': 'XYZ' }));
    expect(toHtml(documentOf(store.editor))).toBe('<p><strong>aXYb</strong></p>');
  });
});
