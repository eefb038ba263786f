// @vitest-environment jsdom
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  createHtmlParser,
  createHtmlReader,
  createUploadsStore,
  type HtmlReader,
  type HtmlReaderSource,
} from '../../../headless/rich-text/index.js';
import { CLIPBOARD_TYPE } from '../../../headless/rich-text/paste.rules.js';
import { createRichTextStore } from '../../../headless/rich-text/richText.store.js';
import { createDeferred, settle, type Deferred } from '../support/deferred.js';
import { toHtml } from '../../../headless/rich-text/vanilla.js';
import { clipboard } from './support/clipboard.js';
import type { BlockNode, RichTextDocument } from '../../../headless/rich-text/richText.types.js';
import type { RichTextStore } from '../../../headless/rich-text/richText.store.types.js';

const FOREIGN = '<h1>T</h1><p>a <b>b</b></p>';
const READ = '<h1>T</h1><p>a <strong>b</strong></p>';
const readHtml = createHtmlReader(createHtmlParser(window));

/** A reader that comes, or does not, when the test says so. */
function pendingReader(): HtmlReaderSource &
  Pick<Deferred<HtmlReader>, 'reject'> & { come(): void } {
  let current: HtmlReader | null = null;
  const { promise, resolve, reject } = createDeferred<HtmlReader>();
  return {
    current: () => current,
    load: () => promise,
    come: () => {
      current = readHtml;
      resolve(readHtml);
    },
    reject,
  };
}

function htmlOf({ editor }: RichTextStore): string {
  return toHtml(editor.children as RichTextDocument);
}

function expectKept(store: RichTextStore, error: Error): void {
  store.configure({ readOnly: false });
  store.run('rule');
  expect(store.getState()).toMatchObject({
    value: FOREIGN,
    reading: 'unreadable',
    isReadOnly: true,
    problem: { error },
  });
  store.reset('');
  expect(store.getState()).toMatchObject({ reading: 'read', isReadOnly: false });
}

describe('a value that toHtml has written', () => {
  test('RICH-1 is there at once, with no reader', () => {
    const store = createRichTextStore({ defaultValue: READ });
    expect(htmlOf(store)).toBe(READ);
    expect(store.getState()).toMatchObject({ reading: 'read', isReadOnly: false, problem: null });
  });

  test('RICH-1 is not put back over what was typed when the store is connected again', async () => {
    const store = createRichTextStore({ defaultValue: '<p>a</p>' });
    const disconnect = store.connect();
    store.insertData(clipboard({ 'text/plain': 'x' }));
    await settle();
    disconnect();
    store.connect();
    expect(htmlOf(store)).toBe('<p>ax</p>');
    store.run('undo');
    expect(htmlOf(store)).toBe('<p>a</p>');
  });
});

test('RICH-2 what is pasted brings no upload but one of this text, whatever it is called', () => {
  const uploads = createUploadsStore({ upload: () => new Promise(() => {}) });
  const store = createRichTextStore({ uploads });
  for (const uploadId of ['constructor', 'toString', '__proto__', 'upload-1']) {
    const node = { type: 'upload', uploadId, children: [{ text: '' }] };
    store.insertData(clipboard({ 'application/x-gnap-rich-text': JSON.stringify([node]) }));
  }
  expect(store.editor.children).toEqual([{ type: 'paragraph', children: [{ text: '' }] }]);
});

test('B-32 uploads of a text that another one has replaced neither go on nor count as failed', async () => {
  const uploads = createUploadsStore({ upload: () => new Promise(() => {}) });
  const store = createRichTextStore({ defaultValue: '<p>a</p>', uploads });
  store.connect();
  store.insertFiles([new File(['no image'], 'note.png')]);
  await vi.waitFor(() => {
    expect(store.getState()).toMatchObject({ uploading: 0, failedUploads: 1 });
  });
  store.insertFiles([new File(['no image'], 'other.png')]);
  expect(store.getState().uploading).toBe(1);
  store.reset('<p>b</p>');
  expect(store.getState()).toMatchObject({ uploading: 0, failedUploads: 0 });
  const statuses = Object.values(uploads.getState().uploads).map(({ status }) => status);
  expect(statuses).toEqual(['failed', 'canceled']);
});

