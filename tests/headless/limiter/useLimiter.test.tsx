import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  createAnnouncerStore,
  FormatTextContext,
  formatDefaultText,
  sharedAnnouncer,
} from '../../../headless/core/index.js';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import {
  createLimiterStore,
  useLimiter,
  type LimiterStore,
} from '../../../headless/limiter/index.js';
import { createFakeClock, type FakeClock } from '../../../headless/testing/index.js';
import { useTimeInput } from '../../../headless/time-input/index.js';
import { describeConformance } from '../support/conformance.js';
import { field, TestLimited } from './TestLimited.js';

const LABEL = 'Note';

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

test.each([false, true])(
  'LIMIT-1 the limit is set, and what remains is shown (long: %s)',
  async (isLong) => {
    const user = userEvent.setup();
    render(<TestLimited max={5} isLong={isLong} defaultValue="ab" />);
    expect(field()).toHaveAttribute('maxlength', '5');
    expect(screen.getByText('Characters left: 3')).toBeInTheDocument();
    await user.type(field(), 'c');
    expect(screen.getByText('Characters left: 2')).toBeInTheDocument();
  },
);

test('LIMIT-1 maxlength is set in UTF-16 and hard mode only', () => {
  const { rerender } = render(<TestLimited max={5} unit="grapheme" value="" />);
  expect(field()).not.toHaveAttribute('maxlength');
  rerender(<TestLimited max={5} mode="soft" value="" />);
  expect(field()).not.toHaveAttribute('maxlength');
  rerender(<TestLimited max={5} mode="hard" unit="utf16" value="" />);
  expect(field()).toHaveAttribute('maxlength', '5');
});

test('LIMIT-1 a value set by program over the limit is kept, counts below zero, and can be deleted', async () => {
  const user = userEvent.setup();
  render(<TestLimited max={10} />);
  await user.click(screen.getByRole('button'));
  expect(field()).toHaveValue('far too long');
  expect(screen.getByText('Characters too many: 2')).toBeInTheDocument();
  expect(field()).toBeInvalid();
  await user.type(field(), '{Backspace}{Backspace}');
  expect(field()).toHaveValue('far too lo');
  expect(field()).not.toHaveAttribute('aria-invalid');
});

test.each([
  ['abcd', false],
  ['abcde', true],
  ['abcdef', true],
])(
  'LIMIT-1 of 5, with %s in it, it is known whether there is no more room: %s',
  (value, isFull) => {
    const { result } = renderHook(() => useLimiter({ max: 5, value }));
    expect(result.current.isAtLimit).toBe(isFull);
  },
);

test('LIMIT-1 in soft mode typing over is allowed, and an error', async () => {
  const user = userEvent.setup();
  render(<TestLimited max={3} mode="soft" />);
  await user.type(field(), 'abc');
  expect(screen.getByText('Characters left: 0')).not.toHaveAttribute('data-invalid');
  await user.type(field(), 'd');
  expect(field()).toHaveValue('abcd');
  expect(field()).toBeInvalid();
  expect(screen.getByText('Characters too many: 1')).toHaveAttribute('data-invalid', 'true');
});

test('A11Y-LIMIT the counter describes its field, and is hidden from screen readers by itself', () => {
  render(<TestLimited max={5} defaultValue="ab" />);
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

test('A11Y-LIMIT after a change of language, it speaks the new one', async () => {
  const user = userEvent.setup();
  function Translated(): ReactElement {
    const [language, setLanguage] = useState('en');
    return (
      <FormatTextContext.Provider value={(text) => `${formatDefaultText(text)} (${language})`}>
        <TestLimited max={3} />
        <button onClick={() => setLanguage('nl')}>Nederlands</button>
      </FormatTextContext.Provider>
    );
  }
  const announced = renderAnnounced(<Translated />);
  await user.click(screen.getByRole('button', { name: 'Nederlands' }));
  await user.click(field());
  await user.paste('abcd');
  expect(announced()).toEqual(['No room for: d (nl)']);
});

test('A11Y-LIMIT it speaks near the limit only, after a second of idleness', () => {
  const announced = renderAnnounced(<TestLimited max={10} store={store} />);
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
  const announced = renderAnnounced(<TestLimited max={10} store={store} />);
  await user.click(field());
  await user.paste('1234567890ab');
  expect(announced()).toEqual(['No room for: ab']);
  await user.paste('ab');
  expect(announced()).toHaveLength(2);
});

function NoteForm(): ReactElement {
  const form = useSubmitGuard({
    initialValues: { note: 'ab' },
    validators: { note: { required } },
    onSubmit: () => {},
  });
  const note = useField(form, 'note');
  const limiter = useLimiter({ control: note.control, max: 5 });
  return (
    <form {...form.getFormProps()}>
      <label {...note.getLabelProps()}>{LABEL}</label>
      <input {...limiter.getInputProps()} />
      <span {...limiter.getCounterProps()}>{limiter.counter}</span>
      {note.shownErrors.map(({ type }) => (
        <span key={type} {...note.getMessageProps(type)}>
          Enter a note.
        </span>
      ))}
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
  expect(field()).toHaveAccessibleDescription('Characters left: 0');
  await user.clear(field());
  expect(field()).toHaveAccessibleDescription('Enter a note. Characters left: 5');
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
