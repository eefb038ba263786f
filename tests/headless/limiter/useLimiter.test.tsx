import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncerStore, sharedAnnouncer } from '../../../headless/core/index.js';
import { useField, useSubmitGuard } from '../../../headless/form/index.js';
import {
  createLimiterStore,
  useLimiter,
  type LimiterStore,
  type UseLimiterOptions,
} from '../../../headless/limiter/index.js';
import { createFakeClock, type FakeClock } from '../../../headless/testing/index.js';
import { useTimeInput } from '../../../headless/time-input/index.js';
import { describeConformance } from '../support/conformance.js';

const LABEL = 'Note';

const FAMILY = '👨‍👩‍👧';

let clock: FakeClock;
let store: LimiterStore;
beforeEach(() => {
  clock = createFakeClock();
  store = createLimiterStore({ max: 10, clock });
});

describeConformance('useLimiter', {
  useHook: () => useLimiter({ max: 10, store }),
  readState: () => store.getState(),
  parts: {
    getInputProps: { getter: (limiter) => limiter.getInputProps, element: 'input' },
    getCounterProps: { getter: (limiter) => limiter.getCounterProps, element: 'span' },
  },
});

function Limited({
  isLong = false,
  ...options
}: UseLimiterOptions & { isLong?: boolean }): ReactElement {
  const limiter = useLimiter(options);
  const Field = isLong ? 'textarea' : 'input';
  return (
    <>
      <Field {...limiter.getInputProps({ 'aria-label': 'Note' })} />
      <span {...limiter.getCounterProps()}>{limiter.counter}</span>
      <output>{limiter.notice}</output>
      <button onClick={() => limiter.setValue('far too long')}>Set</button>
    </>
  );
}

function field(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Note' });
}

test.each([false, true])(
  'LIMIT-1 the limit is set, and what remains is shown (long: %s)',
  async (isLong) => {
    const user = userEvent.setup();
    render(<Limited max={5} isLong={isLong} defaultValue="ab" />);
    expect(field()).toHaveAttribute('maxlength', '5');
    expect(screen.getByText('Characters left: 3')).toBeInTheDocument();
    await user.type(field(), 'c');
    expect(screen.getByText('Characters left: 2')).toBeInTheDocument();
  },
);

test('LIMIT-1 maxlength is set in UTF-16 and hard mode only', () => {
  const { rerender } = render(<Limited max={5} unit="grapheme" value="" />);
  expect(field()).not.toHaveAttribute('maxlength');
  rerender(<Limited max={5} mode="soft" value="" />);
  expect(field()).not.toHaveAttribute('maxlength');
  rerender(<Limited max={5} mode="hard" unit="utf16" value="" />);
  expect(field()).toHaveAttribute('maxlength', '5');
});

test('LIMIT-1 in visible characters, typing stops at the limit', async () => {
  const user = userEvent.setup();
  render(<Limited max={3} unit="grapheme" defaultValue={`${FAMILY}ab`} />);
  expect(screen.getByText('Characters left: 0')).toBeInTheDocument();
  await user.type(field(), 'c');
  expect(field()).toHaveValue(`${FAMILY}ab`);
});

test('LIMIT-1 B-26 pasting over the limit is trimmed at a visible character, and says what was cut', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Limited max={7} defaultValue="abc" onChange={onChange} />);
  await user.click(field());
  await user.paste(`de${FAMILY}f`);
  expect(field()).toHaveValue('abcde');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    'abcde',
    expect.objectContaining({ reason: 'input' }),
  );
  expect(screen.getByRole('status')).toHaveTextContent(`No room for: ${FAMILY}f`);
  await user.keyboard('{Backspace}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('LIMIT-1 a line break counts 1 as a clipboard of Windows has it too', () => {
  render(<Limited max={4} isLong />);
  const inputType = 'insertFromPaste';
  const paste = new InputEvent('beforeinput', { inputType, data: 'a\r\nb\r\nc', cancelable: true });
  act(() => {
    field().dispatchEvent(paste);
  });
  expect(field()).toHaveValue('a\nb\n');
  expect(screen.getByRole('status')).toHaveTextContent('No room for: c');
});

test('B-26 of a long text that was cut, the beginning is said', async () => {
  const user = userEvent.setup();
  render(<Limited max={1} defaultValue="a" />);
  await user.click(field());
  await user.paste('x'.repeat(500));
  expect(screen.getByRole('status').textContent).toMatch(/: x{60}…$/);
});

