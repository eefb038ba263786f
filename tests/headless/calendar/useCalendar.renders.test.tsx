import { act, fireEvent, render, within } from '@testing-library/react';
import { memo, useState, type ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { createCalendarStore, useCalendar } from '../../../headless/calendar/index.js';
import { createFakeClock } from '../../../headless/testing/index.js';
import { day, TestCalendar } from './TestCalendar.js';

const clock = createFakeClock(new Date(2026, 10, 21, 12).getTime());
const chosen = { start: '2026-11-12', end: '2026-11-12' };

/** Which cells render during what is done; StrictMode renders each twice. */
function rendersOf(onRender: Mock<(date: string) => void>, work: () => void): string[] {
  onRender.mockClear();
  act(work);
  return [...new Set(onRender.mock.calls.map(([date]) => date))].sort();
}

test('an arrow key renders the two cells whose state changes', () => {
  const onRender = vi.fn<(date: string) => void>();
  render(<TestCalendar clock={clock} selection={chosen} onRender={onRender} />);
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
