import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import { useTimeInput } from '../../../headless/time-input/index.js';
import { field, TimeParts } from './TimeParts.js';

interface Shift {
  start: string | null;
}

function ShiftForm({ onSubmit }: { onSubmit: (shift: Shift) => void }): ReactElement {
  const form = useSubmitGuard<Shift>({
    initialValues: { start: null },
    validators: { start: { required } },
    onSubmit,
  });
  const start = useField(form, 'start');
  return (
    <form {...form.getFormProps()}>
      <TimeParts time={useTimeInput({ control: start.control })} />
      {start.shownErrors.map(({ type }) => (
        <em key={type} {...start.getMessageProps(type)}>
          Enter a time.
        </em>
      ))}
      <output>{form.isDirty ? 'changed' : 'unchanged'}</output>
      <button {...form.getSubmitProps()}>Save</button>
    </form>
  );
}

test('TIME-1 A11Y-FIELD a field of a form is left with the whole control, and shows its error', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(<ShiftForm onSubmit={onSubmit} />);
  await user.click(field());
  await user.click(screen.getByRole('button', { name: 'Choose a time' }));
  await user.tab();
  expect(field()).not.toHaveAttribute('aria-invalid');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(field()).toHaveFocus();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleErrorMessage('Enter a time.');
  expect(field()).toHaveAccessibleDescription('Enter a time. HH:MM');
});

test('TIME-1 Enter sends the form with the time that was typed, and not with another one', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(<ShiftForm onSubmit={onSubmit} />);
  await user.type(field(), '930{Enter}');
  await act(async () => {});
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ start: '09:30' });
  await user.clear(field());
  await user.type(field(), '99:99{Enter}');
  await act(async () => {});
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('TIME-1 FORM-4 a form that is sent while a time is typed, as by a shortcut, sends that time', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(<ShiftForm onSubmit={onSubmit} />);
  await user.type(field(), '930');
  await act(async () => field().form?.requestSubmit());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ start: '09:30' });
  expect(field()).toHaveValue('09:30');
});

test('TIME-2 the buttons of a time in a form do not send it', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(<ShiftForm onSubmit={onSubmit} />);
  await user.type(field(), '930');
  await user.click(screen.getByRole('button', { name: 'Choose a time' }));
  await user.click(screen.getByRole('button', { name: 'Hours: later' }));
  expect(field()).toHaveValue('10:30');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('B-11 a reset while a time is typed brings back the one before, and the form is unchanged', async () => {
  const user = userEvent.setup();
  render(<ShiftForm onSubmit={() => {}} />);
  await user.type(field(), '9');
  act(() => field().form?.reset());
  expect(field()).toHaveValue('');
  expect(screen.getByText('unchanged')).toBeInTheDocument();
});

test('TIME-1 a reset takes back what is said of a time that was rejected', async () => {
  const user = userEvent.setup();
  render(<ShiftForm onSubmit={() => {}} />);
  await user.type(field(), '99:99');
  await user.tab();
  expect(screen.getByText('“99:99” is not a time.')).toBeInTheDocument();
  act(() => field().form?.reset());
  expect(screen.queryByText('“99:99” is not a time.')).not.toBeInTheDocument();
});

test('B-11 a time that has not been read yet makes the form changed', async () => {
  const user = userEvent.setup();
  render(<ShiftForm onSubmit={() => {}} />);
  await user.type(field(), '9');
  expect(screen.getByText('changed')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByText('unchanged')).toBeInTheDocument();
  await user.type(field(), '9');
  await user.tab();
  expect(screen.getByText('changed')).toBeInTheDocument();
});