test('LIMIT-1 a value set by program over the limit is kept, counts below zero, and can be deleted', async () => {
  const user = userEvent.setup();
  render(<Limited max={10} />);
  await user.click(screen.getByRole('button'));
  expect(field()).toHaveValue('far too long');
  expect(screen.getByText('Characters too many: 2')).toBeInTheDocument();
  expect(field()).toBeInvalid();
  await user.type(field(), '{Backspace}{Backspace}');
  expect(field()).toHaveValue('far too lo');
  expect(field()).not.toHaveAttribute('aria-invalid');
});

test('LIMIT-1 in soft mode typing over is allowed, and an error', async () => {
  const user = userEvent.setup();
  render(<Limited max={3} mode="soft" />);
  await user.type(field(), 'abcd');
  expect(field()).toHaveValue('abcd');
  expect(field()).toBeInvalid();
  expect(screen.getByText('Characters too many: 1')).toHaveAttribute('data-invalid', 'true');
});

test('A11Y-LIMIT the counter describes its field, and is hidden from screen readers by itself', () => {
  render(<Limited max={5} defaultValue="ab" />);
  expect(screen.getByText('Characters left: 3')).toHaveAttribute('aria-hidden', 'true');
  expect(field()).toHaveAccessibleDescription('Characters left: 3');
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

test('A11Y-LIMIT it speaks near the limit only, after a second of idleness', () => {
  const announced = renderAnnounced(<Limited max={10} store={store} />);
  fireEvent.change(field(), { target: { value: 'abcd' } });
  act(() => {
    clock.advance(1000);
  });
  expect(announced()).toEqual([]);
  fireEvent.change(field(), { target: { value: 'abcde' } });
  fireEvent.change(field(), { target: { value: 'abcdef' } });
  act(() => {
    clock.advance(5000);
  });
  expect(announced()).toEqual(['Characters left: 4']);
});

test('A11Y-LIMIT B-26 what was cut is spoken at once, and a second time for a second paste', async () => {
  const user = userEvent.setup();
  const announced = renderAnnounced(<Limited max={10} store={store} />);
  await user.click(field());
  await user.paste('1234567890ab');
  expect(announced()).toEqual(['No room for: ab']);
  await user.paste('ab');
  expect(announced()).toHaveLength(2);
});

function NoteForm(): ReactElement {
  const form = useSubmitGuard({ initialValues: { note: 'ab' }, onSubmit: () => {} });
  const note = useField(form, 'note');
  const limiter = useLimiter({ control: note.control, max: 5 });
  return (
    <form {...form.getFormProps()}>
      <label {...note.getLabelProps()}>{LABEL}</label>
      <input {...limiter.getInputProps()} />
      <span {...limiter.getCounterProps()}>{limiter.counter}</span>
      <output>{JSON.stringify([note.value, note.isTouched])}</output>
    </form>
  );
}

test('LIMIT-1 a limiter and a field on one input', async () => {
  const user = userEvent.setup();
  render(<NoteForm />);
  await user.click(field());
  await user.paste('cdef');
  expect(field()).toHaveValue('abcde');
  expect(screen.getByRole('status')).toHaveTextContent('["abcde",false]');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('["abcde",true]');
});

test('LIMIT-1 a limiter, a time input and a field on one input', async () => {
  const user = userEvent.setup();
  function Start(): ReactElement {
    const form = useSubmitGuard<{ start: string | null }>({
      initialValues: { start: null },
      onSubmit: () => {},
    });
    const start = useField(form, 'start');
    const time = useTimeInput({ control: start.control, max: '09:00' });
    const { value, ref, ...props } = time.getInputProps();
    const limiter = useLimiter({ max: 5, value, ref });
    return (
      <form {...form.getFormProps()}>
        <label {...start.getLabelProps()}>{LABEL}</label>
        <input {...limiter.getInputProps(props)} />
        <span {...time.getHintProps()}>{time.hint}</span>
        <span {...limiter.getCounterProps()}>{limiter.counter}</span>
        <output>{start.value}</output>
      </form>
    );
  }
  render(<Start />);
  await user.click(field());
  await user.paste('9:30 pm');
  expect(field()).toHaveValue('9:30 ');
  expect(field()).toHaveAccessibleDescription('HH:MM, from 00:00 to 09:00 Characters left: 0');
  expect(field()).not.toHaveAttribute('data-invalid');
  await user.tab();
  expect(field()).toHaveValue('09:30');
  expect(screen.getByRole('status')).toHaveTextContent('09:30');
  expect(field()).toHaveAttribute('data-invalid', 'true');
});
