import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnnouncerStore, sharedAnnouncer } from '../../../headless/core/index.js';
import {
  createDatePickerStore,
  useDatePicker,
  type DatePickerStore,
  type UseDatePickerOptions,
} from '../../../headless/date-picker/index.js';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import { expectConsole } from '../../setup/console.js';
import { describeConformance } from '../support/conformance.js';

const LABEL = 'Birthday';

let store: DatePickerStore;
const onChange = vi.fn();
beforeEach(() => {
  onChange.mockReset();
  store = createDatePickerStore({ defaultValue: '2026-11-12' });
  store.open();
  store.input('soon');
  store.commit();
});

describeConformance('useDatePicker', {
  useHook: () => useDatePicker({ store }),
  readState: () => store.getState(),
  parts: {
    getGroupProps: { getter: (picker) => picker.getGroupProps },
    getLabelProps: { getter: (picker) => picker.getLabelProps, element: 'label' },
    getInputProps: { getter: (picker) => picker.getInputProps, element: 'input' },
    getHintProps: { getter: (picker) => picker.getHintProps },
    getProblemProps: { getter: (picker) => picker.getProblemProps },
    getTriggerProps: { getter: (picker) => picker.getTriggerProps, element: 'button' },
    getClearProps: { getter: (picker) => picker.getClearProps, element: 'button' },
    getDialogProps: { getter: (picker) => picker.getDialogProps },
    getCancelProps: { getter: (picker) => picker.getCancelProps, element: 'button' },
  },
});

function Picker(options: UseDatePickerOptions): ReactElement {
  const picker = useDatePicker(options);
  return (
    <div {...picker.getGroupProps()}>
      <label {...picker.getLabelProps()}>{LABEL}</label>
      <input {...picker.getInputProps()} />
      <span {...picker.getHintProps()}>{picker.hint}</span>
      <button {...picker.getClearProps()} />
      <button {...picker.getTriggerProps()} />
      {picker.problem !== null && <em {...picker.getProblemProps()}>{picker.problem.message}</em>}
      {picker.isOpen && (
        <div {...picker.getDialogProps()}>
          <button onClick={() => picker.calendar.onSelect?.('2026-11-30')}>30</button>
          <button {...picker.getCancelProps()}>Cancel</button>
        </div>
      )}
    </div>
  );
}

const input = (): HTMLInputElement => screen.getByRole('textbox');

test('DATE-1 the field shows and reads dd-MM-yyyy, by Enter and when it is left', async () => {
  const user = userEvent.setup();
  render(<Picker defaultValue="2026-02-01" onChange={onChange} />);
  expect(input()).toHaveValue('01-02-2026');
  await user.clear(input());
  await user.type(input(), '3/4/2026{Enter}');
  expect(input()).toHaveValue('03-04-2026');
  await user.clear(input());
  await user.type(input(), '05042026');
  await user.tab();
  expect(input()).toHaveValue('05-04-2026');
  expect(onChange.mock.calls.map(([date]) => date)).toEqual(['2026-04-03', '2026-04-05']);
});

