import { Profiler, useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RichText } from '../../../skin/rich-text/index.js';
import { axeViolations } from '../support/axe.js';
import { boxOf, scrollsSideways } from '../support/box.js';
import { textContrasts } from '../support/contrasts.js';
import { emulateTouch } from '../support/emulate.js';
import { setOnRoot } from '../support/page.js';
import { renderInShell } from '../support/renderInShell.js';
import { expectValue, renderEditor } from './support/richText.js';

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

test('RICH-1 a keystroke in ten thousand paragraphs draws one of them, and writes one as HTML', async () => {
  const count = 10_000;
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
  await new Promise((resolve) => setTimeout(resolve, 300));
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
