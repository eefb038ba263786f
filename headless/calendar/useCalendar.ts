import type {
  ChangeEventHandler,
  KeyboardEventHandler,
  MouseEventHandler,
  PointerEventHandler,
} from 'react';
import {
  directionOf,
  keepFocus,
  propGetter,
  useAnnounce,
  useElementId,
  useFormatText,
  useIsomorphicLayoutEffect,
  useOwnStore,
  useStoreState,
  type PropGetter,
  type TextDescriptor,
} from '../core/index.js';
import { useLocaleNames } from '../locale-data/index.js';
import { createCalendarStore } from './calendar.store.js';
import type { CalendarSettings, CalendarStore, CalendarStoreOptions } from './calendar.types.js';
import { focusedDate, isMonthWithin, shownMonth, yearChoices } from './calendarView.rules.js';
import { isInCell } from './cellElements.js';
import { limitProblem } from './dateLimits.rules.js';
import { dayName, monthName } from './dayName.rules.js';
import { addToMonth, partsOf, type IsoDate, type IsoMonth } from './isoDate.rules.js';
import { inWeekOrder, monthWeeks, type MonthWeeks } from './monthGrid.rules.js';

const PREVIOUS: TextDescriptor = {
  id: 'gnap.calendar.previous',
  defaultMessage: 'Previous month',
};
const NEXT: TextDescriptor = { id: 'gnap.calendar.next', defaultMessage: 'Next month' };
const MONTH: TextDescriptor = { id: 'gnap.calendar.month', defaultMessage: 'Month' };
const YEAR: TextDescriptor = { id: 'gnap.calendar.year', defaultMessage: 'Year' };

/** Settings for a store made by the hook, or a store that has its own. */
export type UseCalendarOptions = (
  (CalendarStoreOptions & { store?: undefined }) | { store: CalendarStore }
) & {
  /** Which of the months side by side this is, with the first one's `store`. Default 0. */
  offset?: number | undefined;
  /** A day was chosen that may be. */
  onSelect?: ((date: IsoDate, event?: unknown) => void) | undefined;
  /** The id of the grid. */
  id?: string | undefined;
};

/** For the heading with month and year, which names the grid. */
export interface CalendarTitleProps {
  id: string;
  /** Of months side by side the first alone speaks, since all turn together. */
  'aria-live': 'polite' | undefined;
}

/** For the `table` of days: a `grid` with one tab stop (A11Y-DATE; APG "Date Picker Dialog"). */
export interface CalendarGridProps {
  id: string;
  role: 'grid';
  'aria-labelledby': string;
  /** Leaving a typed text would read it, which may move the days away from under the press. */
  onMouseDown: MouseEventHandler;
  onKeyDown: KeyboardEventHandler;
  onPointerLeave: PointerEventHandler;
}

/** For the two buttons that turn to the month before and the month after. */
export interface CalendarTurnProps {
  type: 'button';
  'aria-label': string;
  /** That month is beyond the limits. The button keeps the focus. */
  'aria-disabled': true | undefined;
  /** As the grid's. */
  onMouseDown: MouseEventHandler;
  onClick: MouseEventHandler<HTMLElement>;
}

/**
 * For a `select` of the month, with `monthChoices` as options, or of the year, with `yearChoices`.
 */
export interface CalendarSelectProps {
  'aria-label': string;
  /** The month that is shown, 0 for January; or its year. */
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
  /** To be seen: `Mon`. */
  readonly shortName: string;
}

/** One month to render. It is also what `useCalendarCell` takes for each of the days. */
export interface UseCalendarResult {
  /** For `useCalendar` of the month beside this one, with its `offset`. */
  readonly store: CalendarStore;
  /** The month that this grid shows. */
  readonly month: IsoMonth;
  /** Its days, in rows of a week. */
  readonly weeks: MonthWeeks;
  /** From the first day of the week on. */
  readonly weekdays: readonly Weekday[];
  /** `November 2026`. */
  readonly title: string;
  readonly monthChoices: readonly MonthChoice[];
  /** Those that the limits allow, at most 120 before and after the one that is shown. */
  readonly yearChoices: readonly number[];
  /** Chooses a day as a click does: one that may not be is said to be so. */
  select(date: IsoDate, event?: unknown): void;
  /** Chooses the day with the tab stop. */
  selectFocused(event?: unknown): void;
  /** The heading, which is announced when it changes. */
  getTitleProps: PropGetter<CalendarTitleProps>;
  /** For the `table`. */
  getGridProps: PropGetter<CalendarGridProps>;
  getPreviousProps: PropGetter<CalendarTurnProps>;
  getNextProps: PropGetter<CalendarTurnProps>;
  getMonthSelectProps: PropGetter<CalendarSelectProps>;
  getYearSelectProps: PropGetter<CalendarSelectProps>;
}

