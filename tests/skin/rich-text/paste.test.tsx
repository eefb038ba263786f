import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { boxOf } from '../support/box.js';
import { holdClipboard } from '../support/clipboard.js';
import { expectValue, paste, renderEditor, select, settle } from './support/richText.js';

const FAMILY = '👨‍👩‍👧';

test('RICH-1 pasted HTML keeps what the text can hold, and nothing runs', async () => {
  const edited = await renderEditor();
  const html =
    '<h1 onclick="x()">T</h1><p>a <b>b</b><script>window.evil = 1</script></p><img src="https://evil.example/x" onerror="window.evil = 1">';
  paste(edited.editor, { 'text/html': html, 'text/plain': 'T a b' });
  await expectValue(edited, '<h1>T</h1><p>a <strong>b</strong></p>');
  expect('evil' in window).toBe(false);
});

test('RICH-1 a URL pasted over a selection links it', async () => {
  const edited = await renderEditor({ defaultValue: '<p>see here</p>' });
  await select('here');
  paste(edited.editor, { 'text/plain': 'https://example.org/a' });
  await expectValue(edited, '<p>see <a href="https://example.org/a">here</a></p>');
});

test('RICH-1 the middle mouse button pastes where it is pressed in the same moment', async () => {
  const edited = await renderEditor({ defaultValue: '<p>Hello world</p>' });
  const text = document.querySelector('[data-slate-string]')!.firstChild;
  getSelection()!.collapse(text, 'Hello '.length);
  paste(edited.editor, { 'text/plain': 'big ' });
  await expectValue(edited, '<p>Hello big world</p>');
});

test.each([
  ['at the end of a link is no part of it', '{ArrowRight}', '<a href="/a">here</a><em>x</em>'],
  ['at the start of a link is no part of it', '{ArrowLeft}', '<em>x</em><a href="/a">here</a>'],
  ['over all of a link is linked', '', '<a href="/a"><em>x</em></a>'],
])('RICH-1 what is pasted %s', async (_where, keys, html) => {
  const edited = await renderEditor({ defaultValue: '<p>see <a href="/a">here</a> now</p>' });
  await select('here');
  if (keys !== '') await userEvent.keyboard(keys);
  await settle();
  paste(edited.editor, { 'text/html': '<i>x</i>', 'text/plain': 'x' });
  await expectValue(edited, `<p>see ${html} now</p>`);
});

test('RICH-1 what is copied here comes back whole, and its HTML is our own', async () => {
  await holdClipboard();
  const edited = await renderEditor({
    defaultValue: '<ul><li>a<ol><li>b</li></ol></li></ul><p>x</p>',
  });
  await userEvent.keyboard('{Control>}ac{/Control}');
  await settle();
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
  await userEvent.keyboard('{Control>}v{/Control}');
  await expectValue(
    edited,
    '<ul><li>a<ol><li>b</li></ol></li></ul><p>x</p><ul><li>a<ol><li>b</li></ol></li></ul><p>x</p>',
  );
});

test.each([
  ['heading', '<h2>my word here</h2>'],
  ['item', '<ul><li>my word here</li></ul>'],
  ['quotation', '<blockquote><p>my word here</p></blockquote>'],
  ['block of code', '<pre><code>my word here</code></pre>'],
])('RICH-1 a word copied out of a %s joins the line that it is pasted into', async (_, html) => {
  await holdClipboard();
  const edited = await renderEditor({ defaultValue: `${html}<p>a z</p>` });
  await select('word');
  await userEvent.keyboard('{Control>}c{/Control}');
  await select('a ');
  await userEvent.keyboard('{ArrowRight}');
  await settle();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expectValue(edited, `${html}<p>a wordz</p>`);
});

test('RICH-1 a word keeps its marks, a whole heading stays one, and lines of code stay code', async () => {
  await holdClipboard();
  const html = '<h2>T</h2><p>a <strong>b</strong></p><pre><code>one\ntwo</code></pre>';
  const edited = await renderEditor({ defaultValue: `${html}<p>z</p>` });
  const copy = async (text: string): Promise<void> => {
    await select(text);
    await userEvent.keyboard('{Control>}c{/Control}{Control>}{End}v{/Control}');
    await settle();
  };
  await copy('b');
  await expectValue(edited, `${html}<p>z<strong>b</strong></p>`);
  await copy('T');
  await expectValue(edited, `${html}<p>z<strong>b</strong></p><h2>T</h2>`);
  await userEvent.keyboard('{Enter}');
  await copy('ne\ntw');
  await expectValue(
    edited,
    `${html}<p>z<strong>b</strong></p><h2>T</h2><pre><code>ne\ntw</code></pre>`,
  );
});

