import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncerStore, sharedAnnouncer } from '../../../headless/core/index.js';
import { useTimeInput, type TimeInputStore } from '../../../headless/time-input/index.js';
import { describeConformance } from '../support/conformance.js';
import { createOpenStore, field, TimeInput } from './TimeParts.js';

let conforming: TimeInputStore;
beforeEach(() => {
  conforming = createOpenStore();
});

describeConformance('useTimeInput', {
  useHook: () => useTimeInput({ store: conforming }),
  readState: () => conforming.getState(),
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

test.each(['{Delete}', ' '])(
  'TIME-1 a field that may not be empty, and is by %j, says that a time is needed',
  async (key) => {
    const user = userEvent.setup();
    const announced = renderAnnounced(<TimeInput defaultValue="09:30" isClearable={false} />);
    await user.tripleClick(field());
    await user.keyboard(key);
    await user.tab();
    expect(field()).toHaveValue('09:30');
    expect(announced()).toEqual(['Enter a time.']);
  },
);

test('TIME-1 half a time is not read where the window loses the focus, and can be typed on', async () => {
  const user = userEvent.setup();
  const announced = renderAnnounced(<TimeInput defaultValue="14:00" />);
  await user.clear(field());
  await user.type(field(), '9:');
  fireEvent.blur(field());
  expect(field()).toHaveValue('9:');
  expect(announced()).toEqual([]);
  await user.type(field(), '30{Tab}');
  expect(field()).toHaveValue('09:30');
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

test.each([
  [{ min: '08:00' }, 'HH:MM, from 08:00 to 23:59'],
  [{ max: '18:00' }, 'HH:MM, from 00:00 to 18:00'],
  [{ min: '9:00', max: '18:00:00' }, 'HH:MM, from 09:00 to 18:00'],
  [{ min: '25:00', max: '18:00' }, 'HH:MM, from 00:00 to 18:00'],
  [{ min: '', max: '' }, 'HH:MM'],
])('A11Y-TIME the field is described by its limits: %j', (limits, description) => {
  render(<TimeInput {...limits} />);
  expect(field()).toHaveAccessibleDescription(description);
});

test('A11Y-TIME the field is a plain text box, described by its format', () => {
  render(<TimeInput />);
  expect(field()).toHaveAccessibleDescription('HH:MM');
  expect(field()).not.toHaveAttribute('aria-haspopup');
  for (const key of ['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp'])
    expect(fireEvent.keyDown(field(), { key }), key).toBe(true);
});
