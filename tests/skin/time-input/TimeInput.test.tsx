import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import { LiveRegions } from '../../../skin/live-regions/index.js';
import { TimeField, TimeInput, type TimeInputProps } from '../../../skin/time-input/index.js';
import { axeViolations } from '../support/axe.js';
import { boxOf, pageBox, scrollsSideways, styleOf } from '../support/box.js';
import { textContrasts } from '../support/contrasts.js';
import { emulateTouch } from '../support/emulate.js';
import { finishTransitions, setOnRoot } from '../support/page.js';
import { renderInShell } from '../support/renderInShell.js';

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

async function renderTime({
  onChange,
  defaultValue = '10:59',
}: Pick<TimeInputProps, 'onChange' | 'defaultValue'> = {}): Promise<Rendered> {
  return renderInShell(
    <div className="bg-surface p-4">
      <TimeInput aria-label="Start" defaultValue={defaultValue} onChange={onChange} />
      <LiveRegions />
    </div>,
  );
}

async function openPanel(screen: Rendered): Promise<void> {
  await screen.getByRole('button', { name: 'Choose a time' }).click();
  await expect.element(screen.getByRole('spinbutton', { name: 'Hours' })).toHaveFocus();
  finishTransitions();
}

test('the focus ring of the clock stays within the field, as those in other fields', async () => {
  const screen = await renderTime();
  await userEvent.keyboard('{Tab}{Tab}');
  const clock = screen.getByRole('button', { name: 'Choose a time' });
  await expect.element(clock).toHaveFocus();
  expect(styleOf(clock).outlineOffset).toBe('-2px');
});

test('TIME-1 what is typed is rewritten on leaving the field', async () => {
  const screen = await renderTime();
  const field = screen.getByRole('textbox', { name: 'Start' });
  await field.fill('9h5');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue('09:05');
});

test('TIME-1 B-27 a rejected time reverts, is shown and said', async () => {
  const screen = await renderTime();
  const field = screen.getByRole('textbox', { name: 'Start' });
  await field.fill('25:00');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('10:59');
  const message = '“25:00” is not a time.';
  await expect.element(screen.getByRole('status')).toHaveTextContent(message);
  const shown = screen.getByText(message).elements()[0]!;
  expect(boxOf(shown).top).toBeGreaterThanOrEqual(boxOf(field).bottom);
  await expect.element(field).toHaveAccessibleDescription(`HH:MM ${message}`);
});

test('TIME-1 nothing is read while an input method composes', async () => {
  const onChange = vi.fn();
  const screen = await renderTime({ onChange, defaultValue: null });
  const field = screen.getByRole('textbox', { name: 'Start' });
  await field.click();
  await cdp().send('Input.imeSetComposition', { text: '１２', selectionStart: 2, selectionEnd: 2 });
  await expect.element(field).toHaveValue('１２');
  expect(onChange).not.toHaveBeenCalled();
  await cdp().send('Input.insertText', { text: '１２３０' });
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('12:30');
});

test('A11Y-TIME keys set the time, Tab goes on, and Escape closes', async () => {
  const screen = await renderTime();
  const field = screen.getByRole('textbox', { name: 'Start' });
  await openPanel(screen);
  await userEvent.keyboard('{Tab}{ArrowUp}');
  await expect.element(field).toHaveValue('11:00');
  await expect.element(screen.getByRole('spinbutton', { name: 'Minutes' })).toHaveFocus();
  await userEvent.keyboard('45{Escape}');
  await expect.element(field).toHaveValue('11:45');
  await expect.element(screen.getByRole('button', { name: 'Choose a time' })).toHaveFocus();
  expect(screen.getByRole('group').elements()).toEqual([]);
});

// Safari focuses a button that is clicked only if it has a `tabindex`.
test('A11Y-TIME a click focuses the button in Safari too', async () => {
  const screen = await renderTime();
  const button = screen.getByRole('button', { name: 'Choose a time' });
  await expect.element(button).toHaveAttribute('tabindex', '0');
});

test('A11Y-TIME Tab past the minutes leaves and closes', async () => {
  const screen = await renderTime();
  await openPanel(screen);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.poll(() => screen.getByRole('group').elements()).toEqual([]);
});

