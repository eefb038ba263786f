import {
  directionOf,
  hasModifier,
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
import { hasFocus, isInCell } from './cellElements.js';
import { limitProblem } from './dateLimits.rules.js';
import { dayName, monthName } from './dayName.rules.js';
import { addToMonth, partsOf, type IsoDate } from './isoDate.rules.js';
import { inWeekOrder, monthWeeks } from './monthGrid.rules.js';
import type {
  CalendarGridProps,
  CalendarSelectProps,
  CalendarTitleProps,
  CalendarTurnProps,
  UseCalendarOptions,
  UseCalendarResult,
} from './useCalendar.types.js';

const PREVIOUS: TextDescriptor = {
  id: 'gnap.calendar.previous',
  defaultMessage: 'Previous month',
};
const NEXT: TextDescriptor = { id: 'gnap.calendar.next', defaultMessage: 'Next month' };
const MONTH: TextDescriptor = { id: 'gnap.calendar.month', defaultMessage: 'Month' };
const YEAR: TextDescriptor = { id: 'gnap.calendar.year', defaultMessage: 'Year' };

/** Only the settings, so that they can be compared. */
function settingsOf(options: CalendarStoreOptions): CalendarSettings {
  const { min, max, isDateDisabled, firstDayOfWeek, fixedWeeks, selection, previewOf, monthCount } =
    options;
  return { min, max, isDateDisabled, firstDayOfWeek, fixedWeeks, selection, previewOf, monthCount };
}

/** Always the same object: a calendar does not re-render for its own settings in the store. */
const NO_SETTINGS: CalendarSettings = {};

/** The store of a calendar, and its settings: those of the options, or of a given store. */
function useCalendarStore(options: UseCalendarOptions): [CalendarStore, CalendarSettings] {
  const given = options.store === undefined ? options : undefined;
  const ownSettings = given && settingsOf(given);
  const store = useOwnStore(options.store, () =>
    createCalendarStore({ ...ownSettings, clock: given?.clock, onPageShown: given?.onPageShown }),
  );
  const storeSettings = useStoreState(store, (state) => (given ? NO_SETTINGS : state.settings));
  useIsomorphicLayoutEffect(() => {
    if (ownSettings) store.configure(ownSettings, hasFocus(store));
  });
  return [store, ownSettings ?? storeSettings];
}

/**
 * The grid of one month (spec rows DATE-2, LOCALE-3, A11Y-DATE; APG "Date Picker Dialog"). It
 * re-renders when another month is shown; `useCalendarCell(calendar, date)` follows what changes in
 * a single day.
 */
export function useCalendar(options: UseCalendarOptions = {}): UseCalendarResult {
  const { offset = 0, onSelect } = options;
  const [store, settings] = useCalendarStore(options);
  const firstMonth = useStoreState(store, shownMonth);
  const format = useFormatText();
  const announce = useAnnounce();
  const names = useLocaleNames();
  const partId = useElementId(options.id);
  const { firstDayOfWeek, fixedWeeks, monthCount = 1 } = settings;

  const month = addToMonth(firstMonth, offset);
  const { year, month: index } = partsOf(month);
  const shortNames = inWeekOrder(names.weekdaysShort, { firstDayOfWeek });

  const select = (date: IsoDate, event?: unknown): void => {
    const show = (day: IsoDate): string => format(dayName(day, names));
    const problem = limitProblem(date, store.getState().settings, show);
    if (problem === null) onSelect?.(date, event);
    else announce(format(problem.message));
  };
  const endPreview = ({ relatedTarget }: { relatedTarget: EventTarget | null }): void => {
    // Another day of either month sets the next preview; clearing this one first would render twice.
    if (!isInCell(store, relatedTarget)) store.hover(null);
  };
  const selectFocused = (event?: unknown): void => {
    select(focusedDate(store.getState()), event);
  };
  const turnProps = (label: TextDescriptor, by: 1 | -1): PropGetter<CalendarTurnProps> => {
    const edge = by === 1 ? addToMonth(firstMonth, monthCount - 1) : firstMonth;
    const beyond = addToMonth(edge, by);
    const isDisabled = beyond === edge || !isMonthWithin(beyond, settings);
    return propGetter<CalendarTurnProps>({
      type: 'button',
      'aria-label': format(label),
      'aria-disabled': isDisabled || undefined,
      onMouseDown: keepFocus,
      onClick: ({ currentTarget }) => {
        currentTarget.focus();
        if (!isDisabled) store.turnTo(addToMonth(firstMonth, by));
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
        store.turnTo(addToMonth(firstMonth, steps * monthsPerStep));
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
      // Months side by side turn together: only the first is announced.
      'aria-live': offset === 0 ? 'polite' : undefined,
    }),
    getGridProps: propGetter<CalendarGridProps>({
      id: partId(),
      role: 'grid',
      'aria-labelledby': partId('title'),
      onMouseDown: keepFocus,
      onKeyDown: (event) => {
        const { key, shiftKey, currentTarget } = event;
        if (hasModifier({ ...event, shiftKey: false })) return;
        if (key === 'Enter' || key === ' ') {
          // The key that opened the dialog may still be down, which is not a choice.
          if (!event.repeat) selectFocused(event);
        } else if (!store.press({ key, shiftKey, direction: directionOf(currentTarget) })) return;
        event.preventDefault();
      },
      onPointerLeave: endPreview,
      onBlur: endPreview,
    }),
    getPreviousProps: turnProps(PREVIOUS, -1),
    getNextProps: turnProps(NEXT, 1),
    getMonthSelectProps: selectProps(MONTH, index, 1),
    getYearSelectProps: selectProps(YEAR, year, 12),
  };
}
