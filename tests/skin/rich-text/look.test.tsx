import { Profiler, useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RichText } from '../../../skin/rich-text/index.js';
import { RichTextView } from '../../../skin/rich-text-view/index.js';
import { axeViolations } from '../support/axe.js';
import { boxOf, scrollsSideways } from '../support/box.js';
import { textContrasts } from '../support/contrasts.js';
import { emulateMedia, emulateTouch } from '../support/emulate.js';
import { setOnRoot } from '../support/page.js';
import { renderInShell } from '../support/renderInShell.js';
import { expectValue, renderEditor, select, settle } from './support/richText.js';

const HTML =
  '<h1>Title</h1><p>a <a href="/x">link</a> <code>code</code></p><ul><li>one</li></ul>' +
  '<blockquote><p>said</p></blockquote><pre><code>x</code></pre><hr><p>end</p>';

beforeEach(async () => {
  await page.viewport(1280, 900);
});
afterEach(async () => {
  await page.viewport(414, 896);
});

test.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 320],
  ['dark', 320],
] as const)('B-33 axe finds nothing, and all can be read (%s, %i px)', async (theme, width) => {
  setOnRoot('data-theme', theme);
  await page.viewport(width, 900);
  await renderEditor({ defaultValue: HTML, max: 200 });
  expect(await axeViolations()).toEqual([]);
  expect(textContrasts().filter(({ ratio }) => ratio < 4.5)).toEqual([]);
});