test('TIME-2 the step buttons step, and a press elsewhere closes', async () => {
  const screen = await renderTime();
  const field = screen.getByRole('textbox', { name: 'Start' });
  await openPanel(screen);
  await screen.getByRole('button', { name: 'Minutes: later' }).click();
  await expect.element(field).toHaveValue('11:00');
  await screen.getByRole('button', { name: 'Hours: earlier' }).click();
  await expect.element(field).toHaveValue('10:00');
  await expect.element(screen.getByRole('spinbutton', { name: 'Hours' })).toHaveFocus();
  await userEvent.click(document.body, { position: { x: 5, y: 600 } });
  await expect.poll(() => screen.getByRole('group').elements()).toEqual([]);
});

test('TIME-2 the wheel steps, and the page stays where it is', async () => {
  const screen = await renderInShell(
    <div className="h-screen">
      <TimeInput aria-label="Start" defaultValue="23:59" />
      <div className="h-screen" />
    </div>,
  );
  await openPanel(screen);
  const minutes = screen.getByRole('spinbutton', { name: 'Minutes' }).element();
  let timeStamp = 0;
  /** Turns the wheel, so many milliseconds after it last turned. */
  const wheel = (deltaY: number, after: number, init: WheelEventInit = {}): boolean => {
    timeStamp += after;
    const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...init });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    return minutes.dispatchEvent(event);
  };
  const field = screen.getByRole('textbox', { name: 'Start' });
  expect(wheel(-100, 500)).toBe(false);
  await expect.element(field).toHaveValue('00:00');
  wheel(100, 20);
  await expect.element(field).toHaveValue('23:59');
  // One movement on a trackpad: a step at once, and one for each 32 pixels.
  wheel(1, 500);
  await expect.element(field).toHaveValue('23:58');
  for (let moved = 0; moved < 60; moved += 10) wheel(10, 16);
  await expect.element(field).toHaveValue('23:57');
  // A notch of an ordinary mouse on macOS; what is left of a movement back does not count.
  wheel(-4, 500);
  await expect.element(field).toHaveValue('23:58');
  wheel(-4, 500);
  await expect.element(field).toHaveValue('23:59');
  wheel(0, 500);
  // Sideways, with a finger that is not quite steady.
  expect(wheel(1, 500, { deltaX: 3 })).toBe(true);
  expect(wheel(-100, 500, { ctrlKey: true })).toBe(true);
  await expect.element(field).toHaveValue('23:59');
});

test('TIME-2 a finger that goes up steps on, one that goes down steps back, and a second one nothing', async () => {
  const screen = await renderTime();
  await openPanel(screen);
  const hours = screen.getByRole('spinbutton', { name: 'Hours' }).element();
  const point = (type: string, clientY: number, init: PointerEventInit = {}): void => {
    const finger = { clientY, pointerType: 'touch', isPrimary: true, bubbles: true };
    hours.dispatchEvent(new PointerEvent(type, { ...finger, ...init }));
  };
  const field = screen.getByRole('textbox', { name: 'Start' });
  point('pointerdown', 300);
  point('pointermove', 280);
  point('pointermove', 235);
  await expect.element(field).toHaveValue('12:59');
  point('pointermove', 270);
  await expect.element(field).toHaveValue('11:59');
  const second = { isPrimary: false };
  point('pointerdown', 500, second);
  point('pointermove', 400, second);
  point('pointerup', 400, second);
  await expect.element(field).toHaveValue('11:59');
  point('pointermove', 235);
  await expect.element(field).toHaveValue('12:59');
  point('pointermove', 270);
  await expect.element(field).toHaveValue('11:59');
  point('pointerup', 270);
  // Neither need have come down here, nor be down.
  for (const pointerType of ['pen', 'mouse']) point('pointermove', 100, { pointerType });
  await expect.element(field).toHaveValue('11:59');
  expect(getComputedStyle(hours).touchAction).toBe('none');
});

