import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createCalendarStore,
  useCalendar,
  useCalendarCell,
  type CalendarStore,
} from '../../../headless/calendar/index.js';
import { ShellProvider } from '../../../headless/shell/index.js';
import { createFakeClock, createTestShell } from '../../../headless/testing/index.js';
import { expectConsole } from '../../setup/console.js';
import { describeConformance } from '../support/conformance.js';
import { frameContainer } from '../support/frameContainer.js';
import { shadowContainer } from '../support/shadowContainer.js';
import { day, TestCalendar } from './TestCalendar.js';

const clock = createFakeClock(new Date(2026, 10, 21, 12).getTime());
const chosen = { start: '2026-11-12', end: '2026-11-12' };

let store: CalendarStore;
const onSelect = vi.fn();
beforeEach(() => {
  onSelect.mockReset();
  store = createCalendarStore({ clock, selection: chosen });
});

describeConformance('useCalendar', {
  useHook: () => {
    const calendar = useCalendar({ store, onSelect });
    return { calendar, cell: useCalendarCell(calendar, '2026-11-13') };
  },
  readState: () => [store.getState(), onSelect.mock.calls.length],
  parts: {
    getTitleProps: { getter: ({ calendar }) => calendar.getTitleProps, element: 'h3' },
    getPreviousProps: { getter: ({ calendar }) => calendar.getPreviousProps, element: 'button' },
    getNextProps: { getter: ({ calendar }) => calendar.getNextProps, element: 'button' },
    getMonthSelectProps: {
      getter: ({ calendar }) => calendar.getMonthSelectProps,
      element: 'select',
    },
    getYearSelectProps: {
      getter: ({ calendar }) => calendar.getYearSelectProps,
      element: 'select',
    },
    getGridProps: { getter: ({ calendar }) => calendar.getGridProps },
    getCellProps: { getter: ({ cell }) => cell.getCellProps },
  },
});

test('a choice that is not a day is none: the month of today is shown, and nothing is selected', () => {
  const own = createCalendarStore({ clock, selection: { start: 'nonsense', end: '12-11-2026' } });
  const { container, rerender } = render(<TestCalendar store={own} />);
  expect(day('21 Nov')).toHaveAttribute('tabindex', '0');
  expect(container.querySelectorAll('[aria-selected]')).toHaveLength(0);
  expectConsole(/^"nonsense" is not a day/);
  expectConsole(/^"12-11-2026" is not a day/);
  act(() => {
    own.configure({ selection: { start: 'rubbish', end: '2026-11-13' } }, false);
  });
  rerender(<TestCalendar store={own} />);
  expect(container.querySelectorAll('[aria-selected]')).toHaveLength(1);
  expectConsole(/^"rubbish" is not a day/);
});

