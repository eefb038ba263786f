import {
  useRef,
  type FocusEventHandler,
  type MouseEventHandler,
  type PointerEventHandler,
} from 'react';
import {
  propGetter,
  useFormatText,
  useIsomorphicLayoutEffect,
  useMergedRefs,
  useStoreState,
  type PropGetter,
  type TextDescriptor,
} from '../core/index.js';
import { useLocaleNames } from '../locale-data/index.js';
import { CELL, cellMask } from './cellMask.rules.js';
import { cellContext } from './calendarView.rules.js';
import { clampDate, limitProblem } from './dateLimits.rules.js';
import { dayName } from './dayName.rules.js';
import { addCell, focusTabStop } from './cellElements.js';
import { partsOf, type IsoDate } from './isoDate.rules.js';
import type { UseCalendarResult } from './useCalendar.types.js';

const START: TextDescriptor = { id: 'gnap.calendar.start', defaultMessage: 'start' };
const END: TextDescriptor = { id: 'gnap.calendar.end', defaultMessage: 'end' };

/** For the `td` of a day. Only one cell of a calendar is a tab stop. */
export interface CalendarCellProps {
  ref: (element: HTMLElement | null) => void;
  role: 'gridcell';
  /** The day in words, and whether a range begins or ends there. */
  'aria-label': string;
  /** The chosen day, or an end of the chosen range. */
  'aria-selected': true | undefined;
  /** Today. */
  'aria-current': 'date' | undefined;
  'aria-disabled': true | undefined;
  tabIndex: 0 | -1;
  /** Why it may not be chosen; for screen readers, the description. */
  title: string | undefined;
  /** As `aria-selected`. */
  'data-active': true | undefined;
  'data-disabled': true | undefined;
  'data-state': CalendarCellState | undefined;
  onClick: MouseEventHandler<HTMLElement>;
  onFocus: FocusEventHandler;
  onPointerEnter: PointerEventHandler;
}

/** The place of a day in a range of several days, be it the chosen or the previewed one. */
export type CalendarCellState = 'start' | 'middle' | 'end';

/** The state of one day, and the props of its cell. */
export interface UseCalendarCellResult {
  /** The day of the month. */
  readonly day: number;
  /** The chosen day, or an end of the chosen range. */
  readonly isSelected: boolean;
  readonly isToday: boolean;
  /** It may not be chosen, but can have the focus. */
  readonly isDisabled: boolean;
  /** `undefined` outside a range. */
  readonly state: CalendarCellState | undefined;
  getCellProps: PropGetter<CalendarCellProps>;
}

function bandState(mask: number): CalendarCellState | undefined {
  if (!(mask & CELL.inBand)) return undefined;
  if (mask & CELL.bandStart) return 'start';
  return mask & CELL.bandEnd ? 'end' : 'middle';
}

/**
 * One day of a calendar (A11Y-DATE). It re-renders only when this day changes: a hover or an arrow
 * key re-renders the day that it leaves and the day that it reaches.
 */
export function useCalendarCell(calendar: UseCalendarResult, date: IsoDate): UseCalendarCellResult {
  const { store, select } = calendar;
  const mask = useStoreState(store, (state) => cellMask(date, cellContext(state)));
  const settings = useStoreState(store, (state) => state.settings);
  const cell = useRef<HTMLElement>(null);
  const format = useFormatText();
  const names = useLocaleNames();
  const ref = useMergedRefs(cell, null);

  const has = (bit: number): boolean => (mask & bit) !== 0;
  const isTabStop = has(CELL.tabStop);
  useIsomorphicLayoutEffect(() => {
    if (cell.current) addCell(store, cell.current, isTabStop);
    if (isTabStop && store.takeFocusRequest()) focusTabStop(store);
  });

  const problem = limitProblem(date, settings, (day) => format(dayName(day, names)));
  const isDisabled = problem !== null;
  const label = [
    format(dayName(date, names)),
    has(CELL.start) && format(START),
    has(CELL.end) && format(END),
  ];

  return {
    day: partsOf(date).day,
    isSelected: has(CELL.selected),
    isToday: has(CELL.today),
    isDisabled,
    state: bandState(mask),
    getCellProps: propGetter<CalendarCellProps>({
      ref,
      role: 'gridcell',
      'aria-label': label.filter(Boolean).join(', '),
      'aria-selected': has(CELL.selected) || undefined,
      'aria-current': has(CELL.today) ? 'date' : undefined,
      'aria-disabled': isDisabled || undefined,
      tabIndex: isTabStop ? 0 : -1,
      title: problem === null ? undefined : format(problem.message),
      'data-active': has(CELL.selected) || undefined,
      'data-disabled': isDisabled || undefined,
      'data-state': bandState(mask),
      onClick: (event) => {
        if (clampDate(date, settings) === date) event.currentTarget.focus();
        else {
          // Arrow keys go on from the nearest day within the limits.
          focusTabStop(store);
          store.focus(date, true);
        }
        select(date, event);
      },
      onFocus: () => {
        store.focus(date);
      },
      onPointerEnter: ({ pointerType }) => {
        // Touch does not hover: the pointer enters only with the press.
        if (pointerType !== 'touch') store.hover(date);
      },
    }),
  };
}