test.each(['light', 'dark'])(
  'A11Y-TIME axe finds nothing with the panel open, and texts can be read (%s)',
  async (theme) => {
    setOnRoot('data-theme', theme);
    const screen = await renderTime();
    await openPanel(screen);
    expect(await axeViolations()).toEqual([]);
    for (const { text, ratio } of textContrasts()) expect(ratio, text).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(['ltr', 'rtl'])(
  'at 320 px the panel stays in the page, hours before minutes (%s)',
  async (direction) => {
    await page.viewport(320, 640);
    setOnRoot('dir', direction);
    const screen = await renderTime();
    await openPanel(screen);
    const panel = boxOf(screen.getByRole('group'));
    expect(panel.left).toBeGreaterThanOrEqual(pageBox().left);
    expect(panel.right).toBeLessThanOrEqual(pageBox().right);
    expect(scrollsSideways()).toBe(false);
    const hours = boxOf(screen.getByRole('spinbutton', { name: 'Hours' }));
    expect(hours.right).toBeLessThan(
      boxOf(screen.getByRole('spinbutton', { name: 'Minutes' })).left,
    );
    const [field, trigger] = [
      boxOf(screen.getByRole('textbox')),
      boxOf(screen.getByRole('button', { name: 'Choose a time' })),
    ];
    expect(trigger.left).toBeGreaterThanOrEqual(field.left);
    expect(trigger.right).toBeLessThanOrEqual(field.right);
    expect(trigger.left > (field.left + field.right) / 2).toBe(direction === 'ltr');
    await page.viewport(414, 896);
  },
);

test('B-19 letters of twice the size do not push the field out of what it stands in', async () => {
  setOnRoot('style', 'font-size: 200%');
  await page.viewport(240, 640);
  const screen = await renderTime();
  const field = screen.getByRole('textbox', { name: 'Start' });
  const card = boxOf(field.element().closest('.p-4')!);
  expect(boxOf(field).right).toBeLessThanOrEqual(card.right - 32);
});

test('A11Y-TIME a finger has 44 px on each button', async () => {
  await emulateTouch();
  const screen = await renderTime();
  await openPanel(screen);
  for (const target of [
    ...screen.getByRole('button').all(),
    ...screen.getByRole('spinbutton').all(),
  ]) {
    expect(boxOf(target).height).toBeGreaterThanOrEqual(44);
    expect(boxOf(target).width).toBeGreaterThanOrEqual(44);
  }
});

function Form(): ReactElement {
  const form = useSubmitGuard<{ start: string | null }>({
    initialValues: { start: null },
    validators: { start: { required } },
    onSubmit: () => {},
  });
  return (
    <form {...form.getFormProps()}>
      <TimeField
        field={useField(form, 'start')}
        label="Start"
        required
        min="08:00"
        max="18:00"
        messages={{ required: 'Enter a time.' }}
      />
      <button {...form.getSubmitProps()}>Save</button>
    </form>
  );
}

test('a field in a form can be disabled, and its popup named', async () => {
  function Breaks(): ReactElement {
    const form = useSubmitGuard<{ first: string | null; second: string | null }>({
      initialValues: { first: '10:00', second: '15:00' },
      onSubmit: () => undefined,
    });
    return (
      <>
        <TimeField field={useField(form, 'first')} label="First break" disabled />
        <TimeField field={useField(form, 'second')} label="Second break" popupLabel="Choose" />
      </>
    );
  }
  const screen = await renderInShell(<Breaks />);
  await expect.element(screen.getByRole('textbox', { name: 'First break' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Choose a time' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Choose Second break', exact: true }).click();
  await expect.element(screen.getByRole('group', { name: 'Choose', exact: true })).toBeVisible();
});

test('A11Y-TIME the button of a field in a form is told from those of other times', async () => {
  const screen = await renderInShell(<Form />);
  const button = screen.getByRole('button', { name: 'Choose a time' });
  await expect.element(button).toHaveAccessibleName('Choose a time Start (required)');
});

test('TIME-1 FORM-5 a field of a form shows its error once it was left, and takes the focus', async () => {
  const screen = await renderInShell(<Form />);
  const field = screen.getByRole('textbox', { name: 'Start (required)' });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleErrorMessage('Enter a time.');
  await userEvent.keyboard('7{Tab}');
  await expect.element(field).toHaveValue('07:00');
  await expect.element(field).toBeInvalid();
  await expect.element(screen.getByText('HH:MM, from 08:00 to 18:00')).toBeVisible();
  await openPanel(screen);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field).toHaveValue('08:00');
  await expect.element(field).toBeValid();
});
