import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  createFormStore,
  required,
  useField,
  useSubmitGuard,
} from '../../../headless/form/index.js';
import {
  createRadioGroupStore,
  useRadioGroup,
  type RadioGroupStore,
} from '../../../headless/radio-group/index.js';
import { describeConformance } from '../support/conformance.js';

const options = [
  { value: 'none', label: 'None', disabled: true },
  { value: 'full', label: 'Full time' },
  { value: 'part', label: 'Part time' },
];

let conforming: RadioGroupStore;
beforeEach(() => {
  conforming = createRadioGroupStore({ defaultValue: 'full' });
});

describeConformance('useRadioGroup', {
  useHook: () => useRadioGroup({ options, store: conforming, id: 'schedule' }),
  readState: () => conforming.getState(),
  parts: {
    getGroupLabelProps: { getter: (group) => group.getGroupLabelProps, element: 'span' },
    getGroupProps: { getter: (group) => group.getGroupProps },
    getRadioProps: { getter: (group) => group.items[2]!.getRadioProps, element: 'input' },
    getLabelProps: { getter: (group) => group.items[2]!.getLabelProps, element: 'label' },
  },
});

interface Work {
  schedule: string | null;
}

const onSubmit = vi.fn<(values: Work) => void>();
beforeEach(() => {
  onSubmit.mockReset();
});

function createForm(schedule: string | null = null): ReturnType<typeof createFormStore<Work>> {
  return createFormStore<Work>({
    initialValues: { schedule },
    validators: { schedule: { required } },
    onSubmit,
  });
}

function Form({ form }: { form: ReturnType<typeof createForm> }): ReactElement {
  const { getFormProps, getSubmitProps } = useSubmitGuard({ store: form });
  const field = useField(form, 'schedule');
  const group = useRadioGroup({ options, control: field.control, required: true });
  return (
    <form {...getFormProps()}>
      <div {...group.getGroupProps()}>
        <span {...group.getGroupLabelProps()}>Schedule</span>
        {group.items.map(({ value, label, getRadioProps, getLabelProps }) => (
          <p key={value}>
            <input {...getRadioProps()} />
            <label {...getLabelProps()}>{label}</label>
          </p>
        ))}
      </div>
      {field.shownErrors.map(({ type }) => (
        <em key={type} {...field.getMessageProps(type)}>
          {type}
        </em>
      ))}
      <button {...getSubmitProps()}>Save</button>
      <button type="reset">Undo</button>
    </form>
  );
}

const group = (): HTMLElement => screen.getByRole('radiogroup', { name: 'Schedule' });
const radio = (name: string): HTMLElement => screen.getByRole('radio', { name });

test('FORM-5 A11Y-FIELD an invalid submit shows the error on the group and focuses its first button', async () => {
  const user = userEvent.setup();
  render(<Form form={createForm()} />);
  expect(group()).not.toHaveAttribute('aria-invalid');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(group()).toHaveAttribute('aria-invalid', 'true');
  expect(group()).toHaveAccessibleDescription('required');
  expect(group()).toHaveAttribute('aria-required', 'true');
  expect(radio('Full time')).toHaveFocus();
});

test('FORM-4 a choice by its label is what the action gets, and what a reset goes back to', async () => {
  const user = userEvent.setup();
  const form = createForm();
  render(<Form form={form} />);
  await user.click(screen.getByText('Part time'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ schedule: 'part' });
  act(() => {
    form.setValue('schedule', 'full');
  });
  expect(radio('Full time')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(radio('Part time')).toBeChecked();
  expect(radio('Full time')).not.toBeChecked();
});

test('FORM-5 it is touched when the focus leaves the group, not within it', async () => {
  const user = userEvent.setup();
  render(<Form form={createForm()} />);
  await user.tab();
  expect(radio('Full time')).toHaveFocus();
  act(() => {
    radio('Part time').focus();
  });
  expect(group()).not.toHaveAttribute('aria-invalid');
  await user.tab({ shift: true });
  expect(group()).toHaveAttribute('aria-invalid', 'true');
});

test('what cannot be chosen says so, one button or the whole group; the chosen one takes the focus', () => {
  const ref = vi.fn();
  function Group({ disabled }: { disabled: boolean }): ReactElement {
    const { getGroupProps, getGroupLabelProps, items } = useRadioGroup({
      options,
      defaultValue: 'part',
      disabled,
      ref,
    });
    return (
      <div {...getGroupProps()}>
        <b {...getGroupLabelProps()}>Schedule</b>
        {items.map(({ value, label, getRadioProps }) => (
          <input key={value} {...getRadioProps({ 'aria-label': label })} />
        ))}
      </div>
    );
  }
  const { rerender } = render(<Group disabled={false} />);
  expect(radio('None')).toBeDisabled();
  expect(radio('Full time')).toBeEnabled();
  expect(ref.mock.lastCall).toEqual([radio('Part time')]);
  expect(group()).not.toHaveAttribute('aria-disabled');
  expect(group()).not.toHaveAttribute('aria-required');
  expect(radio('Part time')).toHaveAttribute('data-state', 'on');
  expect(radio('Full time')).toHaveAttribute('data-state', 'off');
  rerender(<Group disabled />);
  expect(radio('Full time')).toBeDisabled();
  expect(group()).toHaveAttribute('aria-disabled', 'true');
});

test('the buttons are one group of the browser, called as the caller says; the group has the given id', () => {
  function Groups({ name }: { name?: string }): ReactElement {
    const { getGroupProps, items } = useRadioGroup({ options, name, id: 'schedule' });
    return (
      <div {...getGroupProps({ 'data-testid': 'group' })}>
        {items.map(({ value, label, getRadioProps }) => (
          <input key={value} {...getRadioProps({ 'aria-label': label })} />
        ))}
      </div>
    );
  }
  const names = (): (string | null)[] =>
    screen.getAllByRole('radio').map((each) => each.getAttribute('name'));
  const { rerender } = render(<Groups />);
  expect(screen.getByTestId('group')).toHaveAttribute('id', 'schedule');
  expect(names()[0]).toBeTruthy();
  expect(new Set(names()).size).toBe(1);
  rerender(<Groups name="hours" />);
  expect(names()).toEqual(['hours', 'hours', 'hours']);
});

test('a refused choice does not stick', async () => {
  const onChange = vi.fn();
  function Controlled(): ReactElement {
    const controlled = useRadioGroup({ options, value: 'full', onChange });
    return (
      <div {...controlled.getGroupProps()}>
        <b {...controlled.getGroupLabelProps()}>Schedule</b>
        {controlled.items.map(({ value, label, getRadioProps }) => (
          <input key={value} {...getRadioProps({ 'aria-label': label })} />
        ))}
      </div>
    );
  }
  render(<Controlled />);
  await userEvent.setup().click(radio('Part time'));
  expect(onChange).toHaveBeenCalledWith('part', expect.objectContaining({ reason: 'select' }));
  expect(radio('Full time')).toBeChecked();
});