test('B-32 an image is described wherever a paste that was waited for has moved it', async () => {
  const reader = pendingReader();
  const defaultValue = '<p>a</p><p><img src="/x.png" alt="X"></p><p><img src="/y.png" alt="Y"></p>';
  const store = createRichTextStore({ defaultValue, reader });
  store.editor.select({ path: [0, 0], offset: 1 });
  store.insertData(clipboard({ 'text/html': '<div>1</div><div>2</div>' }));
  store.describeImage(2);
  reader.come();
  await settle();
  store.draft({ alternativeText: 'Yes' });
  store.applyDialog();
  expect(htmlOf(store)).toBe(
    '<p>a1</p><p>2</p><p><img src="/x.png" alt="X"></p><p><img src="/y.png" alt="Yes"></p>',
  );
});

describe('a value of others', () => {
  test('RICH-1 is kept and cannot be edited until its reader is there', async () => {
    const reader = pendingReader();
    const store = createRichTextStore({ defaultValue: FOREIGN, reader });
    store.connect();
    store.run('rule');
    store.configure({ readOnly: false });
    expect(store.getState()).toMatchObject({
      value: FOREIGN,
      reading: 'loading',
      isReadOnly: true,
    });
    reader.come();
    await settle();
    expect(htmlOf(store)).toBe(READ);
    expect(store.getState()).toMatchObject({ value: FOREIGN, reading: 'read', isReadOnly: false });
  });

  test('RICH-1 comes also where the store is connected again meanwhile', async () => {
    const reader = pendingReader();
    const store = createRichTextStore({ defaultValue: '<p>a</p>', reader });
    store.connect()();
    store.reset(FOREIGN);
    store.connect();
    reader.come();
    await settle();
    expect(htmlOf(store)).toBe(READ);
    expect(store.getState().reading).toBe('read');
  });

  test('RICH-1 is not lost to what was typed right before it came', async () => {
    const reader = pendingReader();
    const store = createRichTextStore({ defaultValue: '<p>a</p>', reader });
    store.editor.select({ path: [0, 0], offset: 1 });
    store.editor.insertText('x');
    store.reset(FOREIGN);
    await settle();
    expect(store.getState()).toMatchObject({ value: FOREIGN, reading: 'loading' });
    reader.come();
    await settle();
    expect(store.getState().value).toBe(FOREIGN);
    expect(htmlOf(store)).toBe(READ);
  });

  test('RICH-1 is there at once where the reader is', () => {
    const reader = pendingReader();
    reader.come();
    expect(htmlOf(createRichTextStore({ defaultValue: FOREIGN, reader }))).toBe(READ);
  });

  test('RICH-1 does not come back over one that was set meanwhile', async () => {
    const reader = pendingReader();
    const store = createRichTextStore({ defaultValue: FOREIGN, reader });
    store.connect();
    store.reset('<p>new</p>');
    reader.come();
    await settle();
    expect(htmlOf(store)).toBe('<p>new</p>');
    expect(store.getState()).toMatchObject({ value: '<p>new</p>', isReadOnly: false });
  });

  test('RICH-1 is told and kept where its reader does not come, and no edit can lose it', async () => {
    const error = new Error('offline');
    const reader = pendingReader();
    const store = createRichTextStore({ defaultValue: FOREIGN, reader });
    store.connect();
    reader.reject(error);
    await settle();
    expectKept(store, error);
  });

  test('RICH-1 so it is where the browser lets no HTML be parsed', () => {
    const error = new Error('This document requires TrustedHTML.');
    const refusing = (): never => {
      throw error;
    };
    const reader = { ...pendingReader(), current: () => createHtmlReader(refusing) };
    expectKept(createRichTextStore({ defaultValue: FOREIGN, reader }), error);
  });
});

test('RICH-1 a URL pasted over a selection takes its place in code, where no link can be', async () => {
  const store = createRichTextStore({ defaultValue: '<pre><code>see here</code></pre>' });
  const at = (offset: number) => ({ path: [0, 0], offset });
  store.editor.select({ anchor: at(4), focus: at(8) });
  store.insertData(clipboard({ 'text/plain': 'https://example.org/a' }));
  await settle();
  expect(htmlOf(store)).toBe('<pre><code>see https://example.org/a</code></pre>');
});

