import { Plus } from 'lucide-react';
import type { FormEvent, ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, buttonLook } from '../../../skin/button/index.js';
import { boxOf, styleOf } from '../support/box.js';
import { contrast, parseColor, toHex, tokenColor } from '../support/color.js';
import { emulateMedia } from '../support/emulate.js';

test('a button is 32 px high, one with an icon alone as wide as high', async () => {
  const screen = await render(
    <>
      <Button>Save</Button>
      <Button isIconOnly aria-label="Add" icon={<Plus aria-hidden className="size-4" />} />
      <a href="#x" className={buttonLook({ variant: 'ghost' })}>
        Cancel
      </a>
    </>,
  );
  const add = screen.getByRole('button', { name: 'Add' });
  expect(boxOf(screen.getByRole('button', { name: 'Save' })).height).toBe(32);
  expect(boxOf(add)).toMatchObject({ width: 32, height: 32 });
  expect(boxOf(screen.getByRole('link', { name: 'Cancel' })).height).toBe(32);
  expect(boxOf(add.element().querySelector('svg')!)).toMatchObject({ width: 16, height: 16 });
});

// Safari focuses a button that is clicked only if it has a `tabindex`.
test('A11Y-DIALOG a click focuses it in Safari too, so that a dialog returns there', async () => {
  const screen = await render(
    <>
      <Button>Delete</Button>
      <Button tabIndex={-1}>Bold</Button>
    </>,
  );
  await expect.element(screen.getByText('Delete')).toBeVisible();
  const stops = screen.getByRole('button').elements();
  expect(stops.map((button) => button.getAttribute('tabindex'))).toEqual(['0', '-1']);
});

test('B-19 a label that is longer than its place goes on in a second line within it', async () => {
  const screen = await render(
    <div style={{ display: 'flex', width: 160, height: 100 }}>
      <Button>All 320 people that were found</Button>
    </div>,
  );
  const box = boxOf(screen.getByRole('button'));
  expect(box.width).toBe(160);
  expect(box.height).toBeGreaterThan(40);
  expect(box.height).toBeLessThan(60);
  const { scrollWidth, clientWidth } = screen.getByRole('button').element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('a button is no submit button unless it is told to be', async () => {
  const onSubmit = vi.fn((event: FormEvent) => {
    event.preventDefault();
  });
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button>Add</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await screen.getByRole('button', { name: 'Add' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the focus ring is 2 px of accent, 2 px away, and for the keyboard only', async () => {
  const screen = await render(
    <>
      <Button>Before</Button>
      <Button variant="primary">Save</Button>
    </>,
  );
  const before = screen.getByRole('button', { name: 'Before' });
  const button = screen.getByRole('button', { name: 'Save' });
  await before.click();
  await expect.element(before).toHaveFocus();
  expect(styleOf(before).outlineStyle).toBe('none');
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  await expect
    .poll(() => toHex(parseColor(styleOf(button).outlineColor)))
    .toBe(toHex(tokenColor('accent')));
  expect(styleOf(button)).toMatchObject({
    outlineStyle: 'solid',
    outlineWidth: '2px',
    outlineOffset: '2px',
  });
});

test('a busy button says so, keeps its name and its focus, and shows a spinner', async () => {
  const screen = await render(<Button isBusy={false}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await expect.element(button).not.toHaveAttribute('aria-busy');
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  button.element().focus();
  await screen.rerender(<Button isBusy>Save</Button>);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
  expect(button.element().getAnimations({ subtree: true })).not.toEqual([]);
});

test('a press on a busy button does nothing', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <Button isBusy onClick={onClick}>
      Save
    </Button>,
  );
  await screen.getByRole('button').click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
});

test('a button that becomes busy does not move its neighbor', async () => {
  const row = (isBusy: boolean): ReactElement => (
    <div className="flex gap-2">
      <Button isBusy={isBusy}>Save</Button>
      <Button>Cancel</Button>
    </div>
  );
  const screen = await render(row(false));
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  const before = boxOf(cancel).left;
  await screen.rerender(row(true));
  expect(boxOf(cancel).left).toBe(before);
});

test.each([{ 'aria-pressed': true }, { role: 'radio', 'aria-checked': true }])(
  'a button that is on is tinted, and under the pointer too: %o',
  async (props) => {
    const screen = await render(
      <>
        <Button>Off</Button>
        <Button {...props}>On</Button>
      </>,
    );
    const on = screen.getByText('On');
    await on.hover();
    for (const animation of document.getAnimations()) animation.finish();
    const { backgroundColor, color } = styleOf(on.element().closest('button')!);
    expect(toHex(parseColor(backgroundColor))).toBe(toHex(tokenColor('accent-tint')));
    expect(toHex(parseColor(color))).toBe(toHex(tokenColor('accent')));
  },
);

test('with forced colors a button that is pressed in differs from others', async () => {
  await emulateMedia({ 'forced-colors': 'active' });
  const screen = await render(
    <>
      <Button aria-pressed>Dark</Button>
      <Button aria-pressed={false}>Light</Button>
    </>,
  );
  const colors = ['Dark', 'Light'].map((name) => {
    const { backgroundColor, color } = styleOf(screen.getByRole('button', { name }));
    return [backgroundColor, color].map((text) => parseColor(text));
  });
  const [pressed, other] = colors;
  expect(contrast(pressed![0]!, other![0]!)).toBeGreaterThanOrEqual(3);
  expect(contrast(pressed![0]!, pressed![1]!)).toBeGreaterThanOrEqual(4.5);
});
