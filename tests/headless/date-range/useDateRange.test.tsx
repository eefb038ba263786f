import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnnouncerStore } from '../../../headless/core/index.js';
import {
  createDateRangeStore,
  useDateRange,
  type DateRange,
  type DateRangeStore,
  type UseDateRangeOptions,
} from '../../../headless/date-range/index.js';
import { useField, useSubmitGuard } from '../../../headless/form/index.js';
import { ShellProvider } from '../../../headless/shell/index.js';
import { createFakeClock, createTestShell } from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';

const february: DateRange = { start: '2026-02-01', end: '2026-02-05' };
const presets = [{ label: 'March', range: { start: '2026-03-01', end: '2026-03-31' } }];

const LABEL = 'Absence';

let store: DateRangeStore;
const onChange = vi.fn();
beforeEach(() => {
  onChange.mockReset();
  store = createDateRangeStore({ defaultValue: february });
  store.open();
  for (const end of ['start', 'end'] as const) {
    store.input(end, 'soon');
    store.commit(end);
  }
});

describeConformance('useDateRange', {
  useHook: () => useDateRange({ store, presets }),
  readState: () => store.getState(),
  parts: {
    getGroupProps: { getter: (range) => range.getGroupProps },
    getLabelProps: { getter: (range) => range.getLabelProps, element: 'label' },
    getTriggerProps: { getter: (range) => range.getTriggerProps, element: 'button' },
    getTextProps: { getter: (range) => range.getTextProps },
    getClearProps: { getter: (range) => range.getClearProps, element: 'button' },
    getDialogProps: { getter: (range) => range.getDialogProps },
    getCalendarsProps: { getter: (range) => range.getCalendarsProps },
    getFieldProps: {
      getter: (range) => (props) => range.getFieldProps('start', props),
      element: 'input',
    },
    getFieldLabelProps: {
      getter: (range) => (props) => range.getFieldLabelProps('start', props),
      element: 'label',
    },
    getHintProps: { getter: (range) => range.getHintProps },
    getProblemProps: { getter: (range) => (props) => range.getProblemProps('start', props) },
    getPresetProps: {
      getter: (range) => (props) => range.getPresetProps(0, props),
      element: 'button',
    },
    getDialogClearProps: { getter: (range) => range.getDialogClearProps, element: 'button' },
    getApplyProps: { getter: (range) => range.getApplyProps, element: 'button' },
    getCancelProps: { getter: (range) => range.getCancelProps, element: 'button' },
  },
});

function Range(options: UseDateRangeOptions): ReactElement {
  const range = useDateRange(options);
  return (
    <div {...range.getGroupProps()}>
      <label {...range.getLabelProps()}>{LABEL}</label>
      <button {...range.getTriggerProps()}>
        <span {...range.getTextProps()}>{range.text || range.popupLabel}</span>
      </button>
      <button {...range.getClearProps()} />
      {range.isOpen && (
        <div {...range.getDialogProps()}>
          {(['start', 'end'] as const).map((end) => (
            <p key={end}>
              <label {...range.getFieldLabelProps(end)}>{range.fields[end].label}</label>
              <input {...range.getFieldProps(end)} />
              {range.fields[end].problem !== null && (
                <em {...range.getProblemProps(end)}>{range.fields[end].problem.message}</em>
              )}
            </p>
          ))}
          <span {...range.getHintProps()}>{range.hint}</span>
          {range.presets.map((label, index) => (
            <button key={label} {...range.getPresetProps(index)}>
              {label}
            </button>
          ))}
          <div {...range.getCalendarsProps()}>
            {['2026-02-03', '2026-02-10'].map((date) => (
              <button key={date} onClick={() => range.calendar.onSelect?.(date)}>
                {date}
              </button>
            ))}
          </div>
          <button {...range.getDialogClearProps()}>Clear</button>
          <button {...range.getApplyProps()}>Apply</button>
          <button {...range.getCancelProps()}>Cancel</button>
        </div>
      )}
    </div>
  );
}

/** Renders in English, and returns what tells what is announced. */
function renderAnnouncing(range: ReactElement): AnnouncerStore {
  const shell = createTestShell({ language: { languages: () => ['en'] } });
  render(<ShellProvider shell={shell}>{range}</ShellProvider>);
  return shell.announcer;
}

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const openIt = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: /Absence/ }));

test('RANGE-1 the button is named by its label and the range, dd/MM/yyyy', async () => {
  const { rerender } = render(<Range value={february} />);
  expect(
    screen.getByRole('button', { name: 'Absence 01/02/2026 – 05/02/2026' }),
  ).toBeInTheDocument();
  rerender(<Range value={{ start: null, end: null }} />);
  expect(screen.getByRole('button', { name: 'Absence Choose dates' })).toBeInTheDocument();
});

