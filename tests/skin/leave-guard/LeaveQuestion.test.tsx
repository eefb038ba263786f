import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import { useLeaveGuard, useUnsavedChanges } from '../../../headless/leave-guard/index.js';
import { LeaveQuestion } from '../../../skin/leave-guard/index.js';
import { SubmitButton, TextField } from '../../../skin/field/index.js';
import { boxOf, scrollsSideways } from '../support/box.js';
import { textContrasts } from '../support/contrasts.js';
import { setOnRoot } from '../support/page.js';
import { renderInShell } from '../support/renderInShell.js';
import type { ReactElement } from 'react';

const onSubmit = vi.fn<() => Promise<void>>();
const proceed = vi.fn<() => void>();

beforeEach(async () => {
  await page.viewport(1280, 800);
  onSubmit.mockReset().mockResolvedValue();
  proceed.mockReset();
});

function Page(): ReactElement {
  const form = useSubmitGuard({
    initialValues: { name: 'Ann' },
    validators: { name: { required } },
    onSubmit,
  });
  useUnsavedChanges(form);
  const { ask } = useLeaveGuard();
  return (
    <>
      <form {...form.getFormProps()}>
        <TextField field={useField(form, 'name')} label="Name" />
        <SubmitButton form={form}>Send</SubmitButton>
      </form>
      <button
        type="button"
        onClick={() => {
          ask(proceed);
        }}
      >
        Sign out
      </button>
      <LeaveQuestion />
    </>
  );
}

async function openQuestion(name = 'Bob'): Promise<Awaited<ReturnType<typeof renderInShell>>> {
  const screen = await renderInShell(<Page />);
  await screen.getByRole('textbox', { name: 'Name' }).fill(name);
  await screen.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Unsaved changes' })).toBeVisible();
  return screen;
}

test('B-11 A11Y-DIALOG the question takes the focus, Escape stays, and the focus goes back', async () => {
  const screen = await openQuestion();
  const save = screen.getByRole('button', { name: 'Save', exact: true });
  await expect.element(save).toHaveFocus();
  await expect
    .element(screen.getByRole('alertdialog'))
    .toHaveAccessibleDescription('What you changed on this page has not been saved yet.');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus();
  expect(proceed).not.toHaveBeenCalled();
});

test('B-11 while saving the question stays, and then it is left', async () => {
  let finish = (): void => {};
  onSubmit.mockImplementation(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const screen = await openQuestion();
  const save = screen.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await expect.element(save).toHaveFocus();
  finish();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(proceed).toHaveBeenCalledOnce();
});

test('B-11 A11Y-FIELD a form that is invalid gets the focus where it is', async () => {
  const screen = await openQuestion('');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(proceed).not.toHaveBeenCalled();
});

for (const theme of ['light', 'dark']) {
  test(`B-11 B-19 on a phone everything of it can be read and reached, in the ${theme} theme`, async () => {
    setOnRoot('data-theme', theme);
    await page.viewport(320, 568);
    const screen = await openQuestion();
    for (const animation of document.getAnimations()) animation.finish();
    expect(scrollsSideways()).toBe(false);
    for (const name of ['Save', 'Leave without saving', 'Stay on this page']) {
      const { left, right, bottom } = boxOf(screen.getByRole('button', { name, exact: true }));
      expect([left >= 0, right <= 320, bottom <= 568]).toEqual([true, true, true]);
    }
    for (const { text, ratio } of textContrasts()) expect(ratio, text).toBeGreaterThanOrEqual(4.5);
  });
}
