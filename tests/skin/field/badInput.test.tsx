import { Fragment, StrictMode, useState, type ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useField, useSubmitGuard } from '../../../headless/form/index.js';
import { SubmitButton, TextField } from '../../../skin/field/index.js';

const onSubmit = vi.fn();
beforeEach(() => {
  onSubmit.mockReset();
});

interface EntryProps {
  type: string;
  initial: string;
  isShown?: boolean;
}

function Entry({ type, initial, isShown = true }: EntryProps): ReactElement {
  const form = useSubmitGuard({ initialValues: { entry: initial }, onSubmit });
  return (
    <form {...form.getFormProps()}>
      {isShown && <EntryField form={form} type={type} />}
      <SubmitButton form={form}>Save</SubmitButton>
      <button
        type="button"
        onClick={() => {
          form.reset();
        }}
      >
        Start over
      </button>
      <output>{form.isDirty ? 'changed' : 'unchanged'}</output>
    </form>
  );
}

function EntryField({
  form,
  type,
}: {
  form: ReturnType<typeof useSubmitGuard<{ entry: string }>>;
  type: string;
}): ReactElement {
  return <TextField field={useField(form, 'entry')} label="Entry" type={type} />;
}

function entry(): HTMLInputElement {
  const element = page.getByLabelText('Entry').element();
  if (!(element instanceof HTMLInputElement)) throw new Error('Not an input.');
  return element;
}

const complaint = page.getByText('Complete or correct what was typed.');

test('FORM-1 a number with something behind it is kept, refused, and sent once it is mended', async () => {
  await render(<Entry type="number" initial="12" />);
  entry().focus();
  await userEvent.keyboard('{End}e');
  expect(entry().validity.badInput).toBe(true);
  await expect.element(page.getByText('unchanged')).not.toBeInTheDocument();
  await page.getByText('Save').click();
  await expect.element(complaint).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(entry().validity.badInput, 'what was typed stays').toBe(true);
  expect(document.activeElement).toBe(entry());

  await userEvent.keyboard('{Backspace}');
  await expect.element(complaint).not.toBeInTheDocument();
  expect(entry().value).toBe('12');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ entry: '12' });
});

test('FORM-1 a number that never was one makes the form dirty', async () => {
  await render(<Entry type="number" initial="" />);
  entry().focus();
  await userEvent.keyboard('-');
  await expect.element(page.getByText('changed', { exact: true })).toBeVisible();
});

test.each(['date', 'datetime-local', 'time', 'month'])(
  'FORM-1 half of a %s is refused by Enter, and when the field is left',
  async (type) => {
    await render(<Entry type={type} initial="" />);
    entry().focus();
    await userEvent.keyboard('12{Enter}');
    await expect.element(complaint).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    await page.getByText('Start over').click();
    await expect.element(complaint).not.toBeInTheDocument();
    expect(entry().validity.badInput, 'a reset empties it').toBe(false);

    entry().focus();
    await userEvent.keyboard('11');
    await page.getByText('Start over').element().focus();
    await expect.element(complaint).toBeVisible();
    await expect.element(page.getByText('changed', { exact: true })).toBeVisible();
  },
);

/** A field whose input is hidden and emptied by buttons. */
function Optional(): ReactElement {
  const form = useSubmitGuard({ initialValues: { entry: '' }, onSubmit });
  const field = useField(form, 'entry');
  const [isShown, setIsShown] = useState(true);
  return (
    <form {...form.getFormProps()}>
      {isShown && <TextField field={field} label="Entry" type="number" />}
      <button
        type="button"
        onClick={() => {
          setIsShown(!isShown);
        }}
      >
        Hide or show
      </button>
      <button
        type="button"
        onClick={() => {
          form.setValue('entry', '');
        }}
      >
        Clear
      </button>
      <button {...form.getSubmitProps()}>Save</button>
      <output>{`${form.isDirty ? 'changed' : 'unchanged'} ${form.isValid}`}</output>
    </form>
  );
}

test.each([
  ['', Fragment],
  [' in StrictMode', StrictMode],
])(
  'FORM-4 a number that is no number goes with its input, whose field stays%s',
  async (_, Mode) => {
    await render(<Optional />, { wrapper: Mode });
    entry().focus();
    await userEvent.keyboard('12e');
    await page.getByText('Hide or show').click();
    await expect.element(page.getByText('unchanged true')).toBeVisible();
    await page.getByText('Hide or show').click();
    await expect.element(page.getByLabelText('Entry')).toHaveDisplayValue('');
    await expect.element(complaint).not.toBeInTheDocument();
    await page.getByText('Save').click();
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  },
);

test('FORM-1 a number that is no number is dropped by a button that clears its field', async () => {
  await render(<Optional />);
  entry().focus();
  await userEvent.keyboard('12e');
  await page.getByText('Save').click();
  await expect.element(complaint).toBeVisible();
  await page.getByText('Clear').click();
  await expect.element(complaint).not.toBeInTheDocument();
  expect(entry().validity.badInput).toBe(false);
  await expect.element(page.getByText('unchanged true')).toBeVisible();
});

test('FORM-1 a number that is no number stays refused while its ref is swapped', async () => {
  function Swapped(): ReactElement {
    const form = useSubmitGuard({ initialValues: { entry: '' }, onSubmit });
    // A new function at each render.
    const field = useField(form, 'entry', { ref: () => {} });
    return (
      <form {...form.getFormProps()}>
        <TextField field={field} label="Entry" type="number" />
        <button {...form.getSubmitProps()}>{`Save ${form.isSubmitted ? 'again' : ''}`}</button>
      </form>
    );
  }
  await render(<Swapped />);
  entry().focus();
  await userEvent.keyboard('12e{Enter}');
  await expect.element(page.getByText('Save again')).toBeVisible();
  await expect.element(complaint).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('FORM-4 a number that is no number goes with its field', async () => {
  const { rerender } = await render(<Entry type="number" initial="" />);
  entry().focus();
  await userEvent.keyboard('-');
  await page.getByText('Save').click();
  await expect.element(complaint).toBeVisible();
  await rerender(<Entry type="number" initial="" isShown={false} />);
  await page.getByText('Save').click();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
});

test('FORM-1 a number that is no number stays refused while its field is shown a second time', async () => {
  function Copies({ isTwice }: { isTwice: boolean }): ReactElement {
    const form = useSubmitGuard({ initialValues: { entry: '' }, onSubmit });
    return (
      <form {...form.getFormProps()}>
        <EntryField form={form} type="number" />
        {isTwice && <Copy form={form} />}
        <SubmitButton form={form}>Save</SubmitButton>
      </form>
    );
  }
  function Copy({ form }: Pick<Parameters<typeof EntryField>[0], 'form'>): ReactElement {
    return <TextField field={useField(form, 'entry')} label="Copy" type="number" />;
  }
  const { rerender } = await render(<Copies isTwice={false} />);
  entry().focus();
  await userEvent.keyboard('-');
  await rerender(<Copies isTwice />);
  await userEvent.keyboard('{Enter}');
  await expect.element(complaint.first()).toBeVisible();
  await rerender(<Copies isTwice={false} />);
  await expect.element(complaint).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('FORM-5 half of a date is not refused yet when the window is left, but when the field is', async () => {
  await render(<Entry type="date" initial="" />);
  entry().focus();
  await userEvent.keyboard('12');
  // As when another window is chosen: the page keeps its active element.
  entry().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await expect.element(page.getByText('changed', { exact: true })).toBeVisible();
  await expect.element(complaint).not.toBeInTheDocument();
  await page.getByText('Start over').element().focus();
  await expect.element(complaint).toBeVisible();
});
