import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PageTooltips } from '../../../skin/tooltip/index.js';
import { setOnRoot } from '../support/page.js';
import { expectValue, framesLater, renderEditor, select } from './support/richText.js';

const toolbarStops = (): Element[] => [...document.querySelectorAll('[data-tool][tabindex="0"]')];

test.each([
  ['Bold', '<p>a <strong>word</strong></p>'],
  ['Italic', '<p>a <em>word</em></p>'],
  ['Underline', '<p>a <u>word</u></p>'],
  ['Strikethrough', '<p>a <s>word</s></p>'],
  ['Code', '<p>a <code>word</code></p>'],
  ['Bulleted list', '<ul><li>a word</li></ul>'],
  ['Numbered list', '<ol><li>a word</li></ol>'],
  ['Heading 2', '<h2>a word</h2>'],
  ['Quotation', '<blockquote><p>a word</p></blockquote>'],
  ['Block of code', '<pre><code>a word</code></pre>'],
])('RICH-1 the button %s does so to what is selected, which stays so', async (name, html) => {
  const edited = await renderEditor({ defaultValue: '<p>a word</p>' });
  await select('word');
  const button = page.getByRole('toolbar').getByLabelText(name, { exact: true });
  await button.click();
  await expectValue(edited, html);
  await expect.element(edited.editor).toHaveFocus();
  expect(getSelection()?.toString()).toBe('word');
});

test.each([
  ['{Control>}i{/Control}', '<p><em>word</em></p>'],
  ['{Control>}u{/Control}', '<p><u>word</u></p>'],
  ['{Control>}e{/Control}', '<p><code>word</code></p>'],
  ['{Control>}{Shift>}x{/Shift}{/Control}', '<p><s>word</s></p>'],
  ['{Control>}{Alt>}1{/Alt}{/Control}', '<h1>word</h1>'],
  ['{Control>}{Shift>}7{/Shift}{/Control}', '<ol><li>word</li></ol>'],
  ['{Control>}{Shift>}8{/Shift}{/Control}', '<ul><li>word</li></ul>'],
  ['{Control>}{Shift>}9{/Shift}{/Control}', '<blockquote><p>word</p></blockquote>'],
])('RICH-1 B-31 the keys %s', async (keys, html) => {
  const edited = await renderEditor({ defaultValue: '<p>word</p>' });
  await select('word');
  await userEvent.keyboard(keys);
  await expectValue(edited, html);
});

test('RICH-1 undo and redo, by keys and by buttons', async () => {
  const edited = await renderEditor({ defaultValue: '<p>a</p>' });
  await userEvent.keyboard('b');
  await expectValue(edited, '<p>ab</p>');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expectValue(edited, '<p>a</p>');
  await edited.screen.getByRole('button', { name: 'Redo' }).click();
  await expectValue(edited, '<p>ab</p>');
  await expect
    .element(edited.screen.getByRole('button', { name: 'Redo' }))
    .toHaveAttribute('aria-disabled', 'true');
});

// Safari shows no ring for a focus that a script moves after a click, unless it is told to.
test('A11Y-TOOLBAR a tool that a key moves to asks for a ring', async () => {
  await renderEditor({ defaultValue: '<p>a</p>' });
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  onTestFinished(() => {
    focus.mockRestore();
  });
  await userEvent.keyboard('{Alt>}{F10}{/Alt}{ArrowRight}');
  expect(focus.mock.calls).toEqual([[{ focusVisible: true }], [{ focusVisible: true }]]);
});

