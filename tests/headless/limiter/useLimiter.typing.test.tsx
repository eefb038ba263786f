import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { field, TestLimited } from './TestLimited.js';

const FAMILY = '👨‍👩‍👧';

/** Whether the field lets an edit through to the browser, which alone would do it. */
function letsThrough(edit: InputEventInit): boolean {
  const event = new InputEvent('beforeinput', { ...edit, cancelable: true });
  return fireEvent(field(), event);
}

test('LIMIT-1 in visible characters, typing stops at the limit', async () => {
  const user = userEvent.setup();
  render(<TestLimited max={3} unit="grapheme" defaultValue={`${FAMILY}ab`} />);
  expect(screen.getByText('Characters left: 0')).toBeInTheDocument();
  await user.type(field(), 'c');
  expect(field()).toHaveValue(`${FAMILY}ab`);
});

test('LIMIT-1 B-26 pasting over the limit is trimmed at a visible character, and says what was cut', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<TestLimited max={7} defaultValue="abc" onChange={onChange} />);
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

test('B-26 what was cut is said at once, also where the page stops the event on its way', async () => {
  const user = userEvent.setup();
  render(
    <TestLimited
      max={5}
      onInput={(event) => {
        event.stopPropagation();
      }}
    />,
  );
  await user.click(field());
  await user.paste('abcdefgh');
  expect(field()).toHaveValue('abcde');
  expect(await screen.findByText('No room for: fgh')).toBeInTheDocument();
});

test('LIMIT-1 a line break counts 1 as a clipboard of Windows has it too', () => {
  render(<TestLimited max={4} isLong />);
  letsThrough({ inputType: 'insertFromPaste', data: 'a\r\nb\r\nc' });
  expect(field()).toHaveValue('a\nb\n');
  expect(screen.getByRole('status')).toHaveTextContent('No room for: c');
});

// Firefox selects the word that is spelled wrong only after the event.
test('LIMIT-1 a spelling correction goes in where the caret is not', () => {
  render(<TestLimited max={12} defaultValue="teh answer" />);
  field().setSelectionRange(1, 1);
  expect(letsThrough({ inputType: 'insertReplacementText', data: 'the' })).toBe(true);
  expect(field()).toHaveValue('teh answer');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('B-26 of a long text that was cut, the beginning is said', async () => {
  const user = userEvent.setup();
  render(<TestLimited max={1} defaultValue="a" />);
  await user.click(field());
  await user.paste(`  ${'x'.repeat(500)}`);
  expect(screen.getByRole('status').textContent).toMatch(/: x{60}…$/);
});

test('LIMIT-1 where nothing fits, typing over a selection leaves it as it is', async () => {
  const user = userEvent.setup();
  render(<TestLimited max={5} defaultValue="far too long" />);
  await user.type(field(), 'xy', { initialSelectionStart: 0, initialSelectionEnd: 4 });
  expect(field()).toHaveValue('far too long');
  expect(screen.getByRole('status')).toHaveTextContent('No room for: y');
});

test('LIMIT-1 a paste over a selection has the room of what it replaces', async () => {
  const user = userEvent.setup();
  render(<TestLimited max={5} defaultValue="abcde" />);
  await user.click(field());
  field().setSelectionRange(1, 3);
  await user.paste('xyz');
  expect(field()).toHaveValue('axyde');
  expect(screen.getByRole('status')).toHaveTextContent('No room for: z');
});

test.each([false, true])(
  'LIMIT-1 a full field takes no text, but what adds none: deleting, direction, Enter that submits (long: %s)',
  (isLong) => {
    render(<TestLimited max={5} isLong={isLong} defaultValue="abcde" />);
    expect(letsThrough({ inputType: 'insertText', data: 'f' })).toBe(false);
    expect(letsThrough({ inputType: 'insertLineBreak' })).toBe(!isLong);
    expect(letsThrough({ inputType: 'deleteContentBackward' })).toBe(true);
    expect(letsThrough({ inputType: 'formatSetBlockTextDirection', data: 'rtl' })).toBe(true);
  },
);

/** Composes a text at the caret; the browser, not the page, puts it in. */
function compose(text: string): void {
  const { selectionStart, selectionEnd } = field();
  fireEvent.compositionStart(field());
  const inputType = 'insertCompositionText';
  expect(letsThrough({ inputType, data: text, isComposing: true })).toBe(true);
  field().setRangeText(text, selectionStart ?? 0, selectionEnd ?? 0, 'end');
  fireEvent.input(field());
}

test.each([
  ['utf16', '5'],
  ['grapheme', null],
] as const)(
  'LIMIT-1 a composition is cut when it ends, and what is around it stays, in %s',
  (unit, maxLength) => {
    // A ref written in place is another one in each render.
    const limited = (): ReactElement => (
      <TestLimited max={5} unit={unit} defaultValue="abcd" fieldRef={() => {}} />
    );
    const { rerender } = render(limited());
    rerender(limited());
    field().setSelectionRange(2, 2);
    compose('かな');
    expect(field()).toHaveValue('abかなcd');
    expect(field()).not.toHaveAttribute('maxlength');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.compositionEnd(field());
    expect(field()).toHaveValue('abかcd');
    expect(field().getAttribute('maxlength')).toBe(maxLength);
    expect(screen.getByRole('status')).toHaveTextContent('No room for: な');
  },
);

test('LIMIT-1 a composition that fits is left alone', () => {
  render(<TestLimited max={5} defaultValue="abc" />);
  compose('かな');
  fireEvent.compositionEnd(field());
  expect(field()).toHaveValue('abcかな');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

// Browsers tell no page what is selected in such a field.
test('LIMIT-1 B-26 a paste into an email field is taken where it fits, else left out and said', async () => {
  const user = userEvent.setup();
  render(<TestLimited max={5} type="email" defaultValue="abcd" />);
  await user.click(field());
  await user.paste('efg');
  expect(field()).toHaveValue('abcd');
  expect(screen.getByRole('status')).toHaveTextContent('No room for: efg');
  await user.keyboard('{Control>}a{/Control}');
  await user.paste('efg');
  expect(field()).toHaveValue('efg');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