test('RICH-1 keys bring neither marks nor links into code, but to what is selected beside it', async () => {
  const store = createRichTextStore({ defaultValue: '<pre><code>ab</code></pre><p>cd</p>' });
  store.editor.select({ path: [0, 0], offset: 1 });
  await settle();
  expect(store.getState().unavailable).toEqual(expect.arrayContaining(['bold', 'link']));
  store.run('bold');
  store.run('link');
  expect(store.getState()).toMatchObject({ active: ['code-block'], dialog: null });
  store.editor.select({
    anchor: { path: [0, 0], offset: 1 },
    focus: { path: [1, 0], offset: 1 },
  });
  await settle();
  expect(store.getState().unavailable).not.toContain('bold');
  store.run('bold');
  expect(htmlOf(store)).toBe('<pre><code>ab</code></pre><p><strong>c</strong>d</p>');
});

test('B-26 RICH-1 LIMIT-1 of a list that is pasted over the limit all that fits comes in', () => {
  const store = createRichTextStore({ max: 7 });
  const line = (text: string) => ({ type: 'paragraph', children: [{ text }] });
  const item = (...children: unknown[]) => ({ type: 'list-item', children });
  const list = (...children: unknown[]) => ({ type: 'list', isOrdered: false, children });
  const pasted = [list(item(line('a'), list(item(line('b')))), item(line('c')), item(line('de')))];
  store.insertData(clipboard({ [CLIPBOARD_TYPE]: JSON.stringify(pasted) }));
  expect(htmlOf(store)).toBe('<ul><li>a<ul><li>b</li></ul></li><li>c</li><li>d</li></ul>');
  expect(store.getState().trimmed).toBe('e');
});

describe('a paste of blocks into a line', () => {
  const X: BlockNode = { type: 'heading', level: 1, children: [{ text: 'X' }] };
  const Y: BlockNode = { type: 'paragraph', children: [{ text: 'Y' }] };
  test.each([
    ['before', 0, 6, [X], '<h1>X</h1><p>abcd</p>', null],
    ['before', 0, 5, [X], '<p>abcd</p>', 'X'],
    ['inside', 2, 7, [X], '<p>ab</p><h1>X</h1><p>cd</p>', null],
    ['inside', 2, 6, [X], '<p>abcd</p>', 'X'],
    ['inside', 2, 8, [Y, X], '<p>abY</p><h1>X</h1><p>cd</p>', null],
    ['inside', 2, 7, [Y, X], '<p>abYcd</p>', 'X'],
    ['after', 4, 6, [X], '<p>abcd</p><h1>X</h1>', null],
    ['after', 4, 5, [X], '<p>abcd</p>', 'X'],
  ])(
    'B-26 RICH-1 LIMIT-1 %s it counts the breaks around them',
    (_, offset, max, pasted, html, rest) => {
      const store = createRichTextStore({ max, defaultValue: '<p>abcd</p>' });
      store.editor.select({ path: [0, 0], offset });
      store.insertData(clipboard({ [CLIPBOARD_TYPE]: JSON.stringify(pasted) }));
      expect(htmlOf(store)).toBe(html);
      expect(store.getState().trimmed).toBe(rest);
    },
  );
});

test('RICH-1 text that is dragged elsewhere in the text is back in its place after one undo', async () => {
  const store = createRichTextStore({ defaultValue: '<p>one two three</p><p>four</p>' });
  const at = (offset: number) => ({ path: [0, 0], offset });
  await settle();
  // As Slate handles such a drop: it deletes the text, then passes on what was dragged.
  store.editor.delete({ at: { anchor: at(3), focus: at(7) } });
  store.editor.select({ path: [1, 0], offset: 4 });
  store.editor.insertData(clipboard({ 'text/plain': ' two' }));
  expect(htmlOf(store)).toBe('<p>one three</p><p>four two</p>');
  await settle();
  store.run('undo');
  expect(htmlOf(store)).toBe('<p>one two three</p><p>four</p>');
});

