import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectValue, renderEditor, settle } from './support/richText.js';

/** Without the invisible characters around links. */
function selectedText(): string | undefined {
  return getSelection()?.toString().replaceAll('\ufeff', '');
}

test.each([
  ['before a paragraph', 'one', '<h1>one</h1><p>two</p>', '<h1>X</h1><p>two</p>'],
  ['before a rule', 'one', '<p>one</p><hr><p>two</p>', '<p>X</p><hr><p>two</p>'],
  [
    'before an image',
    'one',
    '<p>one</p><p><img src="/a.png" alt="a"></p>',
    '<p>X</p><p><img src="/a.png" alt="a"></p>',
  ],
  ['of an item', 'one', '<ul><li>one</li><li>two</li></ul>', '<ul><li>X</li><li>two</li></ul>'],
  [
    'of an item with a list',
    'one',
    '<ul><li>one<ul><li>two</li></ul></li></ul>',
    '<ul><li>X<ul><li>two</li></ul></li></ul>',
  ],
  [
    'before a break within the paragraph',
    'one',
    '<p>one<br>b</p><p>two</p>',
    '<p>X<br>b</p><p>two</p>',
  ],
  ['of code', 'one', '<pre><code>one\nb</code></pre>', '<pre><code>X\nb</code></pre>'],
  [
    'with marks and a link',
    'a one b',
    '<p>a <strong>one</strong> <a href="/x">b</a></p><hr>',
    '<p>X</p><hr>',
  ],
])(
  'RICH-1 a triple click selects the line, and nothing of the next: %s',
  async (_, line, before, after) => {
    const edited = await renderEditor({ defaultValue: before });
    await edited.editor.getByText('one').first().click({ clickCount: 3 });
    await expect.poll(selectedText).toBe(line);
    await settle();
    await userEvent.keyboard('X');
    await expectValue(edited, after);
  },
);

test.each([
  ['before a rule', 0.5, '<p>one</p><hr><p>two</p>', '<p>X</p><hr><p>two</p>'],
  [
    'before an image',
    0.5,
    '<p>one</p><p><img src="/a.png" alt="a"></p>',
    '<p>X</p><p><img src="/a.png" alt="a"></p>',
  ],
  ['before a break', 0.25, '<p>one<br>b</p><hr>', '<p>X<br>b</p><hr>'],
  ['an empty one', 0.5, '<p>one<br><br>b</p><p>two</p>', '<p>one<br>X<br>b</p><p>two</p>'],
  [
    'an empty one of code',
    0.5,
    '<pre><code>one\n\nb</code></pre>',
    '<pre><code>one\nX\nb</code></pre>',
  ],
])(
  'RICH-1 a triple click beside the words selects the line as well: %s',
  async (_, down, before, after) => {
    const edited = await renderEditor({ defaultValue: before });
    const block = edited.editor.getByText('one').element().closest('[data-slate-node=element]')!;
    const { width, height } = block.getBoundingClientRect();
    const position = { x: width - 20, y: height * down };
    await page.elementLocator(block).click({ clickCount: 3, position });
    await settle();
    await userEvent.keyboard('X');
    await expectValue(edited, after);
  },
);

test('RICH-1 Delete after a triple click beside the words leaves the line, empty', async () => {
  const edited = await renderEditor({ defaultValue: '<p>one</p><p>two</p>' });
  const block = edited.editor.getByText('one').element().closest('[data-slate-node=element]')!;
  const { width, height } = block.getBoundingClientRect();
  const position = { x: width - 20, y: height / 2 };
  await page.elementLocator(block).click({ clickCount: 3, position });
  await expect.poll(selectedText).toBe('one');
  await settle();
  await userEvent.keyboard('{Delete}');
  await expectValue(edited, '<p><br></p><p>two</p>');
});