test.each([
  ['a tab', '\tb'],
  ['the indentation', '    '],
])('RICH-1 %s copied out of code comes back whole in code', async (_, copied) => {
  await holdClipboard();
  const html = '<pre><code>    a\tb c</code></pre><p>x</p>';
  const edited = await renderEditor({ defaultValue: `${html}<pre><code>z</code></pre>` });
  await select(copied);
  await userEvent.keyboard('{Control>}c{/Control}{Control>}{End}v{/Control}');
  await expectValue(edited, `${html}<pre><code>z${copied}</code></pre>`);
});

const encode = (nodes: unknown): string => btoa(encodeURIComponent(JSON.stringify(nodes)));

test.each([
  ['broken base64', '%%%'],
  ['no nodes', encode([null, { text: 1 }, { children: 'x' }])],
  [
    'a dangerous link',
    encode([{ type: 'link', url: 'javascript:alert(1)', children: [{ text: 'bad' }] }]),
  ],
])(
  'crash class: data-slate-fragment with %s is not looked at; the text is pasted',
  async (_, fragment) => {
    const edited = await renderEditor();
    const html = `<span data-slate-fragment="${fragment}">plain</span>`;
    paste(edited.editor, {
      'text/html': html,
      'text/plain': 'plain',
      'application/x-slate-fragment': fragment,
    });
    await expectValue(edited, '<p>plain</p>');
  },
);

test.each([
  ['broken base64', '%%%'],
  ['no nodes', encode([null, { text: 1 }, { children: 'x' }])],
  ['nodes of no schema', encode([{ type: 'script', children: [{ text: 'bad' }] }])],
])('crash class: nor is that with %s where it is dropped', async (_, fragment) => {
  const edited = await renderEditor({ defaultValue: '<p>a</p>' });
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/html', `<span data-slate-fragment="${fragment}">plain</span>`);
  dataTransfer.setData('text/plain', 'plain');
  dataTransfer.setData('application/x-slate-fragment', fragment);
  const line = edited.screen.getByText('a', { exact: true });
  const { right, top } = boxOf(line);
  const init = { dataTransfer, bubbles: true, cancelable: true, clientX: right, clientY: top + 4 };
  line.element().dispatchEvent(new DragEvent('drop', init));
  await expectValue(edited, '<p>aplain</p>');
});

test.each([
  ['broken JSON', '{'],
  ['nodes of no schema', JSON.stringify([{ type: 'script', children: [{ text: 'x' }] }])],
  [
    'a dangerous link',
    JSON.stringify([
      {
        type: 'paragraph',
        children: [
          { text: '' },
          { type: 'link', url: 'javascript:alert(1)', children: [{ text: 'x' }] },
          { text: '' },
        ],
      },
    ]),
  ],
])('crash class: our own clipboard type with %s falls back to the HTML', async (_, data) => {
  const edited = await renderEditor();
  paste(edited.editor, {
    'application/x-gnap-rich-text': data,
    'text/html': '<p>from <em>HTML</em></p>',
    'text/plain': 'text',
  });
  await expectValue(edited, '<p>from <em>HTML</em></p>');
});

test('crash class: a huge paste is cut, with a message, and the editor goes on', async () => {
  const edited = await renderEditor();
  const html = `<p>${'paragraph</p><p>'.repeat(10_000)}end</p>`;
  paste(edited.editor, { 'text/html': html, 'text/plain': 'x' });
  // Below the text, and to screen readers.
  const message = edited.screen.getByText(/What you pasted is too large/);
  await expect.poll(() => message.elements()).toHaveLength(2);
  paste(edited.editor, { 'text/html': `${'<div>'.repeat(3_000)}deep`, 'text/plain': 'deep' });
  await userEvent.keyboard('!');
  await expect.poll(() => edited.value()?.endsWith('<p>paragraphdeep!</p>')).toBe(true);
});

test('B-26 RICH-1 LIMIT-1 a paste over the limit is cut at a visible character, and that is told', async () => {
  const edited = await renderEditor({ defaultValue: '<p>ab</p>', max: 5 });
  paste(edited.editor, { 'text/html': `<p>c</p><p><b>${FAMILY}</b>de</p>` });
  await expectValue(edited, `<p>abc</p><p><strong>${FAMILY}</strong></p>`);
  await expect.poll(() => edited.screen.getByText('No room for: de').elements()).toHaveLength(2);
  await expect.element(edited.screen.getByText('Characters left: 0')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expectValue(edited, '<p>ab</p>');
});

test('RICH-1 code takes text only', async () => {
  const edited = await renderEditor({ defaultValue: '<pre><code>x</code></pre>' });
  paste(edited.editor, { 'text/html': '<h1>a</h1><p><b>b</b></p>', 'text/plain': 'a\nb' });
  await expectValue(edited, '<pre><code>xa\nb</code></pre>');
});
