import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncerStore, sharedAnnouncer } from '../../../headless/core/index.js';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import {
  createTimeInputStore,
  useTimeInput,
  type TimeInputStore,
  type UseTimeInputOptions,
} from '../../../headless/time-input/index.js';
import { describeConformance } from '../support/conformance.js';
import { TimeParts } from './TimeParts.js';

let store: TimeInputStore;
beforeEach(() => {
  store = createTimeInputStore({ defaultValue: '10:59' });
  store.open();
});

describeConformance('useTimeInput', {
  useHook: () => useTimeInput({ store }),
  readState: () => store.getState(),
  parts: {
    getLabelProps: { getter: (time) => time.getLabelProps, element: 'label' },
    getInputProps: { getter: (time) => time.getInputProps, element: 'input' },
    getHintProps: { getter: (time) => time.getHintProps, element: 'span' },
    getNoticeProps: { getter: (time) => time.getNoticeProps, element: 'span' },
    getTriggerProps: { getter: (time) => time.getTriggerProps, element: 'button' },
    getPanelProps: { getter: (time) => time.getPanelProps },
    hours: { getter: (time) => (props) => time.getSpinProps('hours', props) },
    minutes: { getter: (time) => (props) => time.getSpinProps('minutes', props) },
    later: { getter: (time) => (props) => time.getStepProps('hours', 1, props), element: 'button' },
    earlier: {
      getter: (time) => (props) => time.getStepProps('minutes', -1, props),
      element: 'button',
    },
  },
});

function TimeInput(options: UseTimeInputOptions): ReactElement {
  return <TimeParts time={useTimeInput(options)} />;
}

function field(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Start' });
}

function spin(name: 'Hours' | 'Minutes'): HTMLElement {
  return screen.getByRole('spinbutton', { name });
}

function renderAnnounced(content: ReactElement): () => readonly string[] {
  const announcer = createAnnouncerStore();
  render(
    <sharedAnnouncer.context.Provider value={announcer}>
      {content}
    </sharedAnnouncer.context.Provider>,
  );
  return () => announcer.getState().polite.map(({ text }) => text);
}

test.each([
  ['Enter', '{Enter}'],
  ['leaving the field', '{Tab}'],
])('TIME-1 %s rewrites what was typed as HH:MM', async (_, key) => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<TimeInput onChange={onChange} />);
  await user.type(field(), '9h5');
  expect(field()).toHaveValue('9h5');
  await user.keyboard(key);
  expect(field()).toHaveValue('09:05');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    '09:05',
    expect.objectContaining({ reason: 'input' }),
  );
});

test('TIME-1 B-27 a rejected time reverts, and is announced once with the rejected text', async () => {
  const user = userEvent.setup();
  const announced = renderAnnounced(<TimeInput defaultValue="09:30" />);
  await user.clear(field());
  await user.type(field(), '23:60{Enter}');
  expect(field()).toHaveValue('09:30');
  await user.tab();
  expect(announced()).toEqual(['“23:60” is not a time.']);
  expect(field()).toHaveAccessibleDescription('HH:MM “23:60” is not a time.');

  await user.type(field(), '1');
  expect(field()).toHaveAccessibleDescription('HH:MM');
});

test('TIME-1 B-27 a time that a step button gives up is announced as well', async () => {
  const user = userEvent.setup();
  const announced = renderAnnounced(<TimeInput defaultValue="09:30" />);
  await user.click(screen.getByRole('button', { name: 'Choose a time' }));
  await user.clear(field());
  await user.type(field(), '23:60');
  await user.click(screen.getByRole('button', { name: 'Hours: later' }));
  expect(field()).toHaveValue('10:30');
  expect(announced()).toEqual(['“23:60” is not a time.']);
  expect(field()).toHaveAccessibleDescription('HH:MM “23:60” is not a time.');
});

test('TIME-1 an emptied field that may not be empty says that a time is needed', async () => {
  const user = userEvent.setup();
  const announced = renderAnnounced(<TimeInput defaultValue="09:30" isClearable={false} />);
  await user.clear(field());
  await user.tab();
  expect(field()).toHaveValue('09:30');
  expect(announced()).toEqual(['Enter a time.']);
});

