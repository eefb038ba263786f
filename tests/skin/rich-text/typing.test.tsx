import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { compose, endComposition, expectValue, renderEditor, select } from './support/richText.js';

test('RICH-1 what is typed comes out as HTML, and nothing as the empty text', async () => {
  const edited = await renderEditor();
  await userEvent.keyboard('Hello{Enter}you & me');
  await expectValue(edited, '<p>Hello</p><p>you &amp; me</p>');
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await expectValue(edited, '');
});

test.each([
  ['bold', '<p>a <strong>XY</strong> b <a href="/a">link</a> c</p>'],
  ['link', '<p>a <strong>bold</strong> b XY c</p>'],
])('RICH-1 LIMIT-1 what is typed over a word, a %s one, is all of one kind', async (word, html) => {
  for (const max of [undefined, 50]) {
    const defaultValue = '<p>a <strong>bold</strong> b <a href="/a">link</a> c</p>';
    const edited = await renderEditor({ defaultValue, max });
    await select(word);
    await userEvent.keyboard('XY');
    await expectValue(edited, html);
    await expect.element(edited.editor).toHaveTextContent(html.replaceAll(/<[^>]*>/g, ''));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expectValue(edited, defaultValue);
    await edited.screen.unmount();
  }
});

test('RICH-1 LIMIT-1 what is composed over all of a link is outside it', async () => {
  for (const max of [undefined, 50]) {
    const edited = await renderEditor({ defaultValue: '<p>a <a href="/a">link</a> c</p>', max });
    await select('link');
    await compose('x');
    await compose('xy');
    await endComposition('xyz');
    await expectValue(edited, '<p>a xyz c</p>');
    await expect.element(edited.editor).toHaveTextContent('a xyz c');
    await edited.screen.unmount();
  }
});

test('RICH-1 LIMIT-1 what is composed in an empty line of a full text goes, and so it can be left', async () => {
  const edited = await renderEditor({ defaultValue: '<p>abc</p><p><br></p>', max: 4 });
  await compose('x');
  await compose('xy');
  await endComposition('xyz');
  await expect.poll(() => (edited.editor.element() as HTMLElement).innerText.trim()).toBe('abc');
  expect(edited.values).toEqual([]);
  await userEvent.keyboard('{Backspace}d');
  await expectValue(edited, '<p>abcd</p>');
  await expect.element(edited.editor).toHaveTextContent(/^abcd$/);
});

test('B-31 Ctrl+B makes bold and does nothing else', async () => {
  const edited = await renderEditor({ defaultValue: '<p>some text</p>' });
  const seen: boolean[] = [];
  const onKeyDown = (event: KeyboardEvent): void => {
    seen.push(event.defaultPrevented);
  };
  document.addEventListener('keydown', onKeyDown);
  await select('some');
  await userEvent.keyboard('{Control>}b{/Control}');
  document.removeEventListener('keydown', onKeyDown);
  await expectValue(edited, '<p><strong>some</strong> text</p>');
  expect(seen.at(-1)).toBe(true);
  await expect
    .element(edited.screen.getByRole('button', { name: 'Bold' }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('B-31 on a Greek keyboard Ctrl+B makes bold too', async () => {
  const edited = await renderEditor({ defaultValue: '<p>some text</p>' });
  await select('some');
  const press = { key: 'β', code: 'KeyB', keyCode: 66, ctrlKey: true };
  edited.editor
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true }));
  await expectValue(edited, '<p><strong>some</strong> text</p>');
});
