import { Node } from 'slate';
import { IS_COMPOSING, IS_FOCUSED } from 'slate-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { redrawAfterComposition } from '../../../headless/rich-text/redrawText.js';
import type { RichTextEditor } from '../../../headless/rich-text/slateTypes.js';
import { editorWith, paragraph } from './support/editing.js';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8)' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the text node, and with it what the page shows of it, becomes another one. */
function isRedrawn(editor: RichTextEditor): boolean {
  const before = Node.leaf(editor, [0, 0]);
  vi.runAllTimers();
  expect(Node.string(editor)).toBe('abc');
  return Node.leaf(editor, [0, 0]) !== before;
}

test('LIMIT-1 on Android, a text is drawn anew after a composition, which may have left more in the page', () => {
  const editor = editorWith([paragraph('abc')]);
  redrawAfterComposition(editor);
  expect(isRedrawn(editor)).toBe(true);
});

test('crash class: on Android, a text is not drawn anew while the next composition writes into it', () => {
  const editor = editorWith([paragraph('abc')]);
  IS_FOCUSED.set(editor, true);
  redrawAfterComposition(editor);
  IS_COMPOSING.set(editor, true);
  expect(isRedrawn(editor)).toBe(false);
});

test('LIMIT-1 on Android, a text without the focus is drawn anew, also after a composition whose end nobody heard', () => {
  const editor = editorWith([paragraph('abc')]);
  redrawAfterComposition(editor);
  IS_COMPOSING.set(editor, true);
  expect(isRedrawn(editor)).toBe(true);
  expect(IS_COMPOSING.get(editor)).toBe(false);
});