test('RICH-1 a paste while a first rule is selected leaves what stands between it and a last one', () => {
  const store = createRichTextStore({ defaultValue: '<hr><p>a</p><hr>' });
  store.editor.select({ path: [0, 0], offset: 0 });
  store.insertData(clipboard({ 'text/plain': 'b' }));
  expect(htmlOf(store)).toBe('<hr><p>b</p><p>a</p><hr>');
});

test('RICH-1 a paste while a last rule is selected leaves no empty paragraph after it', () => {
  const store = createRichTextStore({ defaultValue: '<p>a</p><hr>' });
  store.editor.select({ path: [1, 0], offset: 0 });
  store.insertData(clipboard({ 'text/plain': 'b' }));
  expect(htmlOf(store)).toBe('<p>a</p><hr><p>b</p>');
  store.editor.insertText('c');
  expect(htmlOf(store)).toBe('<p>a</p><hr><p>bc</p>');
});

test('B-26 RICH-1 LIMIT-1 a paste while a rule is selected is cut at the limit too', () => {
  const store = createRichTextStore({ max: 7, defaultValue: '<hr><p>abcd</p>' });
  store.editor.select({ path: [0, 0], offset: 0 });
  store.insertData(clipboard({ 'text/plain': 'efgh' }));
  expect(htmlOf(store)).toBe('<hr><p>ef</p><p>abcd</p>');
  expect(store.getState().trimmed).toBe('gh');
});

