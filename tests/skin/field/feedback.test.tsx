import { useState, type ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import { ErrorSummary } from '../../../skin/error-summary/index.js';
import { FileField, RadioGroupField, SubmitButton, TextField } from '../../../skin/field/index.js';
import { LiveRegions } from '../../../skin/live-regions/index.js';
import { axeViolations } from '../support/axe.js';
import { boxOf, scrollsSideways, styleOf } from '../support/box.js';
import { parseColor, toHex, tokenColor } from '../support/color.js';
import { textContrasts } from '../support/contrasts.js';
import { expectCleanClasses } from '../support/expectCleanClasses.js';
import { finishTransitions, setOnRoot } from '../support/page.js';
import { renderInShell } from '../support/renderInShell.js';

interface Values {
  name: string;
  schedule: 'full' | 'part' | 'none' | null;
  papers: File[];
}

const initialValues: Values = { name: '', schedule: null, papers: [] };
const messages = { required: 'Fill this in.' };
const labels = { name: 'Name', schedule: 'Schedule', papers: 'Papers' };
const schedules = [
  { value: 'full', label: 'Full time' },
  { value: 'part', label: 'Part time' },
  { value: 'none', label: 'Does not work', disabled: true },
] as const;

interface FormProps {
  onSubmit?: (values: Values) => void;
  /** Whether the name is free; asked for each. */
  isFree?: (name: string) => boolean | Promise<boolean>;
}

function Form({ onSubmit = () => {}, isFree = () => true }: FormProps): ReactElement {
  const form = useSubmitGuard<Values>({
    initialValues,
    validators: {
      name: { required, taken: (name) => isFree(name) },
      schedule: { required },
      papers: { required },
    },
    onSubmit,
  });
  const [hold, setHold] = useState<() => void>(() => () => {});
  const name = useField(form, 'name');
  return (
    <>
      <main className="max-w-96 p-4">
        <form {...form.getFormProps()}>
          <ErrorSummary form={form} labels={labels} messages={messages} className="mb-4" />
          <TextField field={name} label="Name" messages={messages} required />
          <RadioGroupField
            field={useField(form, 'schedule')}
            label="Schedule"
            options={schedules}
            messages={messages}
            required
          />
          <FileField field={useField(form, 'papers')} label="Papers" messages={messages} multiple />
          <button
            type="button"
            onClick={() => {
              const work = new Promise<void>((resolve) => {
                setHold(() => resolve);
              });
              name.control.hold?.(work);
            }}
          >
            Upload
          </button>
          <button type="button" onClick={hold}>
            Uploaded
          </button>
          <div className="flex flex-wrap gap-2">
            <SubmitButton form={form}>Save</SubmitButton>
          </div>
        </form>
      </main>
      <LiveRegions />
    </>
  );
}

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

async function fillIn(screen: Rendered): Promise<void> {
  await screen.getByRole('textbox', { name: 'Name' }).fill('Ann');
  await screen.getByRole('radio', { name: 'Part time' }).click();
  await userEvent.upload(screen.getByLabelText('Papers'), new File(['x'], 'a.pdf'));
}

test('B-23 an invalid submit shows what is wrong, counted, and the first of it has the focus', async () => {
  const screen = await renderInShell(<Form />);
  expect(screen.getByRole('group').elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(screen.getByRole('group', { name: 'Please correct this (3):' }))
    .toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Name – Fill this in.', 'Schedule – Fill this in.', 'Papers – Fill this in.']);
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await screen.getByRole('link', { name: 'Schedule' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Full time' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('link').elements()).toHaveLength(2);
  await screen.getByRole('link', { name: 'Papers' }).click();
  await expect.element(screen.getByLabelText('Papers')).toHaveFocus();
});

test('in the list of what is wrong all lines are equally far apart, wrapped ones too', async () => {
  await page.viewport(200, 800);
  const screen = await renderInShell(<Form />);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('link', { name: 'Papers' })).toBeVisible();
  const lines = screen
    .getByRole('listitem')
    .elements()
    .flatMap((item) => {
      const range = document.createRange();
      range.selectNodeContents(item.lastChild!);
      return [...range.getClientRects()].map(({ bottom }) => bottom);
    });
  const rows = [...new Set(lines.map(Math.round))].sort((a, b) => a - b);
  expect(rows.length, 'some wrap').toBeGreaterThan(3);
  const steps = rows.slice(1).map((row, index) => row - rows[index]!);
  expect(new Set(steps)).toEqual(new Set([24]));
});

test('a radio button is filled only once it is chosen, none of them before', async () => {
  const screen = await renderInShell(<Form />);
  const fillOf = (name: string): string =>
    toHex(parseColor(styleOf(screen.getByRole('radio', { name })).backgroundColor));
  expect(fillOf('Part time')).toBe(toHex(tokenColor('surface')));
  await screen.getByRole('radio', { name: 'Part time' }).click();
  expect(fillOf('Part time')).toBe(toHex(tokenColor('accent')));
  expect(fillOf('Full time')).toBe(toHex(tokenColor('surface')));
});

test('FORM-4 radio buttons and files are submitted, and emptied by a reset', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  const screen = await renderInShell(<Form onSubmit={onSubmit} />);
  await fillIn(screen);
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  const [values] = onSubmit.mock.calls[0] ?? [];
  expect(values).toMatchObject({ name: 'Ann', schedule: 'part' });
  expect(values?.papers.map(({ name }) => name)).toEqual(['a.pdf']);
});

test('B-24 a press during a check is answered beside the button, and when it may be made again', async () => {
  const onSubmit = vi.fn();
  let answer = (_isFree: boolean): void => {};
  const isFree = (): Promise<boolean> =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const screen = await renderInShell(<Form onSubmit={onSubmit} isFree={isFree} />);
  await fillIn(screen);
  const save = screen.getByRole('button', { name: 'Save' });
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await save.click({ force: true });
  await expect
    .element(screen.getByRole('main').getByRole('paragraph'))
    .toHaveTextContent('Still checking.');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Still checking.');
  answer(true);
  await expect
    .element(screen.getByRole('main').getByRole('paragraph'))
    .toHaveTextContent('The check is done. Press again.');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Press again.');
  expect(onSubmit).not.toHaveBeenCalled();
  await save.click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('main').getByRole('paragraph').elements()).toEqual([]);
});

test('FORM-7 a field that is being checked says so in the room of its message, after a moment', async () => {
  let answer = (_isFree: boolean): void => {};
  const isFree = (): Promise<boolean> =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const screen = await renderInShell(<Form isFree={isFree} />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  const spinners = (): readonly Element[] => [
    ...field.element().parentElement!.querySelectorAll('.spinner'),
  ];
  const next = screen.getByRole('radio', { name: 'Full time' });
  const { top } = boxOf(next);
  expect(spinners()).toEqual([]);
  await field.fill('Ann');
  await userEvent.keyboard('{Tab}');
  await expect.poll(spinners).toHaveLength(1);
  expect(styleOf(spinners()[0]!).animationDelay.split(', ')[0]).toBe('0.15s');
  expect(boxOf(spinners()[0]!).top).toBeGreaterThan(boxOf(field).bottom);
  expect(boxOf(next).top).toBe(top);
  answer(true);
  await expect.poll(spinners).toEqual([]);
});

test('B-32 a submit during an upload waits for it, says so, and goes on by itself', async () => {
  const onSubmit = vi.fn();
  const screen = await renderInShell(<Form onSubmit={onSubmit} />);
  await fillIn(screen);
  await screen.getByRole('button', { name: 'Upload', exact: true }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(screen.getByRole('main').getByRole('paragraph'))
    .toHaveTextContent('Not everything is ready yet.');
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Uploaded' }).click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(screen.getByRole('main').getByRole('paragraph').elements()).toEqual([]);
});

describe.each(['light', 'dark'])('%s', (theme) => {
  test('with all that can be wrong it is sound, legible, clean, and fits 320 px', async () => {
    await page.viewport(320, 800);
    setOnRoot('data-theme', theme);
    const screen = await renderInShell(<Form />);
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('link', { name: 'Papers' })).toBeVisible();
    finishTransitions();
    expect(await axeViolations()).toEqual([]);
    for (const { ratio, text } of textContrasts()) {
      expect(ratio, text).toBeGreaterThanOrEqual(4.5);
    }
    expectCleanClasses('main :not(svg, svg *)');
    expect(scrollsSideways()).toBe(false);
    expect(boxOf(screen.getByRole('link', { name: 'Papers' })).height).toBeGreaterThanOrEqual(24);
  });
});
