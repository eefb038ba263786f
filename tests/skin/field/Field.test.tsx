import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { email, required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import {
  CheckboxField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '../../../skin/field/index.js';
import { boxOf, scrollsSideways, styleOf } from '../support/box.js';
import { parseColor, toHex, tokenColor } from '../support/color.js';
import { finishTransitions } from '../support/page.js';

const messages = { required: 'Fill this in.', email: 'Enter an address.' };

function Form({ onSubmit = () => {} }: { onSubmit?: () => void | Promise<void> }): ReactElement {
  const form = useSubmitGuard({
    initialValues: { name: '', email: '', note: '', agreed: false },
    validators: { name: { required }, email: { required, email }, agreed: { required } },
    onSubmit,
  });
  return (
    <form {...form.getFormProps()} className="flex flex-col">
      <TextField field={useField(form, 'name')} label="Name" messages={messages} required />
      <TextField field={useField(form, 'email')} label="Email" messages={messages} type="email" />
      <TextAreaField field={useField(form, 'note')} label="Note" />
      <CheckboxField field={useField(form, 'agreed')} label="I agree" messages={messages} />
      <SubmitButton form={form}>Save</SubmitButton>
    </form>
  );
}

function Named({ hint }: { hint: string }): ReactElement {
  const form = useSubmitGuard({
    initialValues: { name: '' },
    validators: { name: { required } },
    onSubmit: () => {},
  });
  return (
    <form {...form.getFormProps()}>
      <TextField field={useField(form, 'name')} label="Name" messages={{ required: hint }} />
      <SubmitButton form={form}>Save</SubmitButton>
    </form>
  );
}

function Closed(): ReactElement {
  const form = useSubmitGuard({ initialValues: { name: 'Jan', note: 'x' }, onSubmit: () => {} });
  return (
    <>
      <TextField field={useField(form, 'name', { disabled: true })} label="Name" />
      <TextAreaField field={useField(form, 'note', { disabled: true })} label="Note" />
    </>
  );
}

function Account(): ReactElement {
  const form = useSubmitGuard({ initialValues: { user: '', name: '' }, onSubmit: () => {} });
  return (
    <form {...form.getFormProps()}>
      <TextField field={useField(form, 'user')} label="User name" isIdentifier />
      <TextField field={useField(form, 'name')} label="Name" />
    </form>
  );
}

// Safari would make it paler than the color that is set.
test.each(['Name', 'Note'])('the text of a disabled field can be read: %s', async (name) => {
  const screen = await render(<Closed />);
  const field = screen.getByRole('textbox', { name });
  await expect.element(field).toBeDisabled();
  const { webkitTextFillColor, color } = styleOf(field);
  expect(toHex(parseColor(webkitTextFillColor))).toBe(toHex(tokenColor('muted')));
  expect(webkitTextFillColor).toBe(color);
});

test('FORM-6 no spelling is checked in a user name, and no capital is written in it by itself', async () => {
  const screen = await render(<Account />);
  const inputOf = (name: string): HTMLInputElement => {
    const element = screen.getByRole('textbox', { name, exact: true }).element();
    if (!(element instanceof HTMLInputElement)) throw new Error(`${name} is no input`);
    return element;
  };
  expect(inputOf('User name')).toMatchObject({ spellcheck: false, autocapitalize: 'none' });
  expect(inputOf('Name')).toMatchObject({ spellcheck: true, autocapitalize: '' });
});

test('FORM-6 a message still changes once the browser has translated it', async () => {
  const screen = await render(<Named hint="Fill this in." />);
  await screen.getByRole('button', { name: 'Save' }).click();
  const field = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(field).toHaveAccessibleErrorMessage('Fill this in.');
  // A browser that translates puts an element in the place of the text.
  const text = document.createTreeWalker(
    document.querySelector('.error-text')!,
    NodeFilter.SHOW_TEXT,
  );
  const translated = document.createElement('font');
  translated.textContent = 'Vul dit in.';
  (text.nextNode() as Text).replaceWith(translated);
  await screen.rerender(<Named hint="Give a name." />);
  await expect.element(field).toHaveAccessibleErrorMessage('Give a name.');
});

test('a click on the label focuses the field, or ticks the box', async () => {
  const screen = await render(<Form />);
  await screen.getByText('Name').click();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await screen.getByText('Note').click();
  await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  await screen.getByText('I agree').click();
  await expect.element(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
});

test('the label stands above its field, 6 px away; the field is 32 px high', async () => {
  const screen = await render(<Form />);
  const label = boxOf(screen.getByText('Name'));
  const input = boxOf(screen.getByRole('textbox', { name: 'Name' }));
  expect(input.top - label.bottom).toBe(6);
  expect(input.left).toBe(label.left);
  expect(input.height).toBe(32);
});

test('a field of several lines has room for four', async () => {
  const screen = await render(<Form />);
  const note = screen.getByRole('textbox', { name: 'Note' });
  expect(boxOf(note).height).toBeGreaterThanOrEqual(4 * 20);
});

test('a field of several lines grows with its text, up to three fifths of the window', async () => {
  const screen = await render(<Form />);
  const note = screen.getByRole('textbox', { name: 'Note' });
  const four = boxOf(note).height;
  await note.fill('line\n'.repeat(5));
  expect(boxOf(note).height).toBeGreaterThan(four);
  expect(note.element().scrollHeight).toBe(note.element().clientHeight);
  await note.fill('line\n'.repeat(200));
  expect(boxOf(note).height).toBeCloseTo(0.6 * innerHeight, 0);
  await note.fill('');
  expect(boxOf(note).height).toBe(four);
});

test('FORM-5 a field shows its error when it is left, not before', async () => {
  const screen = await render(<Form />);
  await screen.getByRole('textbox', { name: 'Email' }).fill('nobody');
  expect(screen.getByText('Enter an address.').elements()).toEqual([]);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText('Enter an address.')).toBeVisible();
});

test('FORM-6 the error is a red label with an icon under its field', async () => {
  const screen = await render(<Form />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  await input.click();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText('Fill this in.')).toBeVisible();
  const message = document.querySelector('.error-text')!;
  finishTransitions();
  expect(boxOf(message).top).toBeGreaterThanOrEqual(boxOf(input).bottom);
  expect(boxOf(message).left).toBe(boxOf(input).left);
  expect(toHex(parseColor(styleOf(message).color))).toBe(toHex(tokenColor('danger')));
  expect(toHex(parseColor(styleOf(input).borderTopColor))).toBe(toHex(tokenColor('danger')));
  expect(message.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('FORM-6 the error stands nearer to its field than to the next label', async () => {
  const screen = await render(<Form />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  await input.click();
  await userEvent.keyboard('{Tab}');
  const message = screen.getByText('Fill this in.');
  await expect.element(message).toBeVisible();
  const above = boxOf(message).top - boxOf(input).bottom;
  const below = boxOf(screen.getByText('Email')).top - boxOf(message).bottom;
  expect(below).toBeGreaterThanOrEqual(2 * above);
});

test('FORM-6 an error that says a long word stays within its field', async () => {
  await page.viewport(320, 568);
  const taken = `Somebody else entered “${'long'.repeat(25)}@example.org” here.`;
  function Taken(): ReactElement {
    const form = useSubmitGuard({
      initialValues: { email: '' },
      validators: { email: { required } },
      onSubmit: () => {},
    });
    const field = useField(form, 'email');
    return (
      <form {...form.getFormProps()}>
        <TextField field={field} label="Email" messages={{ required: taken }} />
      </form>
    );
  }
  const screen = await render(<Taken />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  await input.click();
  await userEvent.keyboard('{Tab}');
  const message = screen.getByText(taken);
  await expect.element(message).toBeVisible();
  expect(boxOf(message).right).toBeLessThanOrEqual(boxOf(input).right);
  expect(scrollsSideways()).toBe(false);
});

test('a long address in a text of several lines widens no grid', async () => {
  await page.viewport(320, 600);
  const screen = await render(
    <div className="grid">
      <Form />
    </div>,
  );
  const note = screen.getByRole('textbox', { name: 'Note' });
  await note.fill(`https://example.org/${'x'.repeat(200)}`);
  expect(boxOf(note).width).toBe(boxOf(screen.getByRole('textbox', { name: 'Name' })).width);
  expect(scrollsSideways()).toBe(false);
});

test('A11Y-FIELD the error is tied to its field', async () => {
  const screen = await render(<Form />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  await input.click();
  await userEvent.keyboard('{Tab}');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('Fill this in.');
  await expect.element(input).toHaveAccessibleErrorMessage('Fill this in.');
});

test('A11Y-FIELD an invalid submit focuses the first invalid field', async () => {
  const screen = await render(<Form />);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(screen.getByText('Fill this in.').elements()).toHaveLength(3);
});

test('a required field is marked for the eye and in words', async () => {
  const screen = await render(<Form />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  await expect.element(input).toHaveAccessibleName('Name (required)');
  await expect.element(input).toBeRequired();
  await expect.element(screen.getByText('*')).toBeVisible();
  const mark = styleOf(screen.getByText('*')).color;
  expect(toHex(parseColor(mark))).toBe(toHex(tokenColor('danger')));
});

test('a message that appears leaves the submit button where it is', async () => {
  const screen = await render(<Form />);
  const save = screen.getByRole('button', { name: 'Save' });
  const before = boxOf(save).top;
  await screen.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByText('Enter an address.')).toBeVisible();
  expect(boxOf(save).top).toBe(before);
});

test('FORM-2 while it is sent the button says that it is busy, and is pressed in vain', async () => {
  const onSubmit = vi.fn(() => new Promise<void>(() => {}));
  const screen = await render(<Form onSubmit={onSubmit} />);
  await screen.getByRole('textbox', { name: 'Name' }).fill('Jan');
  await screen.getByRole('textbox', { name: 'Email' }).fill('jan@example.org');
  await screen.getByRole('checkbox').click();
  const save = screen.getByRole('button', { name: 'Save' });
  await save.click();
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await save.click({ force: true });
  expect(onSubmit).toHaveBeenCalledOnce();
});

function ConsentForm({ onSubmit }: { onSubmit: () => void }): ReactElement {
  const form = useSubmitGuard({
    initialValues: { agreed: false, code: 'B-1', postal: '' },
    validators: { agreed: { required } },
    onSubmit,
  });
  return (
    <form {...form.getFormProps()}>
      <CheckboxField
        field={useField(form, 'agreed')}
        label="I agree"
        messages={{ required: 'Without it we cannot go on.' }}
        required
      />
      <TextField field={useField(form, 'code')} label="Code" readOnly />
      <TextField
        field={useField(form, 'postal')}
        label="Postal code"
        inputMode="numeric"
        placeholder="9000"
      />
      <SubmitButton form={form}>Save</SubmitButton>
    </form>
  );
}

test('A11Y-FIELD a consent is marked as required, and refused until it is given', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<ConsentForm onSubmit={onSubmit} />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  await expect.element(box).toBeRequired();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(box).toHaveAccessibleDescription('Without it we cannot go on.');
  await box.click();
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a field that is only read looks so and cannot be changed; another shows an example', async () => {
  const screen = await render(<ConsentForm onSubmit={() => {}} />);
  const code = screen.getByRole('textbox', { name: 'Code', exact: true });
  expect(toHex(parseColor(styleOf(code).backgroundColor))).toBe(toHex(tokenColor('sunken')));
  await code.click();
  await userEvent.keyboard('x');
  await expect.element(code).toHaveValue('B-1');
  const postal = screen.getByRole('textbox', { name: 'Postal code' });
  await expect.element(postal).toHaveAttribute('inputmode', 'numeric');
  await expect.element(postal).toHaveAttribute('placeholder', '9000');
});
