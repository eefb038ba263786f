import { Node } from 'slate';
import { IS_COMPOSING } from 'slate-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRichTextStore } from '../../../headless/rich-text/richText.store.js';
import type { RichTextStore } from '../../../headless/rich-text/richText.store.types.js';
import { selectText } from './support/editing.js';

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8)' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A text on Android, with the caret before “cd”. */
function textOnAndroid(max: number, defaultValue = '<p>abcd</p>'): RichTextStore {
  const store = createRichTextStore({ defaultValue, max });
  selectText(store.editor, 'cd', 'start');
  return store;
}

/** Writes text with an input method, which may first take back some of what it wrote before. */
async function compose({ editor }: RichTextStore, text: string, taken = 0): Promise<void> {
  IS_COMPOSING.set(editor, true);
  if (taken > 0) {
    const { anchor } = editor.selection!;
    editor.select({ anchor: { ...anchor, offset: anchor.offset - taken }, focus: anchor });
  }
  editor.insertText(text);
  await Promise.resolve();
}

async function endComposition({ editor }: RichTextStore): Promise<void> {
  IS_COMPOSING.set(editor, false);
  editor.trimComposition();
  await Promise.resolve();
}

test('LIMIT-1 on Android, what is composed beyond the limit stays until the end, but is never in the value', async () => {
  const store = textOnAndroid(6);
  for (const [letter, value] of [
    ['x', '<p>abxcd</p>'],
    ['y', '<p>abxycd</p>'],
    ['z', '<p>abxycd</p>'],
  ] as const) {
    await compose(store, letter);
    expect(store.getState()).toMatchObject({ value, trimmed: null });
  }
  expect(store.getState().count).toBe(6);
  expect(Node.string(store.editor)).toBe('abxyzcd');
  await endComposition(store);
  expect(store.getState()).toMatchObject({ value: '<p>abxycd</p>', count: 6, trimmed: 'z' });
  expect(Node.string(store.editor)).toBe('abxycd');
});

test('LIMIT-1 on Android, neither undo nor redo leads to a text over the limit', async () => {
  const store = textOnAndroid(6);
  const { editor } = store;
  await compose(store, 'n');
  await compose(store, 'nih', 1);
  await compose(store, 'xyz', 3);
  editor.undo();
  expect(Node.string(editor)).toBe('abcd');
  editor.redo();
  expect(Node.string(editor)).toBe('abxycd');
});

test('LIMIT-1 on Android, nor do they where the composition itself took back what was too much', async () => {
  const store = textOnAndroid(6);
  const { editor } = store;
  await compose(store, 'nih');
  await compose(store, 'x', 3);
  await endComposition(store);
  const seen: string[] = [];
  for (const step of ['undo', 'undo', 'redo'] as const) {
    editor[step]();
    seen.push(Node.string(editor));
  }
  expect(seen).toEqual(['abcd', 'abcd', 'abxcd']);
});

test('LIMIT-1 on Android, two words that are composed one after the other stay until the end or a break', async () => {
  const store = textOnAndroid(5);
  const { editor } = store;
  await compose(store, 'xy');
  selectText(editor, 'd', 'end');
  await compose(store, 'z');
  expect(store.getState().value).toBe('<p>abxcd</p>');
  expect(Node.string(editor)).toBe('abxycdz');
  editor.insertBreak();
  await endComposition(store);
  expect(Node.string(editor)).toBe('abxcd');
  expect(editor.children).toHaveLength(1);
});

test('LIMIT-1 on Android, a word that makes room for more does not bring back what of the one before did not fit', async () => {
  const store = textOnAndroid(11, '<p>q<a href="/a">abcdefgh</a>r</p>');
  const { editor } = store;
  await compose(store, 'xyz');
  selectText(editor, 'fg');
  await compose(store, 'F');
  await endComposition(store);
  expect(store.getState().value).toBe('<p>q<a href="/a">abxcdeFh</a>r</p>');
  editor.undo();
  expect(Node.string(editor)).toBe('qabcdefghr');
});

test.each(['start', 'end'] as const)(
  'LIMIT-1 on Android, what is composed in bold at the %s of a text is within the limit',
  async (edge) => {
    const store = textOnAndroid(6);
    selectText(store.editor, 'abcd', edge);
    store.editor.addMark('bold', true);
    await compose(store, 'xyz');
    await endComposition(store);
    const [before, after] = edge === 'start' ? ['', 'abcd'] : ['abcd', ''];
    expect(store.getState().value).toBe(`<p>${before}<strong>xy</strong>${after}</p>`);
  },
);

test('LIMIT-1 on Android, what is composed on in a text that is set meanwhile is within the limit', async () => {
  const store = textOnAndroid(6);
  await compose(store, 'x');
  store.reset('<p>abcd</p>');
  selectText(store.editor, 'cd', 'start');
  await compose(store, 'xyz');
  await endComposition(store);
  expect(store.getState().value).toBe('<p>abxycd</p>');
});

test('LIMIT-1 on Android, a text that is set meanwhile stays whole', async () => {
  const store = textOnAndroid(5);
  await compose(store, 'xy');
  store.reset('<p>longer than that</p>');
  await endComposition(store);
  expect(store.getState().value).toBe('<p>longer than that</p>');
});

test('LIMIT-1 on Android, what is composed over a bold word keeps its format where it is cut', async () => {
  const store = textOnAndroid(4, '<p>a<strong>cd</strong>b</p>');
  selectText(store.editor, 'cd');
  await compose(store, 'x');
  await compose(store, 'xyz', 1);
  expect(store.getState().value).toBe('<p>a<strong>xy</strong>b</p>');
  await endComposition(store);
  expect(store.getState().value).toBe('<p>a<strong>xy</strong>b</p>');
  store.editor.undo();
  await Promise.resolve();
  expect(store.getState().value).toBe('<p>a<strong>cd</strong>b</p>');
});