test('RANGE-3 onChange comes with apply; cancel restores', async () => {
  render(<Range defaultValue={february} onChange={onChange} />);
  await openIt();
  await press('2026-02-03');
  await press('2026-02-10');
  expect(screen.getByRole('textbox', { name: 'End' })).toHaveValue('10/02/2026');
  await press('Cancel');
  expect(onChange).not.toHaveBeenCalled();
  await openIt();
  expect(screen.getByRole('textbox', { name: 'End' })).toHaveValue('05/02/2026');
  await press('2026-02-10');
  await press('Apply');
  expect(onChange.mock.calls.map(([range]) => range)).toEqual([
    { start: '2026-02-10', end: '2026-02-10' },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('apply, clear and a press outside may come from code', () => {
  const { result } = renderHook(() =>
    useDateRange({ defaultValue: february, outsidePress: 'apply', onChange }),
  );
  act(() => result.current.open());
  act(() => result.current.setEnd('2026-02-10'));
  let isApplied = false;
  act(() => {
    isApplied = result.current.apply();
  });
  expect(isApplied).toBe(true);
  act(() => result.current.open());
  act(() => result.current.setStart('2026-02-03'));
  act(() => result.current.pressOutside());
  act(() => result.current.clear());
  expect(result.current.isOpen).toBe(false);
  expect(onChange.mock.calls.map(([range]) => range)).toEqual([
    { start: '2026-02-01', end: '2026-02-10' },
    { start: '2026-02-03', end: '2026-02-10' },
    { start: null, end: null },
  ]);
});

describe('A11Y-RANGE', () => {
  test('one dialog with a labelled start and end field, and a group for the grids', async () => {
    render(<Range defaultValue={february} />);
    await openIt();
    expect(screen.getByRole('dialog', { name: 'Choose dates' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Calendars' })).toBeInTheDocument();
    for (const name of ['Start', 'End'])
      expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription('dd/mm/yyyy');
  });

  test('it is announced when one date moves the other', async () => {
    const announcer = renderAnnouncing(<Range defaultValue={february} />);
    await openIt();
    await press('2026-02-10');
    expect(announcer.getState().polite.map(({ text }) => text)).toEqual([
      'The end is now 10/02/2026.',
    ]);
  });

  test('what is chosen in the calendar or by a preset is announced, as the focus stays there', async () => {
    const announcer = renderAnnouncing(<Range presets={presets} />);
    await openIt();
    await press('2026-02-03');
    await press('2026-02-10');
    await press('March');
    expect(announcer.getState().polite.map(({ text }) => text)).toEqual([
      '03/02/2026 –',
      '03/02/2026 – 10/02/2026',
      '01/03/2026 – 31/03/2026',
    ]);
  });

  test('that the range is cleared is announced, as the focus stays on the button', async () => {
    const announcer = renderAnnouncing(<Range defaultValue={february} />);
    await openIt();
    await press('Clear');
    expect(announcer.getState().polite.map(({ text }) => text)).toEqual(['Choose dates']);
  });

  test('what is wrong with a text that was typed interrupts, as in a date field', async () => {
    const announcer = renderAnnouncing(<Range defaultValue={february} />);
    const user = userEvent.setup();
    await openIt();
    const start = screen.getByRole('textbox', { name: 'Start' });
    await user.clear(start);
    await user.type(start, '31/02/2026');
    await user.tab();
    const { polite, assertive } = announcer.getState();
    expect(assertive.map(({ text }) => text)).toEqual(['This date does not exist.']);
    expect(polite).toEqual([]);
  });

  test('the focus of a field makes it the end that the next click sets', async () => {
    render(<Range defaultValue={february} />);
    await openIt();
    await userEvent.click(screen.getByRole('textbox', { name: 'End' }));
    await press('2026-02-10');
    expect(screen.getByRole('textbox', { name: 'Start' })).toHaveValue('01/02/2026');
    expect(screen.getByRole('textbox', { name: 'End' })).toHaveValue('10/02/2026');
  });

  test.each(['Start', 'End'])(
    'a text in the field %s that is no day marks that field when it is left, and apply leads to it',
    async (name) => {
      render(<Range defaultValue={february} onChange={onChange} />);
      await openIt();
      const other = screen.getByRole('textbox', { name: name === 'Start' ? 'End' : 'Start' });
      const field = screen.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, '31/02/2026');
      expect(field).not.toBeInvalid();
      await userEvent.click(other);
      expect(field).toBeInvalid();
      expect(field).toHaveAttribute('data-invalid', 'true');
      expect(other).not.toBeInvalid();
      expect(other).not.toHaveAttribute('data-invalid');
      await press('Apply');
      expect(field).toHaveFocus();
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  test('the field whose end the next click sets is marked, and no other', async () => {
    render(<Range defaultValue={february} />);
    await openIt();
    const isMarked = (name: string): boolean =>
      screen.getByRole('textbox', { name }).hasAttribute('data-active');
    expect([isMarked('Start'), isMarked('End')]).toEqual([true, false]);
    await press('2026-02-03');
    expect([isMarked('Start'), isMarked('End')]).toEqual([false, true]);
  });

  test('why a click is refused describes its field, which is not invalid, as it has not changed', async () => {
    render(<Range defaultValue={february} maxDays={7} onChange={onChange} />);
    await openIt();
    const end = screen.getByRole('textbox', { name: 'End' });
    await userEvent.click(end);
    await press('2026-02-10');
    expect(end).toHaveAccessibleDescription('dd/mm/yyyy At most 7 days are possible.');
    expect(end).toHaveValue('05/02/2026');
    expect(end).not.toBeInvalid();
    expect(end).not.toHaveAttribute('data-invalid');
    expect(end).not.toHaveAttribute('aria-errormessage');
    await press('Apply');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('apply with a text that is no day leads to it', async () => {
    render(<Range defaultValue={february} onChange={onChange} />);
    await openIt();
    const end = screen.getByRole('textbox', { name: 'End' });
    await userEvent.clear(end);
    await userEvent.type(end, '31/02/2026');
    await press('Apply');
    expect(end).toHaveFocus();
    expect(end).toHaveAccessibleDescription('dd/mm/yyyy This date does not exist.');
    expect(end).toHaveAccessibleErrorMessage('This date does not exist.');
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('Enter in a field reads it, and sends no form; Escape gives up what was typed', async () => {
  render(<Range defaultValue={february} />);
  await openIt();
  const start = screen.getByRole('textbox', { name: 'Start' });
  await userEvent.clear(start);
  await userEvent.type(start, '3-2-26');
  expect(fireEvent.keyDown(start, { key: 'Enter' })).toBe(false);
  expect(start).toHaveValue('03/02/2026');
  await userEvent.type(start, '9');
  expect(fireEvent.keyDown(start, { key: 'Escape' })).toBe(false);
  expect(start).toHaveValue('03/02/2026');
  expect(fireEvent.keyDown(start, { key: 'Escape' })).toBe(true);
});

test('half a text is not read where the window loses the focus, and can be typed on', async () => {
  render(<Range defaultValue={february} />);
  await openIt();
  const start = screen.getByRole('textbox', { name: 'Start' });
  await userEvent.clear(start);
  await userEvent.type(start, '3/2/');
  fireEvent.blur(start);
  expect(start).toHaveValue('3/2/');
  expect(start).not.toBeInvalid();
  await userEvent.type(start, '2026{Tab}');
  expect(start).toHaveValue('03/02/2026');
});

test('a preset fills in both ends; one outside the limits is disabled', async () => {
  const { rerender } = render(<Range defaultValue={february} presets={presets} />);
  await openIt();
  await press('March');
  expect(screen.getByRole('textbox', { name: 'End' })).toHaveValue('31/03/2026');
  rerender(<Range defaultValue={february} presets={presets} max="2026-02-20" />);
  expect(screen.getByRole('button', { name: 'March' })).toBeDisabled();
});

test('a preset may go by the day that it is', async () => {
  const clock = createFakeClock(new Date(2026, 10, 21, 12).getTime());
  const clockStore = createDateRangeStore({ clock });
  const today = { label: 'Today', range: (date: string) => ({ start: date, end: date }) };
  render(<Range store={clockStore} presets={[today]} />);
  await openIt();
  await press('Today');
  expect(screen.getByRole('textbox', { name: 'Start' })).toHaveValue('21/11/2026');
});

test('a preset that goes by the day goes by that of the press, though midnight has passed', async () => {
  const clock = createFakeClock(new Date(2026, 10, 21, 23).getTime());
  const clockStore = createDateRangeStore({ clock });
  const today = { label: 'Today', range: (date: string) => ({ start: date, end: date }) };
  render(<Range store={clockStore} presets={[today]} />);
  await openIt();
  clock.advance(2 * 3_600_000);
  await press('Today');
  expect(screen.getByRole('textbox', { name: 'Start' })).toHaveValue('22/11/2026');
});

test('new limits hold for what is chosen from then on', async () => {
  const { rerender } = render(<Range defaultValue={february} />);
  await openIt();
  rerender(<Range max="2026-02-07" />);
  await press('2026-02-10');
  expect(screen.getByRole('textbox', { name: 'Start' })).toHaveValue('01/02/2026');
});

test('with nothing to clear there is no clear button', () => {
  render(<Range value={{ start: null, end: null }} />);
  expect(screen.queryByRole('button', { name: 'Clear the dates' })).not.toBeInTheDocument();
});

test('the clear button empties the range and gives the focus back', async () => {
  render(<Range defaultValue={february} onChange={onChange} />);
  await press('Clear the dates');
  expect(onChange.mock.calls.map(([range, { reason }]) => [range, reason])).toEqual([
    [{ start: null, end: null }, 'clear'],
  ]);
  expect(screen.getByRole('button', { name: /Absence/ })).toHaveFocus();
});

test('RANGE-3 the clear button in the dialog empties the draft, and leaves the focus where it is', async () => {
  render(<Range defaultValue={february} onChange={onChange} />);
  await openIt();
  const start = screen.getByRole('textbox', { name: 'Start' });
  await userEvent.clear(start);
  await userEvent.type(start, '31/02/2026');
  await press('Clear');
  expect(start).toHaveFocus();
  expect(start).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'End' })).toHaveValue('');
  expect(onChange).not.toHaveBeenCalled();
  await press('Apply');
  expect(onChange.mock.calls.map(([range]) => range)).toEqual([{ start: null, end: null }]);
});

test('a controlled range that its owner refuses puts the view back', async () => {
  function Owner(): ReactElement {
    const [range, setRange] = useState(february);
    return (
      <Range
        value={{ ...range }}
        onChange={(next) => {
          if (next.start === '2026-02-10') setRange(next);
        }}
      />
    );
  }
  render(<Owner />);
  await openIt();
  await press('2026-02-03');
  await press('Apply');
  expect(screen.getByRole('button', { name: /01\/02\/2026 – 05\/02\/2026/ })).toBeInTheDocument();
  await openIt();
  await press('2026-02-10');
  await press('Apply');
  expect(screen.getByRole('button', { name: /10\/02\/2026 – 10\/02\/2026/ })).toBeInTheDocument();
});

test('RANGE-3 one that is disabled while it is open is canceled, and stays closed afterwards', async () => {
  const { rerender } = render(<Range defaultValue={february} onChange={onChange} />);
  await openIt();
  await press('2026-02-03');
  rerender(<Range disabled onChange={onChange} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rerender(<Range onChange={onChange} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('in a form the range is submitted under the name of its field, and no button of the picker sends it', async () => {
  const onSubmit = vi.fn();
  function Form(): ReactElement {
    const form = useSubmitGuard<{ absence: DateRange }>({
      initialValues: { absence: { start: null, end: null } },
      validators: { absence: { whole: ({ start, end }) => start !== null && end !== null } },
      onSubmit,
    });
    const field = useField(form, 'absence');
    return (
      <form {...form.getFormProps()}>
        <Range control={field.control} presets={presets} />
        {field.hasError && <p {...field.getMessageProps('whole')}>Choose both.</p>}
        <button {...form.getSubmitProps()}>Save</button>
      </form>
    );
  }
  render(<Form />);
  await press('Save');
  const trigger = screen.getByRole('button', { name: /Absence/ });
  expect(trigger).toHaveFocus();
  expect(trigger).toHaveAccessibleDescription('Choose both.');
  expect(trigger).toHaveAttribute('data-invalid', 'true');
  expect(trigger.parentElement).toHaveAttribute('data-invalid', 'true');
  await openIt();
  await press('2026-02-03');
  await press('2026-02-10');
  await press('Apply');
  expect(trigger).not.toHaveAttribute('data-invalid');
  await openIt();
  await press('Clear');
  await press('March');
  await press('Apply');
  expect(onSubmit).not.toHaveBeenCalled();
  await press('Save');
  expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ absence: presets[0]?.range }]);
});

test('RANGE-3 a reset of the form drops the draft of an open dialog', async () => {
  function Form(): ReactElement {
    const form = useSubmitGuard({ initialValues: { absence: february }, onSubmit: () => {} });
    return (
      <form {...form.getFormProps()}>
        <Range control={useField(form, 'absence').control} />
      </form>
    );
  }
  render(<Form />);
  await openIt();
  await press('2026-02-03');
  act(() =>
    screen
      .getByRole('button', { name: /Absence/ })
      .closest('form')
      ?.reset(),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: 'Absence 01/02/2026 – 05/02/2026' }),
  ).toBeInTheDocument();
});
