import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useDraftMark, type FieldControl } from '../../../headless/core/index.js';
import { useField, useSubmitGuard } from '../../../headless/form/index.js';

type Cents = number | null;

const onSubmit = vi.fn<(values: { price: Cents }) => void>();
beforeEach(() => {
  onSubmit.mockReset();
});

/** A control of a team's own, as the README of form describes: euros are shown, cents are sent. */
function Euros({ control }: { control: FieldControl<Cents> }): ReactElement {
  const { value, onChange, refuse, ref } = control;
  const [text, setText] = useState<string | null>(null);
  const latest = useRef({ text, onChange });
  useEffect(() => {
    latest.current = { text, onChange };
  });
  const read = useCallback(() => {
    const { text: typed, onChange: change } = latest.current;
    if (typed === null) return;
    const cents = typed === '' ? null : Math.round(Number(typed) * 100);
    refuse?.(cents === 13 ? { type: 'unlucky', message: 'Not thirteen.' } : null);
    change(cents);
    setText(null);
  }, [refuse]);
  const drop = useCallback(() => {
    setText(null);
  }, []);
  useDraftMark(control, text !== null, read, drop);
  return (
    <input
      type="number"
      step="any"
      aria-label="Price"
      ref={ref}
      value={text ?? (value === null ? '' : value / 100)}
      onChange={(event) => {
        setText(event.currentTarget.value);
      }}
      onBlur={read}
    />
  );
}

function Price(): ReactElement {
  const form = useSubmitGuard<{ price: Cents }>({ initialValues: { price: 100 }, onSubmit });
  const field = useField(form, 'price');
  return (
    <form {...form.getFormProps()}>
      <Euros control={field.control} />
      {field.shownErrors.map(({ type }) => (
        <em key={type}>{type}</em>
      ))}
      <button {...form.getSubmitProps()}>Save</button>
      <output>{form.isDirty ? 'changed' : 'unchanged'}</output>
    </form>
  );
}

async function type(keys: string): Promise<void> {
  const element = page.getByLabelText('Price').element();
  if (!(element instanceof HTMLInputElement)) throw new Error('Not an input.');
  element.focus();
  element.select();
  await userEvent.keyboard(keys);
}

test.each(['2', '2e{Backspace}', '2e0'])(
  'B-11 FORM-4 what a control of its own has not read is unsaved, and sent: %s',
  async (keys) => {
    await render(<Price />);
    await type(keys);
    await expect.element(page.getByText('changed', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ price: 200 }, expect.anything()]]);
  },
);

test('FORM-5 what a control of its own refuses stays refused once the browser can parse it', async () => {
  await render(<Price />);
  await type('0.13{Enter}');
  await expect.element(page.getByText('unlucky')).toBeVisible();
  await type('2e{Backspace}');
  await expect.element(page.getByText('unlucky')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ price: 200 }, expect.anything()]]);
});
