import type {
  ChangeEventHandler,
  FocusEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
} from 'react';
import type { PropGetter } from '../core/index.js';
import type { CalendarStore, CalendarStoreOptions } from './calendar.types.js';
import type { IsoDate, IsoMonth } from './isoDate.rules.js';
import type { MonthWeeks } from './monthGrid.rules.js';

/** Settings for a store made by the hook, or a store that has its own. */
export type UseCalendarOptions = (
  (CalendarStoreOptions & { store?: undefined }) | { store: CalendarStore }
) & {
  /** The place of this month among those side by side, which share a `store`. Default 0. */
  offset?: number | undefined;
  /** Called with each chosen day that the limits allow. */
  onSelect?: ((date: IsoDate, event?: unknown) => void) | undefined;
  /** The id of the grid. */
  id?: string | undefined;
};

/** For the heading with month and year, which names the grid. */
export interface CalendarTitleProps {
  id: string;
  /** Only the first of several months is announced, since they turn together. */
  'aria-live': 'polite' | undefined;
}

/** For the `table` of days: a `grid` with one tab stop (A11Y-DATE; APG "Date Picker Dialog"). */
export interface CalendarGridProps {
  id: string;
  role: 'grid';
  'aria-labelledby': string;
  /**
   * Keeps the focus where it is: a blur reads the typed text, which may move the days away from
   * under the pointer.
   */
  onMouseDown: MouseEventHandler;
  onKeyDown: KeyboardEventHandler;
  onPointerLeave: PointerEventHandler;
  onBlur: FocusEventHandler;
}

/** For the two buttons that turn to the month before and the month after. */
export interface CalendarTurnProps {
  type: 'button';
  'aria-label': string;
  /** Set if that month is beyond the limits. The button can still have the focus. */
  'aria-disabled': true | undefined;
  /** As that of the grid. */
  onMouseDown: MouseEventHandler;
  onClick: MouseEventHandler<HTMLElement>;
}

/**
 * For a `select` of the month, with `monthChoices` as options, or of the year, with `yearChoices`.
 */
export interface CalendarSelectProps {
  'aria-label': string;
  /** The shown month, 0 for January; or the shown year. */
  value: number;
  onChange: ChangeEventHandler<HTMLSelectElement>;
}

/** One choice of the month's select. */
export interface MonthChoice {
  /** 0 is January. */
  readonly value: number;
  /** As `MMM`: `Jan` (spec row DATE-2). */
  readonly label: string;
  readonly isDisabled: boolean;
}

/** The header of one column of the grid, named by the locale data (spec row LOCALE-3). */
export interface Weekday {
  /** For the `abbr` of the header cell. */
  readonly name: string;
  /** The visible text: `Mon`. */
  readonly shortName: string;
}

/** One month to render; `useCalendarCell` takes it for each of the days. */
export interface UseCalendarResult {
  /** For the `useCalendar` of another month beside this one, with its `offset`. */
  readonly store: CalendarStore;
  /** The month that this grid shows. */
  readonly month: IsoMonth;
  /** Its days, one row per week. */
  readonly weeks: MonthWeeks;
  /** In order, from the first day of the week. */
  readonly weekdays: readonly Weekday[];
  /** `November 2026`. */
  readonly title: string;
  readonly monthChoices: readonly MonthChoice[];
  /** The years within the limits, at most 120 before and after the one that is shown. */
  readonly yearChoices: readonly number[];
  /** Chooses a day as a click does. If it may not be chosen, the reason is announced instead. */
  select(date: IsoDate, event?: unknown): void;
  /** Chooses the day with the tab stop. */
  selectFocused(event?: unknown): void;
  /** For the heading, which is announced when it changes. */
  getTitleProps: PropGetter<CalendarTitleProps>;
  /** For the `table`. */
  getGridProps: PropGetter<CalendarGridProps>;
  getPreviousProps: PropGetter<CalendarTurnProps>;
  getNextProps: PropGetter<CalendarTurnProps>;
  getMonthSelectProps: PropGetter<CalendarSelectProps>;
  getYearSelectProps: PropGetter<CalendarSelectProps>;
}
