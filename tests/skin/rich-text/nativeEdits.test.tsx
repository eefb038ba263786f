import { expect, test } from 'vitest';
import { expectValue, renderEditor, select, type Edited } from './support/richText.js';

/** Dispatches what the browser does for the selected text, and tells whether it was prevented. */
function send({ editor }: Edited, inputType: string, text?: string): boolean {
  const data = new DataTransfer();
  if (text !== undefined) data.setData('text/plain', text);
  const range = getSelection()!.getRangeAt(0);
  const event = new InputEvent('beforeinput', {
    inputType,
    dataTransfer: text === undefined ? null : data,
    targetRanges: [new StaticRange(range)],
    bubbles: true,
    cancelable: true,
  });
  return !editor.element().dispatchEvent(event);
}

test.each([
  ['formatBold', '<p>some <strong>text</strong></p>'],
  ['formatItalic', '<p>some <em>text</em></p>'],
  ['formatUnderline', '<p>some <u>text</u></p>'],
  ['formatStrikeThrough', '<p>some <s>text</s></p>'],
])('RICH-1 the system’s own menus and buttons format text: %s', async (inputType, html) => {
  const edited = await renderEditor({ defaultValue: '<p>some text</p>' });
  await select('text');
  expect(send(edited, inputType)).toBe(true);
  await expectValue(edited, html);
});

test.each([
  ['a bold word', '<p>one <strong>teh</strong> two</p>', '<p>one <strong>the</strong> two</p>'],
  [
    'the start of bold text',
    '<p><strong>teh word</strong></p>',
    '<p><strong>the word</strong></p>',
  ],
  [
    'the start of a link',
    '<p><a href="https://example.org/">teh page</a></p>',
    '<p><a href="https://example.org/">the page</a></p>',
  ],
])('RICH-1 a corrected word keeps marks and link: %s', async (_, before, after) => {
  const edited = await renderEditor({ defaultValue: before });
  await select('teh');
  expect(send(edited, 'insertReplacementText', 'the')).toBe(true);
  await expectValue(edited, after);
});

test('RICH-1 an abbreviation that stands for an address is replaced, not linked', async () => {
  const edited = await renderEditor({ defaultValue: '<p>see omw</p>' });
  await select('omw');
  send(edited, 'insertReplacementText', 'https://example.org/');
  await expectValue(edited, '<p>see https://example.org/</p>');
});

test('RICH-1 LIMIT-1 a correction is taken though it is longer than the limit, which says so', async () => {
  const edited = await renderEditor({ defaultValue: '<p>adress</p>', max: 6 });
  await select('adress');
  send(edited, 'insertReplacementText', 'address');
  await expectValue(edited, '<p>address</p>');
  await expect.element(edited.editor).toBeInvalid();
});

test('RICH-1 nothing of it changes a text that is read-only', async () => {
  const edited = await renderEditor({ defaultValue: '<p>teh text</p>', readOnly: true });
  const word = edited.editor.element().querySelector('[data-slate-string]')!.firstChild!;
  getSelection()!.setBaseAndExtent(word, 0, word, 3);
  send(edited, 'insertReplacementText', 'the');
  send(edited, 'formatBold');
  await expect.element(edited.editor).toHaveTextContent('teh text');
  expect(edited.values).toEqual([]);
});
