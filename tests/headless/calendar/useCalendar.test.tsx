import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, useState, type ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import {
  createCalendarStore,
  useCalendar,
  useCalendarCell,
  type CalendarStore,
} from '../../../headless/calendar/index.js';
import { ShellProvider } from '../../../headless/shell/index.js';
import { createFakeClock, createTestShell } from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';
import { TestCalendar } from './TestCalendar.js';

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

const day = (name: string): HTMLElement => screen.getByRole('gridcell', { name: new RegExp(name) });

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
    expect(fireEvent.keyDown(day('12 Nov'), { key: 'ArrowLeft', altKey: true })).toBe(true);
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
    const cell = day('^Wednesday 11 November 2026, Armistice Day$');
    expect(cell).toHaveAttribute('aria-disabled', 'true');
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
    expect(
      day('^Wednesday 4 November 2026, The earliest date is Thursday 5 November 2026'),
    ).toHaveAttribute('aria-disabled');
    expect(day('^Thursday 26 November 2026, The latest date is')).toHaveAttribute('aria-disabled');
    for (const name of ['Previous month', 'Next month'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('option', { name: 'Oct' })).toBeDisabled();
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

describe('renders', () => {
  /** Which cells render during what is done; StrictMode renders each twice. */
  function rendersOf(onRender: Mock<(date: string) => void>, work: () => void): string[] {
    onRender.mockClear();
    act(work);
    return [...new Set(onRender.mock.calls.map(([date]) => date))].sort();
  }

  test('an arrow key renders the two cells whose state changes', () => {
    const onRender = vi.fn<(date: string) => void>();
    render(<TestCalendar store={store} onRender={onRender} />);
    const renders = rendersOf(onRender, () => {
      fireEvent.keyDown(day('12 Nov'), { key: 'ArrowRight' });
    });
    expect(renders).toEqual(['2026-11-12', '2026-11-13']);
  });

  describe('a hover', () => {
    const selection = { start: '2026-11-28', end: null };
    const previewOf = (end: string): { start: string; end: string } => ({
      start: '2026-11-28',
      end,
    });
    let onRender: Mock<(date: string) => void>;
    beforeEach(() => {
      onRender = vi.fn();
      const settings = { clock, selection, previewOf, monthCount: 2, onRender };
      render(<TestCalendar {...settings} />);
    });

    test('renders one or two cells for each day crossed, in two months', () => {
      fireEvent.pointerEnter(day('30 Nov'));
      const renders = rendersOf(onRender, () => {
        fireEvent.pointerEnter(day('(^| )1 December'));
      });
      expect(renders).toEqual(['2026-11-30', '2026-12-01']);
    });

    test('goes on over the edge of a month without giving up the range between', () => {
      fireEvent.pointerOver(day('30 Nov'));
      const renders = rendersOf(onRender, () => {
        fireEvent.pointerOut(day('30 Nov'), { relatedTarget: day('(^| )1 December') });
      });
      expect(renders).toEqual(['2026-11-30', '2026-12-01']);
      expect(day('(^| )1 December')).toHaveAttribute('data-state', 'end');
    });

    test('that ends beside the days shows the choice alone', () => {
      fireEvent.pointerOver(day('30 Nov'));
      fireEvent.pointerOut(day('30 Nov'), { relatedTarget: document.body });
      expect(day('29 Nov')).not.toHaveAttribute('data-state');
    });

    test('is none where a finger only passes, as it does when it scrolls', () => {
      fireEvent.pointerEnter(day('30 Nov'), { pointerType: 'touch' });
      expect(day('29 Nov')).not.toHaveAttribute('data-state');
      fireEvent.pointerEnter(day('30 Nov'), { pointerType: 'mouse' });
      expect(day('29 Nov')).toHaveAttribute('data-state', 'middle');
    });

    test('that goes on to another calendar shows the choice alone', () => {
      const [from, between] = [day('30 Nov'), day('29 Nov')];
      const other = render(<TestCalendar store={createCalendarStore({ clock })} />);
      const [elsewhere] = within(other.container).getAllByRole('gridcell', { name: /2026/ });
      fireEvent.pointerOver(from);
      expect(between).toHaveAttribute('data-state', 'middle');
      fireEvent.pointerOut(from, { relatedTarget: elsewhere });
      expect(between).not.toHaveAttribute('data-state');
    });
  });

  test('choosing renders the day that had the tab stop and the one that is chosen', () => {
    const onRender = vi.fn<(date: string) => void>();
    const Month = memo(TestCalendar);
    function Chooser(): ReactElement {
      const [selection, setSelection] = useState(chosen);
      const [choose] = useState(() => (date: string) => {
        setSelection({ start: date, end: date });
      });
      const calendar = useCalendar({ clock, selection });
      return <Month store={calendar.store} onSelect={choose} onRender={onRender} />;
    }
    render(<Chooser />);
    const renders = rendersOf(onRender, () => {
      fireEvent.click(day('20 Nov'));
    });
    expect(day('20 Nov')).toHaveAttribute('aria-selected', 'true');
    expect(renders).toEqual(['2026-11-12', '2026-11-20']);
  });

  test('midnight renders two cells', () => {
    const onRender = vi.fn<(date: string) => void>();
    const night = createFakeClock(new Date(2026, 10, 21, 23).getTime());
    render(<TestCalendar clock={night} selection={chosen} onRender={onRender} />);
    const renders = rendersOf(onRender, () => night.advance(3_600_000));
    expect(renders).toEqual(['2026-11-21', '2026-11-22']);
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
  expect(screen.getAllByRole('row')).toHaveLength(7);
});