/** Without what is not a setting, so that settings compare. */
function settingsOf(options: CalendarStoreOptions): CalendarSettings {
  const { min, max, isDateDisabled, firstDayOfWeek, fixedWeeks, selection, previewOf, monthCount } =
    options;
  return { min, max, isDateDisabled, firstDayOfWeek, fixedWeeks, selection, previewOf, monthCount };
}

const NO_SETTINGS: CalendarSettings = {};

function useCalendarStore(options: UseCalendarOptions): [CalendarStore, CalendarSettings] {
  const given = options.store;
  const own = options.store === undefined ? settingsOf(options) : undefined;
  const store = useOwnStore(given, () =>
    createCalendarStore(options.store === undefined ? { ...options, ...own } : NO_SETTINGS),
  );
  const theirs = useStoreState(store, (state) =>
    given === undefined ? NO_SETTINGS : state.settings,
  );
  useIsomorphicLayoutEffect(() => {
    if (own !== undefined) store.configure(own, isInCell(store, document.activeElement));
  });
  return [store, own ?? theirs];
}

/**
 * The grid of one month (spec rows DATE-2, LOCALE-3, A11Y-DATE; APG "Date Picker Dialog"). It renders
 * when another month is shown; what changes per day is for `useCalendarCell(calendar, date)`.
 */
export function useCalendar(options: UseCalendarOptions = {}): UseCalendarResult {
  const { offset = 0, onSelect } = options;
  const [store, settings] = useCalendarStore(options);
  const first = useStoreState(store, shownMonth);
  const format = useFormatText();
  const announce = useAnnounce();
  const names = useLocaleNames();
  const partId = useElementId(options.id);
  const { firstDayOfWeek, fixedWeeks, monthCount = 1 } = settings;

  const month = addToMonth(first, offset);
  const { year, month: index } = partsOf(month);
  const shortNames = inWeekOrder(names.weekdaysShort, { firstDayOfWeek });

  const select = (date: IsoDate, event?: unknown): void => {
    const show = (day: IsoDate): string => format(dayName(day, names));
    const problem = limitProblem(date, store.getState().settings, show);
    if (problem === null) onSelect?.(date, event);
    else announce(format(problem.message));
  };
  const selectFocused = (event?: unknown): void => {
    select(focusedDate(store.getState()), event);
  };
  const turnProps = (label: TextDescriptor, by: 1 | -1): PropGetter<CalendarTurnProps> => {
    const edge = by === 1 ? addToMonth(first, monthCount - 1) : first;
    const beyond = addToMonth(edge, by);
    const isDisabled = beyond === edge || !isMonthWithin(beyond, settings);
    return propGetter<CalendarTurnProps>({
      type: 'button',
      'aria-label': format(label),
      'aria-disabled': isDisabled || undefined,
      onMouseDown: keepFocus,
      onClick: ({ currentTarget }) => {
        currentTarget.focus();
        if (!isDisabled) store.turnTo(addToMonth(first, by));
      },
    });
  };
  const selectProps = (
    label: TextDescriptor,
    value: number,
    monthsPerStep: 1 | 12,
  ): PropGetter<CalendarSelectProps> =>
    propGetter<CalendarSelectProps>({
      'aria-label': format(label),
      value,
      onChange: ({ currentTarget }) => {
        const steps = Number(currentTarget.value) - value;
        store.turnTo(addToMonth(first, steps * monthsPerStep));
      },
    });

  return {
    store,
    month,
    weeks: monthWeeks(month, { firstDayOfWeek, fixedWeeks }),
    weekdays: inWeekOrder(names.weekdays, { firstDayOfWeek }).map((name, day) => ({
      name,
      shortName: shortNames[day] ?? name,
    })),
    title: format(monthName(month, names)),
    monthChoices: names.monthsShort.map((label, value) => ({
      value,
      label,
      isDisabled: !isMonthWithin(addToMonth(month, value - index), settings),
    })),
    yearChoices: yearChoices(year, settings),
    select,
    selectFocused,
    getTitleProps: propGetter<CalendarTitleProps>({
      id: partId('title'),
      // All months turn together: one of them speaks.
      'aria-live': offset === 0 ? 'polite' : undefined,
    }),
    getGridProps: propGetter<CalendarGridProps>({
      id: partId(),
      role: 'grid',
      'aria-labelledby': partId('title'),
      onMouseDown: keepFocus,
      onKeyDown: (event) => {
        const { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget } = event;
        if (altKey || ctrlKey || metaKey) return;
        if (key === 'Enter' || key === ' ') selectFocused(event);
        else if (!store.press({ key, shiftKey, direction: directionOf(currentTarget) })) return;
        event.preventDefault();
      },
      onPointerLeave: ({ relatedTarget }) => {
        // A day of the month beside it takes over: nothing between would have to be drawn twice.
        if (!isInCell(store, relatedTarget)) store.hover(null);
      },
    }),
    getPreviousProps: turnProps(PREVIOUS, -1),
    getNextProps: turnProps(NEXT, 1),
    getMonthSelectProps: selectProps(MONTH, index, 1),
    getYearSelectProps: selectProps(YEAR, year, 12),
  };
}
