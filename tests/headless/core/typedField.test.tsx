import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  typedFieldProps,
  useDraftMark,
  type FieldControl,
  type TypedText,
} from '../../../headless/core/index.js';

function renderField(typed: Partial<TypedText> = {}): HTMLElement {
  const all = { input: () => {}, commit: () => true, revert: () => false, ...typed };
  render(<input {...typedFieldProps(all, '9', ['hint', null, undefined, false, 'problem'])} />);
  return screen.getByRole('textbox');
}

function press(element: HTMLElement, init: KeyboardEventInit): Event {
  const event = createEvent.keyDown(element, init);
  fireEvent(element, event);
  return event;
}

test('Enter reads the text, and sends the form only where it is a value', () => {
  const commit = vi.fn(() => true);
  const field = renderField({ commit });
  expect(press(field, { key: 'Enter' }).defaultPrevented).toBe(false);
  commit.mockReturnValue(false);
  expect(press(field, { key: 'Enter' }).defaultPrevented).toBe(true);
  expect(commit).toHaveBeenCalledTimes(2);
});

test('a text that is put in without the focus, as by autofill, is read at once', () => {
  const steps: string[] = [];
  const field = renderField({
    input: (text) => steps.push(text),
    commit: () => {
      steps.push('commit');
      return true;
    },
  });
  fireEvent.input(field, { target: { value: '930' } });
  expect(steps).toEqual(['930', 'commit']);
  field.focus();
  fireEvent.input(field, { target: { value: '93' } });
  expect(steps).toEqual(['930', 'commit', '93']);
});

test('Escape gives the text up, and is left to what is around where there is none', () => {
  const revert = vi.fn(() => true);
  const field = renderField({ revert });
  const around = vi.fn();
  document.addEventListener('keydown', around);
  expect(press(field, { key: 'Escape' }).defaultPrevented).toBe(true);
  expect(around).not.toHaveBeenCalled();
  revert.mockReturnValue(false);
  expect(press(field, { key: 'Escape' }).defaultPrevented).toBe(false);
  expect(around).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', around);
});

test('keys of an input method do neither', () => {
  const commit = vi.fn(() => false);
  const revert = vi.fn(() => true);
  const field = renderField({ commit, revert });
  for (const key of ['Enter', 'Escape']) press(field, { key, isComposing: true });
  expect(commit).not.toHaveBeenCalled();
  expect(revert).not.toHaveBeenCalled();
});

test('what is typed is handed on as it is, and only ids describe the field', async () => {
  const input = vi.fn();
  const field = renderField({ input });
  await userEvent.type(field, 'h');
  expect(input).toHaveBeenCalledExactlyOnceWith('9h');
  expect(field).toHaveAttribute('aria-describedby', 'hint problem');
});

test('a telephone shows its keys for digits, and the browser proposes nothing', () => {
  const field = renderField({});
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('autocomplete', 'off');
});

test('B-11 the form is told whether there is a draft, and of nothing any more when the control goes', () => {
  const markDraft = vi.fn<NonNullable<FieldControl<unknown>['markDraft']>>();
  const read = vi.fn();
  const control = { markDraft };
  const drop = vi.fn();
  function Control({ hasDraft }: { hasDraft: boolean }): null {
    useDraftMark(control, hasDraft, read, drop);
    return null;
  }
  const { rerender, unmount } = render(<Control hasDraft={false} />);
  expect(markDraft).toHaveBeenLastCalledWith(false, read, drop);
  rerender(<Control hasDraft />);
  expect(markDraft).toHaveBeenLastCalledWith(true, read, drop);
  unmount();
  expect(markDraft).toHaveBeenLastCalledWith(false);
});
