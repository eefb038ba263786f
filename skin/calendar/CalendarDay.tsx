import type { ReactElement } from 'react';
import {
  useCalendarCell,
  type CalendarCellState,
  type IsoDate,
  type UseCalendarResult,
} from '../../headless/calendar/index.js';
import { classNames } from '../core/index.js';

/** The days of a range join into one band with round ends. */
const BAND: Readonly<Record<CalendarCellState, string>> = {
  start: 'rounded-s-control bg-accent-tint',
  middle: 'bg-accent-tint',
  end: 'rounded-e-control bg-accent-tint',
};

// Forced colors remove the tint; lines above and below join the days instead, in the same height.
const FORCED_BAND =
  'forced-colors:border-y-2 forced-colors:border-highlight forced-colors:*:-my-0.5';

// A chosen day stays filled with forced colors: an edge alone would look like today.
const CHOSEN =
  'border border-transparent bg-accent font-semibold text-on-accent forced-color-adjust-none ' +
  'forced-colors:bg-highlight forced-colors:text-highlight-text';
const TODAY = 'border border-accent font-semibold';

/** One day of a calendar. */
export function CalendarDay({
  calendar,
  date,
}: {
  calendar: UseCalendarResult;
  date: IsoDate;
}): ReactElement {
  const cell = useCalendarCell(calendar, date);
  const isPlain = !cell.isSelected && cell.state === undefined && !cell.isDisabled;
  return (
    <td
      {...cell.getCellProps()}
      className={classNames(
        'relative p-0 text-center text-body tabular-nums focus-visible:z-10 focus-visible:rounded-control',
        cell.state === undefined ? 'rounded-control' : `${BAND[cell.state]} ${FORCED_BAND}`,
        cell.isDisabled ? 'cursor-not-allowed' : 'cursor-pointer',
      )}
    >
      <span
        className={classNames(
          'flex h-9 items-center justify-center rounded-control pointer-coarse:h-11',
          cell.isSelected ? CHOSEN : cell.isToday && TODAY,
          isPlain && 'hover:bg-sunken',
          cell.isDisabled && 'text-muted line-through opacity-60',
        )}
      >
        {cell.day}
      </span>
    </td>
  );
}
