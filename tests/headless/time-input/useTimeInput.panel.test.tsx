import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { useTimeInput } from '../../../headless/time-input/index.js';
import { createOpenStore, field, spin, TimeInput, TimeParts } from './TimeParts.js';

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
  expect(spin('Hours')).not.toHaveAttribute('aria-valuetext');
  // It takes the focus of a press between its buttons, and would be a stop without use.
  expect(group).toHaveAttribute('tabindex', '-1');

  await user.click(trigger);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('A11Y-TIME without a time the spin buttons have no number, and show none', async () => {
  const user = userEvent.setup();
  render(<TimeInput />);
  await user.click(screen.getByRole('button', { name: 'Choose a time' }));
  for (const name of ['Hours', 'Minutes'] as const) {
    expect(spin(name)).toBeEmptyDOMElement();
    expect(spin(name)).not.toHaveAttribute('aria-valuenow');
    expect(spin(name)).not.toHaveAttribute('aria-valuetext');
  }
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
  const store = createOpenStore();
  render(<TimeInput store={store} />);
  expect(fireEvent.keyDown(spin(name), { key })).toBe(false);
  expect(store.getState().value).toBe(time);
  expect(field()).toHaveValue(time);
});

test('A11Y-TIME a digit is typed with Shift too, as on a French keyboard', () => {
  const store = createOpenStore();
  render(<TimeInput store={store} />);
  expect(fireEvent.keyDown(spin('Hours'), { key: '7', shiftKey: true })).toBe(false);
  expect(store.getState().value).toBe('07:59');
});

test.each([
  ['a letter', { key: 'a' }],
  ['Tab', { key: 'Tab' }],
  ['a function key', { key: 'F5' }],
  ['a shortcut of the browser', { key: '1', ctrlKey: true }],
])('A11Y-TIME %s is left to the browser', (_, key) => {
  const store = createOpenStore();
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
  expect(spin('Hours')).not.toHaveAttribute('aria-invalid');
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

test('A11Y-TIME Enter held since the panel was opened leaves it open', () => {
  render(<TimeInput store={createOpenStore()} />);
  fireEvent.keyDown(spin('Hours'), { key: 'Enter', repeat: true });
  expect(spin('Hours')).toHaveFocus();
});

test('A11Y-TIME Enter that has closed the panel does not open it again while it is held', () => {
  render(<TimeInput store={createOpenStore()} />);
  fireEvent.keyDown(spin('Hours'), { key: 'Enter' });
  const button = screen.getByRole('button', { name: 'Choose a time' });
  expect(button).toHaveFocus();
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'ArrowDown', repeat: true })).toBe(true);
});

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
