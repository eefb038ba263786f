import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import { LimitedTextAreaField, LimitedTextField } from '../../../skin/limiter/index.js';
import { boxOf, scrollsSideways, styleOf } from '../support/box.js';
import { parseColor, toHex, tokenColor } from '../support/color.js';
import { textContrasts } from '../support/contrasts.js';
import { setOnRoot } from '../support/page.js';
import { axeViolations } from '../support/axe.js';
import { renderInShell } from '../support/renderInShell.js';

function Form(): ReactElement {
  const form = useSubmitGuard({
    initialValues: { title: 'A title', note: 'far too long a note' },
    validators: { title: { required } },
    onSubmit: () => {},
  });
  return (
    <form {...form.getFormProps()} className="flex flex-col gap-4 bg-surface p-4">
      <LimitedTextField
        field={useField(form, 'title')}
        label="Title"
        max={10}
        required
        messages={{ required: 'Enter a title.' }}
      />
      <LimitedTextAreaField field={useField(form, 'note')} label="Note" max={10} mode="soft" />
    </form>
  );
}

test('LIMIT-1 what remains stands under the field, at its end', async () => {
  const screen = await renderInShell(<Form />);
  const field = boxOf(screen.getByRole('textbox', { name: 'Title' }));
  const counter = boxOf(screen.getByText('Characters left: 3'));
  expect(counter.top).toBeGreaterThanOrEqual(field.bottom);
  expect(counter.right).toBe(field.right);
});

test('LIMIT-1 B-26 a text that is put in at once is cut, and what was cut is shown', async () => {
  const screen = await renderInShell(<Form />);
  const title = screen.getByRole('textbox', { name: 'Title' });
  await title.fill('Another title');
  await expect.element(title).toHaveValue('Another ti');
  await expect.element(screen.getByText(/^No room for: tle$/)).toBeVisible();
  await title.fill('Another ti and more');
  await expect.element(title).toHaveValue('Another ti');
  await expect.element(screen.getByText(/^No room for: and more$/)).toBeVisible();
});

test('LIMIT-1 a text that is too long is marked, in words and in red', async () => {
  const screen = await renderInShell(<Form />);
  const note = screen.getByRole('textbox', { name: 'Note' });
  await expect.element(note).toBeInvalid();
  const counter = screen.getByText('Characters too many: 9');
  const red = toHex(tokenColor('danger'));
  expect(toHex(parseColor(styleOf(counter).color))).toBe(red);
  expect(toHex(parseColor(styleOf(note).borderTopColor))).toBe(red);
});

test('LIMIT-1 FORM-6 an error stands beside the counter, and moves nothing', async () => {
  const screen = await renderInShell(<Form />);
  const title = screen.getByRole('textbox', { name: 'Title (required)' });
  const note = screen.getByRole('textbox', { name: 'Note' });
  const before = boxOf(note).top;
  await title.fill('');
  await userEvent.keyboard('{Tab}');
  const error = screen.getByText('Enter a title.');
  await expect.element(error).toBeVisible();
  await expect.element(title).toHaveAccessibleDescription('Enter a title. Characters left: 10');
  expect(boxOf(note).top).toBe(before);
  expect(boxOf(error).right).toBeLessThanOrEqual(
    boxOf(screen.getByText('Characters left: 10')).left,
  );
});

test.each(['light', 'dark'])(
  'A11Y-LIMIT axe finds nothing, and texts can be read (%s)',
  async (theme) => {
    setOnRoot('data-theme', theme);
    await renderInShell(<Form />);
    expect(await axeViolations()).toEqual([]);
    for (const { text, ratio } of textContrasts()) expect(ratio, text).toBeGreaterThanOrEqual(4.5);
  },
);

test('at 320 px nothing sticks out, not even what was cut', async () => {
  await page.viewport(320, 640);
  const screen = await renderInShell(<Form />);
  await screen.getByRole('textbox', { name: 'Title' }).fill(`A title${'x'.repeat(80)}`);
  await expect.element(screen.getByText(/^No room/)).toBeVisible();
  expect(scrollsSideways()).toBe(false);
  await page.viewport(414, 896);
});

test('written from right to left, the counter stands at the left', async () => {
  setOnRoot('dir', 'rtl');
  const screen = await renderInShell(<Form />);
  const field = boxOf(screen.getByRole('textbox', { name: 'Title' }));
  expect(boxOf(screen.getByText('Characters left: 3')).left).toBe(field.left);
});
