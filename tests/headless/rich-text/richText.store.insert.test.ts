import { Node } from 'slate';
import { expect, test } from 'vitest';
import { lengthOfDocument } from '../../../headless/rich-text/document.rules.js';
import { createUploadsStore } from '../../../headless/rich-text/index.js';
import { CLIPBOARD_TYPE } from '../../../headless/rich-text/paste.rules.js';
import { documentOf } from '../../../headless/rich-text/query.js';
import { createRichTextStore } from '../../../headless/rich-text/richText.store.js';
import type { RichTextStore } from '../../../headless/rich-text/richText.store.types.js';
import { toHtml } from '../../../headless/rich-text/vanilla.js';
import { clipboard } from './support/clipboard.js';

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

test('RICH-1 a rule in a list leaves no empty item in it', () => {
  for (const store of filledStores(99)) {
    store.run('rule');
    expect(toHtml(documentOf(store.editor))).not.toContain('<li><br>');
  }
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