test.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 320],
  ['dark', 320],
] as const)('B-33 nor with its dialogs open and refusing (%s, %i px)', async (theme, width) => {
  setOnRoot('data-theme', theme);
  await page.viewport(width, 900);
  const { screen } = await renderEditor({
    defaultValue: '<p>a</p><p><img src="/api/uploads/1" alt="A cat"></p>',
  });
  const expectClean = async (): Promise<void> => {
    await screen.getByRole('button', { name: 'Apply' }).click();
    await expect.element(screen.getByRole('dialog').getByRole('alert')).toBeVisible();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    expect(await axeViolations()).toEqual([]);
    expect(textContrasts().filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  };
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
  await expectClean();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Describe the image' }).click();
  await screen.getByRole('textbox', { name: 'What the image shows' }).fill('');
  await expectClean();
});

test('B-19 at 320 px with fingers the toolbar wraps, and its buttons are 44 px', async () => {
  await page.viewport(320, 800);
  await emulateTouch();
  const { screen } = await renderEditor({ defaultValue: HTML });
  expect(scrollsSideways()).toBe(false);
  for (const tool of document.querySelectorAll('[data-tool]')) {
    const { width, height, right } = tool.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(right).toBeLessThanOrEqual(320);
  }
  await screen.getByRole('button', { name: 'Link' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Address' })).toBeVisible();
  expect(boxOf(screen.getByRole('dialog')).right).toBeLessThanOrEqual(320);
});

test('B-19 where the tools do not fit on one line, they stand on two of about the same length', async () => {
  await renderEditor({ defaultValue: HTML }, (editor) => (
    <div style={{ width: 684 }}>{editor}</div>
  ));
  const tops = [...document.querySelectorAll('[data-tool]')].map((tool) => boxOf(tool).top);
  expect(new Set(tops).size).toBe(2);
  expect(tops.filter((top) => top === tops[0])).toHaveLength(11);
});

test('A11Y-TOOLBAR B-19 with fingers on a phone the toolbar leaves the text room, and all of it is reached', async () => {
  await page.viewport(320, 640);
  await emulateTouch();
  const { editor, screen } = await renderEditor({ defaultValue: HTML });
  const toolbar = screen.getByRole('toolbar');
  expect(boxOf(toolbar).height).toBeLessThan(130);
  expect(toolbar.element().scrollWidth).toBe(toolbar.element().clientWidth);
  await userEvent.keyboard('{Alt>}{F10}{/Alt}{End}');
  const last = screen.getByRole('button', { name: 'Redo' });
  await expect.element(last).toHaveFocus();
  await expect.poll(() => boxOf(last).bottom).toBeLessThanOrEqual(boxOf(toolbar).bottom);
  await userEvent.keyboard('{Home}');
  const first = screen.getByRole('radio', { name: 'Paragraph' });
  await expect.poll(() => boxOf(first).top).toBeGreaterThanOrEqual(boxOf(toolbar).top);
  expect(boxOf(editor).top).toBeLessThan(200);
});

test('B-33 where colors are forced, code has a border, in the editor and where it is read', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  const html = '<p>a <code>code</code></p><pre><code>x</code></pre>';
  await renderEditor({ defaultValue: html }, (editor) => (
    <>
      {editor}
      <RichTextView html={html} />
    </>
  ));
  const boxes = [...document.querySelectorAll('pre, :not(pre) > code')].filter(
    (element) => element.closest('pre') === null || element.localName === 'pre',
  );
  expect(boxes.map(({ localName }) => localName).sort()).toEqual(['code', 'code', 'pre', 'pre']);
  for (const box of boxes) expect(getComputedStyle(box).borderTopWidth).toBe('1px');
});

test('RICH-1 HTML of others is shown, and edited, once it has been read', async () => {
  const html = '<div>one <b>two</b></div><script>x()</script>';
  const screen = await renderInShell(
    <>
      <RichText label="Text" defaultValue={html} />
      <RichTextView html={html} />
    </>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('one two');
  expect(screen.getByText('one two', { exact: true }).elements()).toHaveLength(2);
  expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
});

test('RICH-1 headings stand one level below those of the text, in the editor and where it is read', async () => {
  const html = '<h1>First</h1><h2>Second</h2><h3>Third</h3>';
  const { screen } = await renderEditor({ defaultValue: html }, (editor) => (
    <>
      {editor}
      <RichTextView html={html} />
    </>
  ));
  for (const [index, name] of ['First', 'Second', 'Third'].entries()) {
    expect(screen.getByRole('heading', { name, level: index + 2 }).elements()).toHaveLength(2);
  }
  expect(screen.getByRole('heading').elements()).toHaveLength(6);
});

test('RICH-1 of images and rules, only the one that is selected is marked', async () => {
  const { editor, screen } = await renderEditor({
    defaultValue: '<p>a</p><hr><p><img src="/api/uploads/1" alt="A cat"></p>',
  });
  const marked = (): readonly (string | undefined)[] =>
    [...editor.element().querySelectorAll('[data-active]')].map(
      (block) => block.querySelector('hr, img')?.localName,
    );
  await select('a');
  await expect.poll(marked).toEqual([]);
  await screen.getByRole('img', { name: 'A cat' }).click();
  await expect.poll(marked).toEqual(['img']);
});

test('RICH-1 what is asked of an image does not hide it', async () => {
  const { screen } = await renderEditor({
    defaultValue: '<p>a</p><p><img src="/api/uploads/1" alt="A cat"></p>',
  });
  const describe = screen.getByRole('button', { name: 'Describe the image' });
  await expect.element(describe).toHaveAttribute('aria-expanded', 'false');
  await describe.click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expect.element(describe).toHaveAttribute('aria-expanded', 'true');
  const image = screen.getByRole('img', { name: 'A cat' });
  await expect.poll(() => boxOf(dialog).top).toBeGreaterThanOrEqual(boxOf(image).bottom);
});

test('RICH-1 a keystroke in two thousand paragraphs draws one of them, and writes one as HTML', async () => {
  const count = 2_000;
  let commits = 0;
  function Long(): ReactElement {
    const [value, setValue] = useState(`<p>${'paragraph</p><p>'.repeat(count - 1)}end</p>`);
    return (
      <Profiler id="editor" onRender={() => (commits += 1)}>
        <RichText label="Text" value={value} onChange={setValue} />
        <output hidden>{value.length}</output>
      </Profiler>
    );
  }
  const screen = await renderInShell(<Long />);
  const editor = screen.getByRole('textbox').element();
  const touched = new Set<Node>();
  const watch = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const block = element?.closest('[data-slate-node="element"]');
      if (block) touched.add(block);
    }
  });
  (editor as HTMLElement).focus();
  getSelection()?.collapse(editor.querySelector('[data-slate-string]')!.firstChild, 9);
  await settle();
  watch.observe(editor, { subtree: true, childList: true, characterData: true });
  commits = 0;
  await userEvent.keyboard('!');
  await expect.poll(() => editor.textContent?.startsWith('paragraph!')).toBe(true);
  watch.disconnect();
  expect(touched.size).toBe(1);
  expect(commits).toBeLessThan(10);
});

test('RICH-1 what is written from right to left stands so, each block for itself', async () => {
  const edited = await renderEditor();
  await userEvent.keyboard('שלום{Enter}hello');
  await expectValue(edited, '<p>שלום</p><p>hello</p>');
  const blocks = [...document.querySelectorAll('[data-slate-node="element"]')];
  expect(blocks.map((block) => getComputedStyle(block).direction)).toEqual(['rtl', 'ltr']);
});

test.each(['ltr', 'rtl'])(
  'items have room for their signs on the side where their text begins, on a page %s',
  async (direction) => {
    setOnRoot('dir', direction);
    const html = '<ul><li>one</li><li>واحد</li></ul>';
    const screen = await renderInShell(<RichTextView html={html} />);
    await expect.element(screen.getByText('one')).toBeVisible();
    const list = boxOf(screen.getByRole('list'));
    expect(boxOf(screen.getByText('one')).left - list.left).toBe(24);
    expect(list.right - boxOf(screen.getByText('واحد')).right).toBe(24);
  },
);

test('RICH-1 a heading that was left empty is none for screen readers', async () => {
  const screen = await renderInShell(<RichTextView html="<h2><br></h2><h2>News</h2><p>Text</p>" />);
  await expect.element(screen.getByText('Text')).toBeVisible();
  expect(
    screen
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['News']);
});
