import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createErrorChannel } from '../../../headless/errors/index.js';
import { LiveRegions } from '../../../skin/live-regions/index.js';
import { RichText } from '../../../skin/rich-text/index.js';
import { expectConsole } from '../../setup/console.js';
import { renderInShell } from '../support/renderInShell.js';
import {
  compose,
  endComposition,
  expectValue,
  renderEditor,
  select,
  framesLater,
} from './support/richText.js';

const editorElement = (): HTMLElement => document.querySelector('[data-slate-editor]')!;

test.each([
  ['undefined', undefined],
  ['null', null],
  ['a list with a hole', [null]],
  ['a list of texts', [{ text: 'x' }]],
  ['an empty list', []],
  ['an object', {}],
])('crash class: a bad initial value (%s) is the empty text, and reported', async (_, value) => {
  const reports: string[] = [];
  const errors = createErrorChannel({ log: ({ error }) => reports.push(String(error)) });
  const edited = await renderEditor({ defaultValue: value as unknown as string, errors });
  await userEvent.keyboard('x');
  await expectValue(edited, '<p>x</p>');
  const isMissing = value === undefined || value === null;
  expect(reports).toEqual(isMissing ? [] : ['TypeError: A rich text is HTML, not object.']);
});

test('crash class: a value from outside drops the selection that would be stale, and the steps of undo', async () => {
  function Controlled(): ReactElement {
    const [value, setValue] = useState('<p>one</p><p>two</p><p>three</p>');
    return (
      <>
        <RichText label="Text" value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue('<p>new</p>')}>
          Other
        </button>
        <output>{value}</output>
      </>
    );
  }
  const screen = await renderInShell(<Controlled />);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{Control>}{End}{/Control}!');
  await expect.element(screen.getByText('<p>one</p><p>two</p><p>three!</p>')).toBeVisible();
  await screen.getByRole('button', { name: 'Other' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveTextContent('new');
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{Control>}z{End}{/Control}?');
  await expect.element(screen.getByText('<p>new?</p>')).toBeVisible();
});

test('RICH-1 a parent that refuses a change keeps its value', async () => {
  const screen = await renderInShell(<RichText label="Text" value="<p>fixed</p>" />);
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('x');
  await framesLater();
  await expect.element(screen.getByRole('textbox')).toHaveTextContent(/^fixed$/);
});

test('crash class: when something removes the nodes of the editor, it comes back with the text', async () => {
  const edited = await renderEditor({ defaultValue: '<p>one</p><p>two</p>' });
  await userEvent.keyboard('!');
  await expectValue(edited, '<p>one</p><p>two!</p>');
  const generation = editorElement();
  // As a page translation does, or an extension.
  for (const block of [...editorElement().querySelectorAll('[data-slate-node="element"]')])
    block.replaceWith(document.createElement('font'));
  await userEvent.keyboard('{Control>}{Shift>}8{/Shift}{/Control}');
  await expect.poll(() => editorElement().textContent).toContain('two!');
  expect(editorElement()).not.toBe(generation);
  expectConsole(/./);
  await edited.editor.click();
  await userEvent.keyboard('{Control>}{End}{/Control}?');
  await expect.poll(() => edited.value()?.includes('two!?')).toBe(true);
});

test('crash class: an error in the handling of an event mounts the editor anew, with the last good text', async () => {
  const errors: unknown[] = [];
  const onError = (event: ErrorEvent): void => {
    event.preventDefault();
    errors.push(event.error);
  };
  window.addEventListener('error', onError);
  const edited = await renderEditor({ defaultValue: '<p>good</p>' });
  const before = editorElement();
  before.addEventListener('keydown', () => {
    throw new Error('Cannot resolve a Slate point from DOM point');
  });
  await userEvent.keyboard('x');
  await expect.poll(() => editorElement() === before).toBe(false);
  window.removeEventListener('error', onError);
  expect(errors).toHaveLength(1);
  expectConsole(/Cannot resolve a Slate point/);
  await expect
    .element(edited.screen.getByText('The editor was restarted. Your text is still here.'))
    .toBeInTheDocument();
  await edited.editor.click();
  await userEvent.keyboard('{Control>}{End}{/Control}y');
  await expect.poll(() => edited.value()).toMatch(/^<p>goodx?y<\/p>$/);
});

test('crash class: what is no text in the editor is neither edited nor selected, and nothing is translated', async () => {
  await renderEditor({ defaultValue: '<p>a</p><hr><p><img src="/x.png" alt="x"></p>' });
  expect(editorElement().getAttribute('translate')).toBe('no');
  expect(editorElement().classList).toContain('notranslate');
  const chrome = [...editorElement().querySelectorAll('button, hr, img')].map((element) =>
    element.closest('[contenteditable]')!,
  );
  expect(chrome.length).toBeGreaterThan(2);
  for (const element of chrome) {
    expect(element.getAttribute('contenteditable')).toBe('false');
    expect(getComputedStyle(element).userSelect).toBe('none');
  }
});

test('RICH-1 an input method composes, and the text is one', async () => {
  const edited = await renderEditor({ defaultValue: '<p>ab</p>' });
  await compose('か');
  await compose('かな');
  await endComposition('仮名');
  await expectValue(edited, '<p>ab仮名</p>');
  await select('b仮');
  await compose('x');
  await endComposition('xy');
  await expectValue(edited, '<p>axy名</p>');
});

test('RICH-1 LIMIT-1 a composition is not touched until it ends; then what does not fit goes', async () => {
  const edited = await renderEditor({ defaultValue: '<p>abc</p>', max: 4 });
  await compose('かなかな');
  expect(editorElement().textContent).toContain('かなかな');
  await endComposition('かな');
  await expectValue(edited, '<p>abcか</p>');
  await expect.element(edited.screen.getByText('No room for: な').first()).toBeVisible();
  await expect.element(edited.editor).toHaveTextContent(/^abcか$/);
});

test('RICH-1 LIMIT-1 a composition of which nothing fits does not stay in the page', async () => {
  const edited = await renderEditor({ defaultValue: '<p>abcd</p>', max: 4 });
  await compose('かな');
  expect(editorElement().textContent).toContain('かな');
  await endComposition('かな');
  await expect.element(edited.screen.getByText('No room for: かな').first()).toBeVisible();
  await expect.element(edited.editor).toHaveTextContent(/^abcd$/);
  await userEvent.keyboard('{Backspace}');
  await expectValue(edited, '<p>abc</p>');
});

test('RICH-3 where the browser cannot edit, the text of the specification stands there, the value untouched', async () => {
  const values: string[] = [];
  const screen = await renderInShell(
    <RichText
      label="Text"
      defaultValue="<p>kept</p>"
      onChange={(value) => values.push(value)}
      isSupported={() => false}
    />,
  );
  await expect
    .element(screen.getByText('WSYWIG Feature not supported', { exact: true }))
    .toBeVisible();
  expect(document.querySelector('[contenteditable]')).toBeNull();
  expect(values).toEqual([]);
});

test('RICH-1 the field says what a screen reader has to know', async () => {
  const screen = await renderInShell(
    <>
      <RichText label="Text" placeholder="Write …" max={10} required />
      <LiveRegions />
    </>,
  );
  const editor = screen.getByRole('textbox', { name: 'Text' });
  await expect.element(editor).toHaveAttribute('aria-multiline', 'true');
  await expect.element(editor).toHaveAttribute('aria-required', 'true');
  await expect.element(editor).toHaveAttribute('dir', 'auto');
  await expect.element(editor).toHaveAccessibleDescription(/Alt\+F10.*Characters left: 10/);
  await expect.element(screen.getByText('Write …')).toBeVisible();
});
