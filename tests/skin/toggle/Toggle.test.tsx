import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import { Toggle, ToggleField } from '../../../skin/toggle/index.js';
import { axeViolations } from '../support/axe.js';
import { boxOf, scrollsSideways, styleOf } from '../support/box.js';
import { backgroundOf, contrast, parseColor, toHex, tokenColor } from '../support/color.js';
import { textContrasts } from '../support/contrasts.js';
import { emulateMedia, emulateTouch } from '../support/emulate.js';
import { finishTransitions, setOnRoot } from '../support/page.js';
import { renderInShell } from '../support/renderInShell.js';

function Form(): ReactElement {
  const form = useSubmitGuard({
    initialValues: { agreed: false },
    validators: { agreed: { required } },
    onSubmit: () => {},
  });
  return (
    <form {...form.getFormProps()} className="bg-surface">
      <ToggleField
        field={useField(form, 'agreed')}
        label="I agree"
        messages={{ required: 'Please agree.' }}
      />
      <button {...form.getSubmitProps()}>Save</button>
    </form>
  );
}

test('TOGGLE-1 a click anywhere on it toggles, and it says yes or no', async () => {
  const screen = await renderInShell(<Toggle label="Active" />);
  const toggle = screen.getByRole('switch', { name: 'Active' });
  await screen.getByText('Active').click();
  await expect.element(toggle).toBeChecked();
  await expect.element(screen.getByText('Yes')).toBeVisible();
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
  await expect.element(screen.getByText('No')).toBeVisible();
});

test('A11Y-TOGGLE Space toggles, and the focus ring stands around the track', async () => {
  const screen = await renderInShell(<Toggle label="Active" />);
  await userEvent.keyboard('{Tab} ');
  const toggle = screen.getByRole('switch');
  await expect.element(toggle).toBeChecked();
  expect(styleOf(toggle).outlineWidth).toBe('2px');
});

function thumbLeft(toggle: Element): number {
  const { left, translate } = getComputedStyle(toggle, '::before');
  return Number.parseFloat(left) + (Number.parseFloat(translate) || 0);
}

test.each(['ltr', 'rtl'])('the thumb goes to the end when it is on (%s)', async (direction) => {
  setOnRoot('dir', direction);
  const screen = await renderInShell(<Toggle label="Active" />);
  const toggle = screen.getByRole('switch');
  finishTransitions();
  const off = thumbLeft(toggle.element());
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  finishTransitions();
  const on = thumbLeft(toggle.element());
  expect(on > off).toBe(direction === 'ltr');
  expect(Math.min(on, off)).toBeGreaterThanOrEqual(1);
  expect(Math.max(on, off)).toBeLessThanOrEqual(36 - 14);
  expect(boxOf(toggle).left < boxOf(screen.getByText('Active')).left).toBe(direction === 'ltr');
});

test.each(['light', 'dark'])(
  'A11Y-TOGGLE it can be seen and read, on and off (%s)',
  async (theme) => {
    setOnRoot('data-theme', theme);
    const screen = await renderInShell(
      <div className="bg-surface">
        <Toggle label="On" defaultValue />
        <Toggle label="Off" />
      </div>,
    );
    expect(await axeViolations()).toEqual([]);
    for (const { text, ratio } of textContrasts()) expect(ratio, text).toBeGreaterThanOrEqual(4.5);
    for (const name of ['On', 'Off']) {
      const toggle = screen.getByRole('switch', { name }).element();
      const behind = backgroundOf(toggle.parentElement!);
      expect(contrast(parseColor(styleOf(toggle).borderTopColor), behind)).toBeGreaterThanOrEqual(
        3,
      );
      const thumb = parseColor(styleOf(toggle, '::before').borderTopColor);
      expect(contrast(thumb, backgroundOf(toggle))).toBeGreaterThanOrEqual(3);
    }
  },
);

test('in forced colors the thumb and the track stay', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  const screen = await renderInShell(<Toggle label="Active" defaultValue />);
  const toggle = screen.getByRole('switch');
  const behind = parseColor(styleOf(toggle).backgroundColor);
  for (const pseudo of [undefined, '::before'])
    expect(contrast(parseColor(styleOf(toggle, pseudo).borderTopColor), behind)).toBeGreaterThan(3);
});

test('A11Y-TOGGLE a finger has 44 px', async () => {
  await emulateTouch();
  const screen = await renderInShell(<Toggle label="Active" />);
  expect(boxOf(screen.getByRole('switch').element().closest('label')!).height).toBe(44);
});

test('TOGGLE-1 FORM-6 a field shows its error in red under it', async () => {
  const screen = await renderInShell(<Form />);
  await screen.getByRole('button', { name: 'Save' }).click();
  const toggle = screen.getByRole('switch', { name: 'I agree' });
  await expect.element(toggle).toHaveFocus();
  await expect.element(toggle).toHaveAccessibleErrorMessage('Please agree.');
  finishTransitions();
  expect(toHex(parseColor(styleOf(toggle).borderTopColor))).toBe(toHex(tokenColor('danger')));
  expect(await axeViolations()).toEqual([]);
});

test('at 320 px a long label wraps', async () => {
  await page.viewport(320, 640);
  await renderInShell(<Toggle label={'Receives the weekly report of all teams '.repeat(3)} />);
  expect(scrollsSideways()).toBe(false);
  await page.viewport(414, 896);
});

function DisabledField(): ReactElement {
  const form = useSubmitGuard({ initialValues: { active: true }, onSubmit: () => {} });
  return <ToggleField field={useField(form, 'active')} label="Active" disabled />;
}

test('TOGGLE-1 a disabled field keeps its value and takes no press', async () => {
  const screen = await renderInShell(<DisabledField />);
  const toggle = screen.getByRole('switch', { name: 'Active' });
  await expect.element(toggle).toBeDisabled();
  await screen.getByText('Active').click({ force: true });
  await expect.element(toggle).toBeChecked();
});