test('TIME-1 Escape reverts what was typed, and is left to what is around when there is nothing', async () => {
  const user = userEvent.setup();
  const onKeyDown = vi.fn();
  render(
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- listens as a dialog would
    <div onKeyDown={({ key }) => onKeyDown(key)}>
      <TimeInput defaultValue="09:30" />
    </div>,
  );
  await user.type(field(), '1');
  onKeyDown.mockClear();
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('09:30');
  expect(onKeyDown).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledOnce();
});

test('TIME-1 nothing is read while an input method composes', () => {
  render(<TimeInput />);
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: '12' } });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(field()).toHaveValue('12');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field()).toHaveValue('12:00');
});

test('TIME-1 a controlled time that changes meanwhile shows after the commit', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<TimeInput value="09:30" />);
  await user.clear(field());
  await user.type(field(), 'x');
  rerender(<TimeInput value="16:00" />);
  expect(field()).toHaveValue('x');
  await user.tab();
  expect(field()).toHaveValue('16:00');
});

test('TIME-1 a parent that refuses keeps the last time', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<TimeInput value="09:30" onChange={onChange} />);
  await user.clear(field());
  await user.type(field(), '10{Enter}');
  expect(onChange).toHaveBeenCalledOnce();
  expect(field()).toHaveValue('09:30');
});

test('TIME-1 a time that is none shows as empty, a loosely written one as HH:MM', () => {
  const { rerender } = render(<TimeInput value="soon" />);
  expect(field()).toHaveValue('');
  rerender(<TimeInput value="9:30:00" />);
  expect(field()).toHaveValue('09:30');
});

test('A11Y-TIME the field is a plain text box, described by its format', () => {
  render(<TimeInput />);
  expect(field()).toHaveAccessibleDescription('HH:MM');
  expect(field()).not.toHaveAttribute('aria-haspopup');
  for (const key of ['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp'])
    expect(fireEvent.keyDown(field(), { key }), key).toBe(true);
});