describe('a paste while the reader is on its way', () => {
  const PASTE = { 'text/html': '<b>B</b>', 'text/plain': 'B' };

  test('RICH-1 comes in once it is there, where the caret was; who types on keeps the caret', async () => {
    const reader = pendingReader();
    const store = createRichTextStore({ defaultValue: '<p>a</p>', reader });
    store.editor.select({ path: [0, 0], offset: 1 });
    expect(store.insertData(clipboard(PASTE))).toBe(true);
    store.editor.insertText('c');
    expect(htmlOf(store)).toBe('<p>ac</p>');
    reader.come();
    await settle();
    expect(htmlOf(store)).toBe('<p>a<strong>B</strong>c</p>');
    store.editor.insertText('d');
    expect(htmlOf(store)).toBe('<p>a<strong>B</strong>cd</p>');
  });

  test('RICH-1 takes the place of what was selected', async () => {
    const reader = pendingReader();
    const store = createRichTextStore({ defaultValue: '<p>abc</p>', reader });
    const at = (offset: number) => ({ path: [0, 0], offset });
    store.editor.select({ anchor: at(1), focus: at(2) });
    store.insertData(clipboard(PASTE));
    reader.come();
    await settle();
    store.editor.insertText('d');
    expect(htmlOf(store)).toBe('<p>a<strong>Bd</strong>c</p>');
  });

  test('RICH-1 is its plain text where the reader does not come', async () => {
    const reader = pendingReader();
    const store = createRichTextStore({ defaultValue: '', reader });
    store.insertData(clipboard(PASTE));
    reader.reject(new Error('offline'));
    await settle();
    expect(htmlOf(store)).toBe('<p>B</p>');
  });

  test('RICH-1 plain text does not wait for it', () => {
    const store = createRichTextStore({ defaultValue: '', reader: pendingReader() });
    store.insertData(clipboard({ 'text/plain': 'x' }));
    expect(htmlOf(store)).toBe('<p>x</p>');
  });

  test('RICH-1 comes before the next one at the same place', async () => {
    const reader = pendingReader();
    const store = createRichTextStore({ defaultValue: '<p>abc</p>', reader });
    const at = (offset: number) => ({ path: [0, 0], offset });
    store.editor.select({ anchor: at(1), focus: at(2) });
    store.insertData(clipboard({ 'text/html': '<b>1</b>' }));
    store.insertData(clipboard({ 'text/html': '<b>2</b>' }));
    reader.come();
    await settle();
    expect(htmlOf(store)).toBe('<p>a<strong>12</strong>c</p>');
  });

  test('RICH-1 comes before the next one in an empty text too, of several blocks', async () => {
    const reader = pendingReader();
    const store = createRichTextStore({ defaultValue: '', reader });
    store.editor.select({ path: [0, 0], offset: 0 });
    store.insertData(clipboard({ 'text/html': '<div>1</div><div>2</div>' }));
    store.insertData(clipboard({ 'text/html': '<div>3</div><div>4</div>' }));
    reader.come();
    await settle();
    expect(htmlOf(store)).toBe('<p>1</p><p>23</p><p>4</p>');
  });

  test('B-32 RICH-1 is waited for with the uploads', async () => {
    const reader = pendingReader();
    const store = createRichTextStore({ defaultValue: '<p>a</p>', reader });
    expect(store.getState().isPasting).toBe(false);
    store.insertData(clipboard(PASTE));
    expect(store.getState().isPasting).toBe(true);
    const settled = store.whenUploadsSettled().then(() => store.getState());
    reader.come();
    expect(await settled).toMatchObject({ value: '<p>a<strong>B</strong></p>', isPasting: false });
  });

  test('B-32 RICH-1 is waited for also where an upload was under way before it', async () => {
    const reader = pendingReader();
    const uploads = createUploadsStore({ upload: () => Promise.reject(new Error('No network.')) });
    const store = createRichTextStore({ defaultValue: '<p>a</p>', reader, uploads });
    store.connect();
    store.insertFiles([new File(['a'], 'a.png')]);
    const settled = store.whenUploadsSettled().then(() => store.getState());
    store.insertData(clipboard(PASTE));
    await vi.waitFor(() => {
      expect(store.getState()).toMatchObject({ uploading: 0, isPasting: true });
    });
    reader.come();
    expect(await settled).toMatchObject({ isPasting: false });
    expect((await settled).value).toContain('<strong>B</strong>');
  });

  test('B-32 an upload under way when the editor goes holds up no submit', async () => {
    const uploads = createUploadsStore({ upload: () => new Promise(() => {}) });
    const store = createRichTextStore({ defaultValue: '<p>a</p>', uploads });
    const disconnect = store.connect();
    store.insertFiles([new File(['a'], 'a.png')]);
    expect(store.getState().uploading).toBe(1);
    const settled = store.whenUploadsSettled();
    disconnect();
    await settled;
    expect(store.getState().uploading).toBe(0);
  });

  test('B-32 RICH-1 that fails is told of, holds up no submit, and does not come with the next', async () => {
    const reader = pendingReader();
    const store = createRichTextStore({ defaultValue: '<p>a</p>', reader });
    const failure = new Error('The editor fails.');
    const listeners = process.rawListeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    onTestFinished(() => {
      for (const listener of listeners) process.on('unhandledRejection', listener as () => void);
    });
    const reported = new Promise((resolve) => {
      process.once('unhandledRejection', resolve);
    });
    const { apply } = store.editor;
    store.editor.apply = () => {
      throw failure;
    };
    store.insertData(clipboard(PASTE));
    const settled = store.whenUploadsSettled();
    reader.come();
    await settled;
    store.editor.apply = apply;
    expect(await reported).toBe(failure);
    store.insertData(clipboard({ 'text/html': '<i>C</i>' }));
    await settle();
    expect(htmlOf(store)).toBe('<p>a<em>C</em></p>');
  });

  test('RICH-1 stays out of a text that took the place of the one it was pasted into', async () => {
    const reader = pendingReader();
    const store = createRichTextStore({ defaultValue: '<p>a</p>', reader });
    store.editor.select({ path: [0, 0], offset: 1 });
    store.insertData(clipboard(PASTE));
    const settled = store.whenUploadsSettled();
    store.reset('<p>b</p>');
    expect(store.getState().isPasting).toBe(false);
    await settled;
    reader.come();
    await settle();
    expect(htmlOf(store)).toBe('<p>b</p>');
  });

  test('RICH-1 stays out of a text that became read-only', async () => {
    const reader = pendingReader();
    const store = createRichTextStore({ defaultValue: '<p>a</p>', reader });
    store.insertData(clipboard(PASTE));
    store.configure({ readOnly: true });
    reader.come();
    await settle();
    expect(htmlOf(store)).toBe('<p>a</p>');
  });
});