describe('A11Y-DATE', () => {
  test('a grid named by its heading, which speaks; header cells with the whole names of the days', () => {
    render(<TestCalendar store={store} />);
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
    expect(screen.getByRole('heading')).toHaveAttribute('aria-live', 'polite');
    expect(
      screen.getAllByRole('columnheader').map((header) => header.getAttribute('abbr')),
    ).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  });

  test('one cell has the tab stop, the chosen one; only that is selected', () => {
    const { container } = render(<TestCalendar store={store} />);
    expect(container.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
    expect(day('^Thursday 12 November 2026$')).toHaveAttribute('tabindex', '0');
    expect(container.querySelectorAll('[aria-selected]')).toHaveLength(1);
    expect(day('12 Nov')).toHaveAttribute('aria-selected', 'true');
    expect(day('21 Nov')).toHaveAttribute('aria-current', 'date');
  });

  test('the keys move the focus, over the edge of the month too', async () => {
    const user = userEvent.setup();
    render(<TestCalendar store={store} onSelect={onSelect} />);
    act(() => day('12 Nov').focus());
    for (const [key, name] of [
      ['{ArrowRight}', '13 November 2026'],
      ['{ArrowDown}', '20 November 2026'],
      ['{ArrowLeft}', '19 November 2026'],
      ['{ArrowUp}', '12 November 2026'],
      ['{Home}', '9 November 2026'],
      ['{End}', '15 November 2026'],
      ['{PageDown}', '15 December 2026'],
      ['{Shift>}{PageUp}{/Shift}', '15 December 2025'],
      ['{PageUp}', '15 November 2025'],
    ] as const) {
      await user.keyboard(key);
      expect(day(`(^| )${name}`), key).toHaveFocus();
    }
    expect(onSelect).not.toHaveBeenCalled();
  });

  // Safari shows no ring for a focus that a script moves after a click, unless it is told to.
  test('A11Y-DATE a day that a key moves to asks for a ring', () => {
    render(<TestCalendar store={store} onSelect={onSelect} />);
    const focus = vi.spyOn(day('13 Nov'), 'focus');
    fireEvent.keyDown(day('12 Nov'), { key: 'ArrowRight' });
    expect(focus).toHaveBeenCalledExactlyOnceWith({ focusVisible: true });
  });

  test('A11Y-DATE a key that cannot move further leaves the focus to the buttons used next', async () => {
    const user = userEvent.setup();
    render(<TestCalendar clock={clock} min="2026-10-01" max="2026-11-21" />);
    act(() => day('21 November 2026$').focus());
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveFocus();
  });

  test('A11Y-DATE today, where it has the tab stop already, leaves the focus to the buttons used next', async () => {
    const user = userEvent.setup();
    store = createCalendarStore({ clock });
    render(<TestCalendar store={store} />);
    act(store.focusToday);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
  });

  test.each(['{Enter}', ' '])('%j chooses the focused day', async (key) => {
    const user = userEvent.setup();
    render(<TestCalendar store={store} onSelect={onSelect} />);
    act(() => day('12 Nov').focus());
    await user.keyboard(`{ArrowRight}${key}`);
    expect(onSelect.mock.calls.map(([date]) => date)).toEqual(['2026-11-13']);
  });

  test.each(['Enter', ' '])('%j held since the dialog was opened chooses nothing', (key) => {
    render(<TestCalendar store={store} onSelect={onSelect} />);
    expect(fireEvent.keyDown(day('12 Nov'), { key, repeat: true })).toBe(false);
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('the ends of a range are chosen and named as such, and what is between has its state', () => {
    render(<TestCalendar clock={clock} selection={{ start: '2026-11-10', end: '2026-11-12' }} />);
    for (const [name, state, isChosen] of [
      ['Monday 9 November 2026', null, false],
      ['Tuesday 10 November 2026, start', 'start', true],
      ['Wednesday 11 November 2026', 'middle', false],
      ['Thursday 12 November 2026, end', 'end', true],
      ['Friday 13 November 2026', null, false],
    ] as const) {
      const cell = day(`^${name}$`);
      expect(cell.getAttribute('data-state'), name).toBe(state);
      expect(cell.hasAttribute('aria-selected'), name).toBe(isChosen);
      expect(cell.hasAttribute('data-active'), name).toBe(isChosen);
    }
  });

  test('a day alone, and a start that waits for its end, are no range', () => {
    const { rerender } = render(<TestCalendar clock={clock} selection={chosen} />);
    expect(day('^Thursday 12 November 2026$')).not.toHaveAttribute('data-state');
    rerender(<TestCalendar clock={clock} selection={{ start: '2026-11-12', end: null }} />);
    expect(day('^Thursday 12 November 2026, start$')).not.toHaveAttribute('data-state');
    expect(day('13 Nov')).not.toHaveAttribute('data-state');
  });

  test('another day that comes from outside takes the focus along if a day had it', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<TestCalendar clock={clock} selection={chosen} />);
    const show = (date: string): void => {
      rerender(<TestCalendar clock={clock} selection={{ start: date, end: date }} />);
    };
    act(() => day('12 Nov').focus());
    show('2026-03-04');
    expect(day('(^| )4 March')).toHaveFocus();
    const next = screen.getByRole('button', { name: 'Next month' });
    await user.click(next);
    show('2026-07-08');
    expect(day('(^| )8 July')).toHaveAttribute('tabindex', '0');
    expect(next).toHaveFocus();
  });

  test('another day from outside takes the focus along in a shadow root too', () => {
    const { root, container } = shadowContainer();
    const show = (date: string): ReactElement => (
      <TestCalendar clock={clock} selection={{ start: date, end: date }} />
    );
    const { rerender } = render(show('2026-11-12'), { container });
    act(() =>
      within(container)
        .getByRole('gridcell', { name: /12 Nov/ })
        .focus(),
    );
    rerender(show('2026-03-04'));
    expect(root.activeElement).toHaveAccessibleName(/ 4 March/);
  });

  test('another day from outside takes the focus along in another window too', () => {
    const { page, container } = frameContainer();
    const show = (date: string): ReactElement => (
      <TestCalendar clock={clock} selection={{ start: date, end: date }} />
    );
    const { rerender } = render(show('2026-11-12'), { container });
    act(() =>
      within(container)
        .getByLabelText(/12 Nov/)
        .focus(),
    );
    rerender(show('2026-03-04'));
    expect(page.activeElement).toHaveAccessibleName(/ 4 March/);
  });

  test('the range that a choice would make goes when the focus leaves the days', () => {
    const selection = { start: '2026-11-12', end: null };
    const previewOf = (end: string): { start: string; end: string } => ({
      start: selection.start,
      end,
    });
    render(<TestCalendar clock={clock} selection={selection} previewOf={previewOf} />);
    const [start, next] = [day('12 Nov'), day('13 Nov')];
    act(() => start.focus());
    fireEvent.keyDown(start, { key: 'ArrowRight' });
    expect(next).toHaveAttribute('data-state', 'end');
    act(() => screen.getByRole('button', { name: 'Next month' }).focus());
    expect(next).not.toHaveAttribute('data-state');
    act(() => next.focus());
    expect(next).toHaveAttribute('data-state', 'end');
  });

  test('today takes the focus when the person goes there', () => {
    render(<TestCalendar store={store} />);
    act(store.focusToday);
    expect(day('21 Nov')).toHaveFocus();
  });

  test('a day that gets the focus in another way has the tab stop from then on', () => {
    render(<TestCalendar store={store} />);
    act(() => day('20 Nov').focus());
    expect(day('20 Nov')).toHaveAttribute('tabindex', '0');
    expect(day('12 Nov')).toHaveAttribute('tabindex', '-1');
  });

  test('of two months that turn together, one is announced', () => {
    render(<TestCalendar clock={clock} monthCount={2} />);
    const live = screen.getAllByRole('heading').map((title) => title.getAttribute('aria-live'));
    expect(live).toEqual(['polite', null]);
  });

  test('where writing goes from right to left, so do the arrows', async () => {
    const user = userEvent.setup();
    render(
      <div dir="rtl">
        <TestCalendar store={store} />
      </div>,
    );
    act(() => day('12 Nov').focus());
    await user.keyboard('{ArrowLeft}');
    expect(day('13 Nov')).toHaveFocus();
  });

  test('keys of the browser are left to it', () => {
    render(<TestCalendar store={store} />);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(fireEvent.keyDown(day('12 Nov'), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
    expect(fireEvent.keyDown(day('12 Nov'), { key: 'Tab' })).toBe(true);
  });
});

describe('a disabled day', () => {
  const isDateDisabled = (date: string): boolean | string =>
    date === '2026-11-11' && 'Armistice Day';

  test('can be focused, not chosen, and says why', async () => {
    const user = userEvent.setup();
    const shell = createTestShell({ language: { languages: () => ['en'] } });
    render(
      <ShellProvider shell={shell}>
        <TestCalendar
          selection={chosen}
          clock={clock}
          isDateDisabled={isDateDisabled}
          onSelect={onSelect}
        />
      </ShellProvider>,
    );
    const cell = day('^Wednesday 11 November 2026$');
    expect(cell).toHaveAccessibleDescription('Armistice Day');
    expect(cell).toHaveAttribute('aria-disabled', 'true');
    expect(cell).toHaveAttribute('data-disabled', 'true');
    expect(cell).toHaveAttribute('title', 'Armistice Day');
    for (const attribute of ['aria-disabled', 'data-disabled', 'title'])
      expect(day('12 Nov')).not.toHaveAttribute(attribute);
    act(() => day('12 Nov').focus());
    await user.keyboard('{ArrowLeft}');
    expect(cell).toHaveFocus();
    // So that Tab comes back to the grid.
    expect(cell).toHaveAttribute('tabindex', '0');
    await user.keyboard('{Enter}');
    await user.click(cell);
    expect(onSelect).not.toHaveBeenCalled();
    expect(shell.announcer.getState().polite.map(({ text }) => text)).toEqual([
      'Armistice Day',
      'Armistice Day',
    ]);
  });

  test('before min and after max says the day it begins or ends on', () => {
    render(<TestCalendar selection={chosen} clock={clock} min="2026-11-05" max="2026-11-25" />);
    for (const [name, reason] of [
      ['Wednesday 4', 'The earliest date is Thursday 5 November 2026.'],
      ['Thursday 26', 'The latest date is Wednesday 25 November 2026.'],
    ] as const) {
      const cell = day(`^${name} November 2026$`);
      expect(cell).toHaveAttribute('aria-disabled');
      expect(cell).toHaveAccessibleDescription(reason);
    }
    for (const name of ['5 Nov', '25 Nov'])
      expect(day(`(^| )${name}ember 2026$`)).not.toHaveAttribute('aria-disabled');
    for (const name of ['Previous month', 'Next month'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('option', { name: 'Oct' })).toBeDisabled();
  });

  test.each([
    ['12', 'another day has the tab stop'],
    ['25', 'the last day has the tab stop already'],
  ])('beyond the limits leaves the focus to the nearest day: %s, %s', async (start) => {
    const user = userEvent.setup();
    const shell = createTestShell({ language: { languages: () => ['en'] } });
    const selection = { start: `2026-11-${start}`, end: `2026-11-${start}` };
    const { container } = render(
      <ShellProvider shell={shell}>
        <TestCalendar selection={selection} clock={clock} max="2026-11-25" onSelect={onSelect} />
      </ShellProvider>,
    );
    await user.click(day('28 Nov'));
    expect(day('25 Nov')).toHaveFocus();
    expect(container.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
    expect(day('25 Nov')).toHaveAttribute('tabindex', '0');
    expect(onSelect).not.toHaveBeenCalled();
    expect(shell.announcer.getState().polite.map(({ text }) => text)).toEqual([
      'The latest date is Wednesday 25 November 2026.',
    ]);
    await user.keyboard('{ArrowLeft}');
    expect(day('24 Nov')).toHaveFocus();
  });

  test('beyond the limits, in the second of two months, leaves the focus to one in the first', async () => {
    const user = userEvent.setup();
    render(<TestCalendar selection={chosen} clock={clock} max="2026-11-25" monthCount={2} />);
    await user.click(day('15 Dec'));
    expect(day('25 Nov')).toHaveFocus();
    expect(day('25 Nov')).toHaveAttribute('tabindex', '0');
  });

  test('for no reason that is given says that it cannot be chosen', () => {
    render(<TestCalendar clock={clock} isDateDisabled={(date) => date === '2026-11-11'} />);
    expect(day('^Wednesday 11 November 2026$')).toHaveAccessibleDescription(
      'This day cannot be chosen.',
    );
  });
});

describe('DATE-2', () => {
  test('months are chosen as MMM, month and year in one action each', async () => {
    const user = userEvent.setup();
    render(<TestCalendar store={store} />);
    const month = screen.getByRole('combobox', { name: 'Month' });
    expect([...month.children].map(({ textContent }) => textContent).slice(0, 3)).toEqual([
      'Jan',
      'Feb',
      'Mar',
    ]);
    await user.selectOptions(month, 'Feb');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '1984');
    expect(screen.getByRole('grid', { name: 'February 1984' })).toBeInTheDocument();
  });

  test('previous and next turn by a month', async () => {
    const user = userEvent.setup();
    render(<TestCalendar store={store} />);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeInTheDocument();
    expect(day('12 December')).toHaveAttribute('tabindex', '0');
    await user.dblClick(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeInTheDocument();
    for (const name of ['Previous month', 'Next month']) {
      const button = screen.getByRole('button', { name });
      expect(button).toHaveAttribute('type', 'button');
      expect(button).not.toHaveAttribute('aria-disabled');
    }
  });

  test('two months turn by one, as far as the limits reach, and the button keeps the focus', async () => {
    const user = userEvent.setup();
    render(<TestCalendar clock={clock} monthCount={2} min="2026-11-10" max="2027-01-20" />);
    const shown = (): (string | null)[] =>
      screen.getAllByRole('heading').map(({ textContent }) => textContent);
    const [previous, next] = ['Previous month', 'Next month'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await user.click(previous!);
    expect(shown()).toEqual(['November 2026', 'December 2026']);
    expect(next).not.toHaveAttribute('aria-disabled');
    await user.dblClick(next!);
    expect(shown()).toEqual(['December 2026', 'January 2027']);
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
  });

  test.each([
    ['0001-01-15', 'Previous month'],
    ['9999-12-15', 'Next month'],
  ])('%s has no month beyond it', (date, name) => {
    render(<TestCalendar clock={clock} selection={{ start: date, end: date }} />);
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  });

  test('the months and years to choose from are those within the limits, these included', () => {
    render(<TestCalendar clock={clock} min="2024-08-31" max="2026-11-21" />);
    const choices = (name: string): HTMLOptionElement[] =>
      within(screen.getByRole('combobox', { name })).getAllByRole('option');
    const disabled = choices('Month').filter((option) => option.disabled);
    expect(disabled.map(({ textContent }) => textContent)).toEqual(['Dec']);
    expect(choices('Year').map(({ value }) => value)).toEqual(['2024', '2025', '2026']);
    fireEvent.change(screen.getByRole('combobox', { name: 'Year' }), { target: { value: '2024' } });
    expect(choices('Month').filter((option) => !option.disabled)[0]).toHaveTextContent('Aug');
  });
});

describe('LOCALE-3 names come from the loaded locale', () => {
  test.each([
    ['nl', 'november 2026', 'donderdag 12 november 2026', 'maandag'],
    ['fr', 'novembre 2026', 'jeudi 12 novembre 2026', 'lundi'],
  ])('%s', (language, title, name, monday) => {
    const shell = createTestShell({ language: { languages: () => [language] } });
    render(
      <ShellProvider shell={shell}>
        <TestCalendar store={store} />
      </ShellProvider>,
    );
    expect(screen.getByRole('grid', { name: title })).toBeInTheDocument();
    expect(day(`^${name}$`)).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader')[0]).toHaveAttribute('abbr', monday);
  });
});

test('settings may change between renders', () => {
  const { rerender } = render(<TestCalendar clock={clock} selection={chosen} />);
  rerender(
    <TestCalendar
      clock={clock}
      selection={{ start: '2026-11-20', end: '2026-11-20' }}
      fixedWeeks
      firstDayOfWeek={6}
    />,
  );
  expect(day('20 Nov')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('columnheader')[0]).toHaveAttribute('abbr', 'Sunday');
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Sun');
  expect(screen.getAllByRole('row')).toHaveLength(7);
  expect(screen.getAllByRole('row')[1]?.firstChild).toHaveTextContent('1');
});