test('A11Y-TOOLBAR one tab stop; arrows, Home and End move it; Alt+F10 comes, Escape goes back', async () => {
  const { screen, editor } = await renderEditor({ defaultValue: '<p>a</p>' });
  expect(toolbarStops()).toHaveLength(1);
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  const tool = (name: string) => screen.getByRole('toolbar').getByLabelText(name, { exact: true });
  await expect.element(tool('Paragraph')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tool('Heading 1')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(tool('Redo')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  await expect.element(tool('Undo')).toHaveFocus();
  expect(toolbarStops()).toEqual([tool('Undo').element()]);
  await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
  await expect.element(tool('Heading 1')).toBeChecked();
  await expect.element(tool('Heading 1')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(editor).toHaveFocus();
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  await expect.element(tool('Heading 1')).toHaveFocus();
});

test('A11Y-TOOLBAR A11Y-TIP one Escape goes back from a tool whose tooltip is open', async () => {
  const { screen, editor } = await renderEditor({ defaultValue: '<p>a</p>' }, (editor) => (
    <>
      {editor}
      <PageTooltips />
    </>
  ));
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Paragraph');
  await userEvent.keyboard('{Escape}');
  await expect.element(editor).toHaveFocus();
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
});

test('A11Y-TOOLBAR from right to left, Left goes on', async () => {
  setOnRoot('dir', 'rtl');
  const { screen } = await renderEditor();
  await userEvent.keyboard('{Alt>}{F10}{/Alt}{ArrowLeft}');
  await expect.element(screen.getByRole('radio', { name: 'Heading 1' })).toHaveFocus();
});

test('RICH-1 Tab moves items in lists only, and after Escape it leaves', async () => {
  const edited = await renderEditor({ defaultValue: '<ul><li>a</li><li>b</li></ul>' }, (editor) => (
    <>
      {editor}
      <button type="button">after</button>
    </>
  ));
  await userEvent.keyboard('{Tab}');
  await expectValue(edited, '<ul><li>a<ul><li>b</li></ul></li></ul>');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expectValue(edited, '<ul><li>a</li><li>b</li></ul>');
  await userEvent.keyboard('{Escape}');
  await expect
    .element(edited.screen.getByRole('status').getByText('Tab now leaves the text.'))
    .toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(edited.screen.getByRole('button', { name: 'after' })).toHaveFocus();
  expect(edited.value()).toBe('<ul><li>a</li><li>b</li></ul>');
});

test('RICH-1 outside lists, Tab leaves at once', async () => {
  const { screen } = await renderEditor({ defaultValue: '<p>a</p>' }, (editor) => (
    <>
      {editor}
      <button type="button">after</button>
    </>
  ));
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'after' })).toHaveFocus();
});

test('RICH-1 a link is added by keys, changed, and removed; the caret is where it was', async () => {
  const edited = await renderEditor({ defaultValue: '<p>see here</p>' });
  const { screen } = edited;
  await select('here');
  await userEvent.keyboard('{Control>}k{/Control}');
  const address = screen.getByRole('textbox', { name: 'Address' });
  await expect.element(address).toHaveFocus();
  await userEvent.keyboard('javascript:alert(1){Enter}');
  await expect.element(address).toBeInvalid();
  await address.fill('example.org');
  await userEvent.keyboard('{Enter}');
  await expectValue(edited, '<p>see <a href="https://example.org">here</a></p>');
  await expect.element(edited.editor).toHaveFocus();
  await userEvent.keyboard('!');
  await expectValue(edited, '<p>see <a href="https://example.org">here</a>!</p>');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Control>}k{/Control}');
  await expect.element(address).toHaveValue('https://example.org');
  await screen.getByRole('button', { name: 'Remove the link' }).click();
  await expectValue(edited, '<p>see here!</p>');
});

test('RICH-1 Escape closes the dialog of a link and nothing changes', async () => {
  const edited = await renderEditor({ defaultValue: '<p>see here</p>' });
  await select('here');
  await edited.screen.getByRole('button', { name: 'Link' }).click();
  await expect.element(edited.screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(edited.editor).toHaveFocus();
  await expect.poll(() => getSelection()?.toString()).toBe('here');
  expect(edited.value()).toBeNull();
});

test('RICH-1 after a dialog that was closed with Escape, images go in where the caret was', async () => {
  const upload = (): Promise<string> => Promise.resolve('/api/uploads/1');
  const edited = await renderEditor({ defaultValue: '<p>first</p><p>second</p>', upload });
  await edited.screen.getByRole('button', { name: 'Link' }).click();
  await expect.element(edited.screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(edited.screen.getByRole('dialog')).not.toBeInTheDocument();
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  await userEvent.upload(
    document.querySelector<HTMLElement>('input[type=file]')!,
    new File([bytes], 'cat.png', { type: 'image/png' }),
  );
  await expectValue(edited, '<p>first</p><p>second</p><p><img src="/api/uploads/1" alt=""></p>');
});

test('RICH-1 a list is typed, nested with Tab, left with Enter, and what follows is written below it', async () => {
  const edited = await renderEditor();
  await userEvent.keyboard('- one{Enter}{Tab}two{Enter}{Enter}{Enter}after');
  await expectValue(edited, '<ul><li>one<ul><li>two</li></ul></li></ul><p>after</p>');
});

test('RICH-1 read-only, there is no toolbar, and nothing can be changed', async () => {
  const edited = await renderEditor({ defaultValue: '<p>a</p>', readOnly: true });
  await expect.element(edited.editor).toHaveAttribute('aria-readonly', 'true');
  await expect.element(edited.screen.getByRole('toolbar')).not.toBeInTheDocument();
  await userEvent.keyboard('b{Control>}b{/Control}');
  await framesLater();
  expect(edited.value()).toBeNull();
});
