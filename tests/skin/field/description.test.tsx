import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DateRange } from '../../../headless/date-range/index.js';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import { DateField } from '../../../skin/date-picker/index.js';
import { DateRangeField } from '../../../skin/date-range/index.js';
import {
  CheckboxField,
  FileField,
  RadioGroupField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '../../../skin/field/index.js';
import { LimitedTextAreaField, LimitedTextField } from '../../../skin/limiter/index.js';
import { RichTextField } from '../../../skin/rich-text/index.js';
import { SelectField } from '../../../skin/select/index.js';
import { TimeField } from '../../../skin/time-input/index.js';
import { ToggleField } from '../../../skin/toggle/index.js';
import { axeViolations } from '../support/axe.js';
import { scrollsSideways, styleOf } from '../support/box.js';
import { toHex, parseColor, tokenColor } from '../support/color.js';
import { renderInShell } from '../support/renderInShell.js';

const initialValues = {
  text: '',
  lines: '',
  short: '',
  brief: '',
  rich: '',
  files: [] as File[],
  radio: null as string | null,
  choice: null as string | null,
  checkbox: false,
  toggle: false,
  date: null as string | null,
  range: { start: null, end: null } as DateRange,
  time: null as string | null,
};
type Values = typeof initialValues;

/** What the control of each field is found by, named by its field. */
const roles = {
  text: 'textbox',
  lines: 'textbox',
  short: 'textbox',
  brief: 'textbox',
  rich: 'textbox',
  radio: 'radiogroup',
  choice: 'combobox',
  checkbox: 'checkbox',
  toggle: 'switch',
  date: 'textbox',
  range: 'button',
  time: 'textbox',
} as const;

const OPTIONS = [{ value: 'a', label: 'A' }];

function Form(): ReactElement {
  const form = useSubmitGuard<Values>({
    initialValues,
    validators: { text: { required } },
    onSubmit: () => {},
  });
  const textsOf = (name: keyof Values): { label: string; description: string } => ({
    label: name,
    description: `Help for ${name}`,
  });
  return (
    <main>
      <form {...form.getFormProps()} className="p-4">
        <TextField
          field={useField(form, 'text')}
          {...textsOf('text')}
          messages={{ required: 'Fill this in.' }}
        />
        <TextAreaField field={useField(form, 'lines')} {...textsOf('lines')} />
        <LimitedTextField field={useField(form, 'short')} {...textsOf('short')} max={9} />
        <LimitedTextAreaField field={useField(form, 'brief')} {...textsOf('brief')} max={9} />
        <RichTextField field={useField(form, 'rich')} {...textsOf('rich')} />
        <FileField field={useField(form, 'files')} {...textsOf('files')} />
        <RadioGroupField field={useField(form, 'radio')} {...textsOf('radio')} options={OPTIONS} />
        <SelectField field={useField(form, 'choice')} {...textsOf('choice')} options={OPTIONS} />
        <CheckboxField field={useField(form, 'checkbox')} {...textsOf('checkbox')} />
        <ToggleField field={useField(form, 'toggle')} {...textsOf('toggle')} />
        <DateField field={useField(form, 'date')} {...textsOf('date')} />
        <DateRangeField field={useField(form, 'range')} {...textsOf('range')} />
        <TimeField field={useField(form, 'time')} {...textsOf('time')} />
        <SubmitButton form={form}>Save</SubmitButton>
      </form>
    </main>
  );
}

test.each(Object.entries(roles))('A11Y-FIELD the description of %s is read', async (name, role) => {
  const screen = await renderInShell(<Form />);
  await expect
    .element(screen.getByRole(role, { name: new RegExp(`^${name}`) }))
    .toHaveAccessibleDescription(expect.stringMatching(`^Help for ${name}\\b`));
});

test('A11Y-FIELD the description of files is read', async () => {
  const screen = await renderInShell(<Form />);
  await expect
    .element(screen.getByLabelText('files', { exact: true }))
    .toHaveAccessibleDescription('Help for files');
});

test('A11Y-FIELD what is wrong is read after the description', async () => {
  const screen = await renderInShell(<Form />);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(screen.getByRole('textbox', { name: 'text', exact: true }))
    .toHaveAccessibleDescription('Help for text Fill this in.');
});

test('A11Y-FIELD labels name form elements only in `for`, and the control all the same', async () => {
  const screen = await renderInShell(<Form />);
  const labels = [...document.querySelectorAll('label')];
  const unfit = labels.filter((label) => label.hasAttribute('for') && label.control === null);
  expect(unfit).toEqual([]);
  await screen.getByText('rich', { exact: true }).click();
  await expect.element(screen.getByRole('textbox', { name: /^rich/ })).toHaveFocus();
});

test('descriptions are pale, small, and fit a phone', async () => {
  await page.viewport(320, 700);
  const screen = await renderInShell(<Form />);
  const { color, fontSize } = styleOf(screen.getByText('Help for text'));
  expect(toHex(parseColor(color))).toBe(toHex(tokenColor('muted')));
  expect(fontSize).toBe(styleOf(screen.getByText('text', { exact: true })).fontSize);
  expect(scrollsSideways()).toBe(false);
  expect(await axeViolations()).toEqual([]);
});