test.each(['', '2026-02-01T00:00:00Z', '01-02-2026', '2025-02-29'])(
  'a value that is not a day, "%s", is shown as none, and the developer is told',
  (value) => {
    render(<Picker value={value} />);
    expect(input()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Choose a date' })).toBeInTheDocument();
    expectConsole(new RegExp(`^"${value}" is not a day`));
  },
);

test('limits that are not days are none, and the developer is told', async () => {
  const user = userEvent.setup();
  render(<Picker min="2026-02-10T00:00:00" max="31-12-2026" onChange={onChange} />);
  await user.type(input(), '9-2-2026{Enter}');
  expect(input()).not.toHaveAttribute('aria-invalid');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-02-09', expect.anything());
  expectConsole(/^"2026-02-10T00:00:00" is not a day/);
  expectConsole(/^"31-12-2026" is not a day/);
});

test('A11Y-FIELD 31-12 on blur: the text stays, with an error that the field points at', async () => {
  const user = userEvent.setup();
  render(<Picker />);
  await user.type(input(), '31-12');
  expect(input()).not.toHaveAttribute('aria-invalid');
  expect(input().parentElement).not.toHaveAttribute('data-invalid');
  await user.tab();
  expect(input()).toHaveValue('31-12');
  expect(input()).toBeInvalid();
  expect(input().parentElement).toHaveAttribute('data-invalid', 'true');
  expect(input()).toHaveAccessibleDescription('dd-mm-yyyy Enter day, month and year as numbers.');
  expect(input()).toHaveAccessibleErrorMessage('Enter day, month and year as numbers.');
});

test('31-12 is refused by Enter, and not a second time when the field is left', async () => {
  const user = userEvent.setup();
  const announcer = createAnnouncerStore();
  render(
    <sharedAnnouncer.context.Provider value={announcer}>
      <Picker />
    </sharedAnnouncer.context.Provider>,
  );
  await user.type(input(), '31-12{Enter}');
  await user.tab();
  expect(announcer.getState().assertive.map(({ text }) => text)).toEqual([
    'Enter day, month and year as numbers.',
  ]);
});

test('Escape gives up what was typed; with nothing typed it is left to what is around', async () => {
  const user = userEvent.setup();
  render(<Picker defaultValue="2026-02-01" />);
  await user.type(input(), '9');
  expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(false);
  expect(input()).toHaveValue('01-02-2026');
  expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(true);
});

test('half a text is not read where the window loses the focus, and can be typed on', async () => {
  const user = userEvent.setup();
  render(<Picker defaultValue="2026-02-01" onChange={onChange} />);
  await user.clear(input());
  await user.type(input(), '05-04-');
  fireEvent.blur(input());
  expect(input()).toHaveValue('05-04-');
  expect(input()).not.toBeInvalid();
  await user.type(input(), '2026{Tab}');
  expect(onChange.mock.calls.map(([date]) => date)).toEqual(['2026-04-05']);
});

test('nothing is read of a composition that has not ended', () => {
  render(<Picker onChange={onChange} />);
  act(() => input().focus());
  fireEvent.change(input(), { target: { value: '1-2-2026' } });
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  expect(onChange).not.toHaveBeenCalled();
  expect(input()).toHaveValue('1-2-2026');
});

test('A11Y-DATE one that is disabled while it is open is closed, and stays so afterwards', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Picker onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  rerender(<Picker disabled onChange={onChange} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(input()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Choose a date' })).toBeDisabled();
  expect(input().parentElement).toHaveAttribute('data-disabled', 'true');
  rerender(<Picker onChange={onChange} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(input().parentElement).not.toHaveAttribute('data-disabled');
});

test('DATE-3 it can be cleared by code, which leaves the focus where it is', () => {
  const { result } = renderHook(() => useDatePicker({ defaultValue: '2026-02-01', onChange }));
  act(() => result.current.clear());
  expect(result.current).toMatchObject({ value: null, text: '' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null, { reason: 'clear' });
});

test('DATE-3 one that is disabled cannot be cleared', () => {
  render(<Picker value="2026-02-01" disabled />);
  expect(screen.getByRole('button', { name: 'Clear the date' })).toBeDisabled();
});

describe('DATE-3', () => {
  test('the clear button is there with a date, and gives the focus back to the field', async () => {
    const user = userEvent.setup();
    render(<Picker defaultValue="2026-02-01" onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'Clear the date' }));
    expect(onChange.mock.calls.map(([date, { reason }]) => [date, reason])).toEqual([
      [null, 'clear'],
    ]);
    expect(input()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear the date' })).not.toBeInTheDocument();
  });

  // A button that goes while Tab moves to it would lose the focus.
  test('spaces alone are nothing to clear: there is no button that Tab would move to', async () => {
    const user = userEvent.setup();
    render(<Picker onChange={onChange} />);
    await user.type(input(), '  ');
    expect(screen.queryByRole('button', { name: 'Clear the date' })).not.toBeInTheDocument();
  });

  test('clearing by hand is null, and onChange comes once', async () => {
    const user = userEvent.setup();
    render(<Picker defaultValue="2026-02-01" onChange={onChange} />);
    await user.clear(input());
    await user.tab();
    await user.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null, expect.anything());
  });
});

describe('A11Y-DATE', () => {
  test('the field tells its format; the button says what it opens, then which day is chosen', () => {
    const { rerender } = render(<Picker value={null} />);
    expect(input()).toHaveAccessibleDescription('dd-mm-yyyy');
    const button = screen.getByRole('button', { name: 'Choose a date' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    rerender(<Picker value="2026-11-21" />);
    expect(button).toHaveAccessibleName('Change date, Saturday 21 November 2026');
  });

  test('the button opens a named dialog; cancel changes nothing, a day closes it', async () => {
    const user = userEvent.setup();
    render(<Picker onChange={onChange} />);
    const button = screen.getByRole('button', { name: 'Choose a date' });
    await user.click(button);
    const dialog = screen.getByRole('dialog', { name: 'Choose a date' });
    expect(button).toHaveAttribute('aria-controls', dialog.id);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Alt>}{/Alt}');
    fireEvent.keyDown(input(), { key: 'ArrowDown', altKey: true });
    await user.click(screen.getByRole('button', { name: '30' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(input()).toHaveValue('30-11-2026');
  });

  test('the calendar is told the chosen day', () => {
    const { result, rerender } = renderHook(({ value }) => useDatePicker({ value }), {
      initialProps: { value: '2026-11-21' },
    });
    expect(result.current.calendar.selection).toEqual({ start: '2026-11-21', end: '2026-11-21' });
    rerender({ value: '2026-11-22' });
    expect(result.current.calendar.selection).toEqual({ start: '2026-11-22', end: '2026-11-22' });
  });

  test.each([
    ['Arrow Down', { key: 'ArrowDown' }],
    ['Alt + Arrow Up', { key: 'ArrowUp', altKey: true }],
    ['Alt + Arrow Down of a composition', { key: 'ArrowDown', altKey: true, isComposing: true }],
  ])('%s does not open it, and is left to the field', (_, key) => {
    render(<Picker />);
    expect(fireEvent.keyDown(input(), key)).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the label is that of the field, and no two parts have the same id', () => {
    const { container } = render(<Picker />);
    expect(screen.getByLabelText(LABEL)).toBe(input());
    const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the button closes the dialog again', async () => {
    const user = userEvent.setup();
    render(<Picker />);
    const button = screen.getByRole('button', { name: 'Choose a date' });
    await user.click(button);
    await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('a controlled date that its owner refuses does not stick', async () => {
  const user = userEvent.setup();
  function Owner(): ReactElement {
    const [date, setDate] = useState<string | null>('2026-02-01');
    return (
      <Picker
        value={date}
        onChange={(next) => {
          if (next !== null && next < '2027') setDate(next);
        }}
      />
    );
  }
  render(<Owner />);
  for (const [typed, shown] of [
    ['01-01-2028', '01-02-2026'],
    ['03-03-2026', '03-03-2026'],
    ['nonsense', '03-03-2026'],
  ] as const) {
    await user.clear(input());
    await user.type(input(), `${typed}{Enter}`);
    expect(input()).toHaveValue(shown);
  }
});

test('a refused text stays, with its message, where the owner has a text of its own for no day', async () => {
  const user = userEvent.setup();
  function Owner(): ReactElement {
    const [date, setDate] = useState('2026-02-01');
    return (
      <Picker
        value={date}
        onChange={(next) => {
          setDate(next ?? '0000-00-00');
        }}
      />
    );
  }
  render(<Owner />);
  await user.clear(input());
  await user.type(input(), '31-02-2026{Tab}');
  expect(input()).toHaveValue('31-02-2026');
  expect(input()).toHaveAccessibleDescription('dd-mm-yyyy This date does not exist.');
  expectConsole(/^"0000-00-00" is not a day/);
});

// Each has a text of its own, as one is reported once.
test.each([
  ['it had from the first', '31/12/2024', '31/12/2024'],
  ['came later', null, '30/12/2024'],
  ['took the place of a day', '2024-12-29', '29/12/2024'],
])('DATE-3 a value that is no day, which %s, can be cleared', (_when, first, wrong) => {
  const { result, rerender } = renderHook(
    (value: string | null) => useDatePicker({ value, onChange }),
    { initialProps: first },
  );
  rerender(wrong);
  act(() => {
    result.current.clear();
  });
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([null]);
  expectConsole(/^"\d\d\/12\/2024" is not a day/);
});

describe('in a form', () => {
  const onSubmit = vi.fn();
  function Form({ min }: { min?: string }): ReactElement {
    const form = useSubmitGuard<{ birthday: string | null }>({
      initialValues: { birthday: null },
      validators: { birthday: { required } },
      onSubmit,
    });
    const field = useField(form, 'birthday');
    return (
      <form {...form.getFormProps()}>
        <Picker control={field.control} min={min} />
        {field.shownErrors.map(({ type, message }) => (
          <p key={type} {...field.getMessageProps(type)}>
            {message ?? type}
          </p>
        ))}
        <output>{form.isDirty ? 'changed' : 'unchanged'}</output>
        <button {...form.getSubmitProps()}>Save</button>
        <button type="button" onClick={() => form.reset()}>
          Reset
        </button>
      </form>
    );
  }
  beforeEach(() => onSubmit.mockReset());

  test('a loaded text that is no day is not sent once the field was typed in and cleared', async () => {
    const user = userEvent.setup();
    function Loaded(): ReactElement {
      const form = useSubmitGuard<{ day: string | null }>({
        initialValues: { day: null },
        onSubmit,
      });
      return (
        <form {...form.getFormProps()}>
          <Picker control={useField(form, 'day').control} />
          <button type="button" onClick={() => form.reset({ day: '2024-05-01T00:00:00Z' })}>
            Load
          </button>
          <button {...form.getSubmitProps()}>Save</button>
        </form>
      );
    }
    render(<Loaded />);
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await user.type(input(), '0');
    await user.clear(input());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ day: null }]);
    expectConsole(/^"2024-05-01T00:00:00Z" is not a day/);
  });

  test('the day is submitted under the name of its field', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(input(), '01-02-2026{Enter}');
    expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ birthday: '2026-02-01' }]);
  });

  test('the buttons of the picker do not send it', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(input(), '01-02-2026');
    await user.click(screen.getByRole('button', { name: /Choose a date|Change date/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Clear the date' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a text that is no day keeps the form from being sent, and says why', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(input(), '31-02-2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(input()).toHaveAccessibleErrorMessage('This date does not exist.');
    expect(input()).toHaveAccessibleDescription('This date does not exist. dd-mm-yyyy');
    expect(input()).toHaveFocus();
    await user.clear(input());
    await user.type(input(), '28-02-2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test.each(['{Tab}', '{Enter}', '{Alt>}{ArrowDown}{/Alt}'])(
    'FORM-5 A11Y-FIELD by %s a text that is no day has its message, wherever in the picker the focus is then',
    async (keys) => {
      const user = userEvent.setup();
      render(<Form />);
      await user.type(input(), '31-02-2026');
      await user.keyboard(keys);
      expect(input()).toBeInvalid();
      expect(input()).toHaveAccessibleErrorMessage('This date does not exist.');
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  test('a day that was too early is submitted once another field has moved the limit', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Form min="2026-02-10" />);
    await user.type(input(), '01-02-2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(input()).toHaveAccessibleErrorMessage('The earliest date is 10-02-2026.');
    rerender(<Form min="2026-01-01" />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ birthday: '2026-02-01' }]);
  });

  test('FORM-4 a form that is sent while a day is typed, as by a shortcut, sends that day', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(input(), '31-02-2026');
    act(() => input().form?.requestSubmit());
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(input());
    await user.type(input(), '28-2-26');
    act(() => input().form?.requestSubmit());
    expect(Object.values(onSubmit.mock.calls[0]?.[0] ?? {})).toContain('2026-02-28');
  });

  test('B-11 a text that has not been read, or is no day, makes the form changed', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(input(), '31');
    expect(screen.getByText('changed')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByText('unchanged')).toBeInTheDocument();
    await user.type(input(), '31');
    await user.tab();
    expect(input()).toBeInvalid();
    expect(screen.getByText('changed')).toBeInTheDocument();
    await user.clear(input());
    await user.tab();
    expect(screen.getByText('unchanged')).toBeInTheDocument();
  });

  test('a reset of the form drops the text too', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(input(), 'soon');
    await user.tab();
    expect(input()).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(input()).toHaveValue('');
    expect(input()).not.toBeInvalid();
  });

  test('B-11 a reset by code drops a text that is not read yet, and the form is unchanged', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(input(), '31');
    act(() => {
      screen.getByRole('button', { name: 'Reset' }).click();
    });
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(screen.getByText('unchanged')).toBeInTheDocument();
    await user.type(input(), '1');
    expect(input()).toHaveValue('1');
    expect(screen.getByText('changed')).toBeInTheDocument();
  });

  test('A11Y-FIELD the field is touched when focus leaves all of it, the dialog included', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(screen.getByRole('button', { name: 'Choose a date' }));
    // As where the dialog stands elsewhere in the page.
    act(() => screen.getByRole('button', { name: 'Save' }).focus());
    expect(screen.queryByText('required')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    act(() => input().focus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Choose a date' })).toHaveFocus();
    expect(screen.queryByText('required')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    input().focus();
    await user.tab();
    await user.tab();
    expect(screen.getByText('required')).toBeInTheDocument();
  });
});