test('A11Y-TIME the button shows a labelled group of two spin buttons, and the hours take the focus', async () => {
  const user = userEvent.setup();
  render(<TimeInput defaultValue="09:05" />);
  const trigger = screen.getByRole('button', { name: 'Choose a time' });
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await user.click(trigger);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  const group = screen.getByRole('group', { name: 'Choose a time' });
  expect(trigger).toHaveAttribute('aria-controls', group.id);
  expect(spin('Hours')).toHaveFocus();
  expect(spin('Hours')).toHaveAttribute('aria-valuenow', '9');
  expect(spin('Hours')).toHaveAttribute('aria-valuemax', '23');
  expect(spin('Minutes')).toHaveAttribute('aria-valuenow', '5');
  expect(spin('Minutes')).toHaveAttribute('aria-valuemax', '59');
  expect(spin('Minutes')).toHaveAttribute('aria-valuetext', '09:05');

  await user.click(trigger);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test.each([
  ['ArrowUp', 'Hours', '11:59'],
  ['ArrowDown', 'Hours', '09:59'],
  ['PageUp', 'Hours', '16:59'],
  ['PageDown', 'Hours', '04:59'],
  ['Home', 'Hours', '00:59'],
  ['End', 'Hours', '23:59'],
  ['ArrowUp', 'Minutes', '11:00'],
  ['ArrowDown', 'Minutes', '10:58'],
  ['PageUp', 'Minutes', '11:09'],
  ['PageDown', 'Minutes', '10:49'],
  ['Home', 'Minutes', '10:00'],
  ['End', 'Minutes', '10:59'],
  ['7', 'Minutes', '10:07'],
  ['٧', 'Minutes', '10:07'],
] as const)('TIME-2 A11Y-TIME %s on 10:59 in %s gives %s', (key, name, time) => {
  render(<TimeInput store={store} />);
  expect(fireEvent.keyDown(spin(name), { key })).toBe(false);
  expect(store.getState().value).toBe(time);
  expect(field()).toHaveValue(time);
});

test.each([
  ['a letter', { key: 'a' }],
  ['Tab', { key: 'Tab' }],
  ['a shortcut of the browser', { key: '1', ctrlKey: true }],
])('A11Y-TIME %s is left to the browser', (_, key) => {
  render(<TimeInput store={store} />);
  expect(fireEvent.keyDown(spin('Hours'), key)).toBe(true);
  expect(store.getState().value).toBe('10:59');
});

test('A11Y-TIME Home and End stay in the window; what is outside is marked', async () => {
  const user = userEvent.setup();
  render(<TimeInput defaultValue="10:00" min="08:30" max="18:00" />);
  await user.click(screen.getByRole('button', { name: 'Choose a time' }));
  await user.keyboard('{Home}');
  expect(field()).toHaveValue('08:30');
  await user.keyboard('{End}');
  expect(field()).toHaveValue('18:00');
  expect(field()).not.toHaveAttribute('aria-invalid');
  await user.keyboard('20');
  expect(field()).toHaveValue('20:00');
  expect(field()).toBeInvalid();
  expect(spin('Hours')).toBeInvalid();
});

test('TIME-2 minutes step by the given number, PageUp by ten or more', async () => {
  const user = userEvent.setup();
  render(<TimeInput defaultValue="10:07" minuteStep={15} />);
  await user.click(screen.getByRole('button', { name: 'Choose a time' }));
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('10:15');
  await user.keyboard('{PageUp}');
  expect(field()).toHaveValue('10:30');
});

test('A11Y-TIME the step buttons have names, are no tab stops, and leave the focus where it is', async () => {
  const user = userEvent.setup();
  render(<TimeInput defaultValue="23:59" />);
  await user.click(screen.getByRole('button', { name: 'Choose a time' }));
  const later = screen.getByRole('button', { name: 'Minutes: later' });
  expect(later).toHaveAttribute('tabindex', '-1');
  expect(later).toHaveAttribute('aria-controls', spin('Minutes').id);
  await user.click(later);
  expect(field()).toHaveValue('00:00');
  expect(spin('Hours')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Hours: earlier' }));
  expect(field()).toHaveValue('23:00');
});

test.each(['{Escape}', '{Enter}'])(
  'A11Y-TIME %s closes the panel, and the button has the focus',
  async (key) => {
    const user = userEvent.setup();
    const onKeyDown = vi.fn();
    render(
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- listens as a dialog would
      <div onKeyDown={onKeyDown}>
        <TimeInput />
      </div>,
    );
    const trigger = screen.getByRole('button', { name: 'Choose a time' });
    await user.click(trigger);
    await user.keyboard(key);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
    expect(onKeyDown).not.toHaveBeenCalled();
  },
);

test('A11Y-TIME the button closes the panel again, and has the focus', async () => {
  const user = userEvent.setup();
  render(<TimeInput />);
  const trigger = screen.getByRole('button', { name: 'Choose a time' });
  await user.click(trigger);
  expect(spin('Hours')).toHaveFocus();
  await user.click(trigger);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

test('A11Y-TIME leaving the control closes the panel; going back to its field does not', async () => {
  const user = userEvent.setup();
  render(
    <>
      <TimeInput />
      <button>Elsewhere</button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Choose a time' }));
  await user.click(field());
  expect(screen.getByRole('group')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('TIME-2 a program opens, steps and closes', () => {
  function Remote(): ReactElement {
    const [time, setTime] = useState<string | null>('10:59');
    const input = useTimeInput({ value: time, onChange: setTime });
    return (
      <>
        <TimeParts time={input} />
        <button onClick={() => input.step('minutes', 1)}>Step</button>
        <button onClick={input.open}>Open</button>
        <button onClick={input.close}>Close</button>
        <button onClick={input.commit}>Commit</button>
      </>
    );
  }
  render(<Remote />);
  fireEvent.click(screen.getByRole('button', { name: 'Step' }));
  expect(field()).toHaveValue('11:00');
  fireEvent.change(field(), { target: { value: '7' } });
  fireEvent.click(screen.getByRole('button', { name: 'Commit' }));
  expect(field()).toHaveValue('07:00');
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('group')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

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

test('A11Y-TIME a field that is disabled while its panel is open is closed, and stays so afterwards', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<TimeInput />);
  await user.click(screen.getByRole('button', { name: 'Choose a time' }));
  expect(spin('Hours')).toHaveFocus();
  rerender(<TimeInput disabled />);
  expect(field()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Choose a time' })).toBeDisabled();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  rerender(<TimeInput />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
