import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useFormErrors, useSubmitGuard } from '../../../headless/form/index.js';
import { Button } from '../../../skin/button/index.js';
import { FormActions } from '../../../skin/form-actions/index.js';
import { boxOf } from '../support/box.js';
import { expectCleanClasses } from '../support/expectCleanClasses.js';
import { renderInShell } from '../support/renderInShell.js';

interface LongFormProps {
  refusal?: string;
  /** Never answered. */
  isChecked?: boolean;
}

/** A form that is higher than the window. */
function LongForm({ refusal, isChecked = false }: LongFormProps): ReactElement {
  const form = useSubmitGuard({
    initialValues: { name: '' },
    validators: isChecked ? { name: { free: () => new Promise<boolean>(() => {}) } } : {},
    onSubmit: () => {
      if (refusal !== undefined) form.setErrors({ '': [refusal] });
    },
  });
  const { formErrors } = useFormErrors(form);
  return (
    <form {...form.getFormProps()}>
      <div style={{ blockSize: '300vh' }} />
      <FormActions form={form} submitLabel="Save" formErrors={formErrors}>
        <Button>Cancel</Button>
      </FormActions>
    </form>
  );
}

test('a long form has its buttons in view, side by side, wherever it is scrolled to', async () => {
  await page.viewport(1280, 800);
  const screen = await renderInShell(<LongForm />);
  const save = boxOf(screen.getByRole('button', { name: 'Save' }));
  expect(save.bottom).toBeLessThanOrEqual(800);
  expect(boxOf(screen.getByRole('button', { name: 'Cancel' })).top).toBe(save.top);
  expectCleanClasses('form :not(svg, svg *)');
});

test('a window too low for a bar leaves the buttons at the end of the form', async () => {
  await page.viewport(640, 300);
  const screen = await renderInShell(<LongForm />);
  expect(boxOf(screen.getByRole('button', { name: 'Save' })).top).toBeGreaterThan(300);
});

test('what was refused as a whole is read out and stands above the buttons', async () => {
  await page.viewport(1280, 800);
  const screen = await renderInShell(<LongForm refusal="Somebody else saved this person." />);
  const save = screen.getByRole('button', { name: 'Save' });
  await save.click();
  const alert = screen.getByRole('alert').filter({ hasText: 'Somebody else' });
  await expect.element(alert).toBeVisible();
  expect(boxOf(alert).bottom).toBeLessThan(boxOf(save).top);
});

test('B-24 what answers a press during a check moves none of the buttons', async () => {
  await page.viewport(1280, 800);
  const screen = await renderInShell(<LongForm isChecked />);
  const save = screen.getByRole('button', { name: 'Save' });
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  const { left, top } = boxOf(cancel);
  await save.click();
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await save.click({ force: true });
  const notice = screen.getByRole('paragraph').filter({ hasText: 'Still checking.' });
  await expect.element(notice).toBeVisible();
  expect(boxOf(cancel)).toMatchObject({ left, top });
  expect(boxOf(notice).left).toBeGreaterThan(boxOf(cancel).right);
});
