import { expect, test } from 'vitest';
import {
  createRichTextStore,
  useRichText,
  useRichTextTool,
} from '../../../headless/rich-text/index.js';
import { renderHookOnServer } from '../support/serverRender.js';

test('RICH-1 renders with no DOM: the value is there, the editor is not', () => {
  const text = renderHookOnServer(() => useRichText({ defaultValue: '<p>a</p>', label: 'Text' }));
  expect(text.value).toBe('<p>a</p>');
  expect(text.isSupported).toBeNull();
  expect(text.getEditableProps()).toMatchObject({ role: 'textbox', 'aria-label': 'Text' });
});

test('A11Y-TOOLBAR a button renders with no DOM', () => {
  const store = createRichTextStore({});
  const tool = renderHookOnServer(() => useRichTextTool({ store }, 'bold'));
  expect(tool.keys).toEqual(['Ctrl', 'B']);
  expect(tool.getButtonProps()).toMatchObject({ 'aria-pressed': false, tabIndex: -1 });
});
