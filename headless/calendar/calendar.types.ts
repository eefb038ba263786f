import type { Store } from '../core/vanilla.js';
import type { Clock, OnPageShown } from '../platform/index.js';
import type { DateLimits } from './dateLimits.rules.js';
import type { DateSpan, IsoDate, IsoMonth } from './isoDate.rules.js';
import type { CalendarKey, MonthGridOptions } from './monthGrid.rules.js';

/** What a calendar shows and allows. */
export interface CalendarSettings extends DateLimits, MonthGridOptions {
  /** The chosen range, or the chosen day as both of its ends. Default none. */
  selection?: DateSpan | undefined;
  /** What a click on the day would choose, to show it while the pointer or the focus is there. */
  previewOf?: ((date: IsoDate) => DateSpan | null) | undefined;
  /** How many months stand side by side. Default 1. */
  monthCount?: number | undefined;
}

/**
 * Where a person is in one calendar, and the settings that it goes by, what is chosen among them.
 */
export interface CalendarState {
  /** Known once the store is connected. */
  readonly today: IsoDate | null;
  /** Where the person has moved to; before that the chosen day has the tab stop, else today. */
  readonly moved: IsoDate | null;
  /** The first month shown, once the person has turned to one. */
  readonly turnedTo: IsoMonth | null;
  /** What a click on the day under the pointer, or with the focus, would choose. */
  readonly preview: DateSpan | null;
  readonly settings: CalendarSettings;
}

/**
 * Moves about in the calendar, by key, pointer or page. Choosing a day is for who holds the value.
 */
export interface CalendarActions {
  /** Moves the tab stop to a day, or to the nearest that the limits allow, and shows its month. */
  focus(date: IsoDate): void;
  /** Moves by a key; false for a key that does not move (A11Y-DATE). The cell takes the focus. */
  press(key: CalendarKey): boolean;
  /** Whether the cell with the tab stop shall take the focus now; asking answers the request. */
  takeFocusRequest(): boolean;
  /** Turns to another first month, with the tab stop on the same day of the month. */
  turnTo(month: IsoMonth): void;
  /** The pointer is over a day, or over none. */
  hover(date: IsoDate | null): void;
  /** Moves to today, or to the nearest day that the limits allow. */
  focusToday(): void;
  /** Takes other settings. A day that is newly chosen comes into sight, and has the focus if a day had it. */
  configure(settings: CalendarSettings, hasFocus?: boolean): void;
}

/** One per calendar; months that stand side by side share it. */
export type CalendarStore = Store<CalendarState, CalendarActions>;

/** What `createCalendarStore` takes: the first settings, and what tells which day it is. */
export interface CalendarStoreOptions extends CalendarSettings {
  /** Tells what day it is, and when that changes. Default: the machine's. */
  clock?: Clock | undefined;
  /** When to look again what day it is, after a sleep. Default: when the page is shown again. */
  onPageShown?: OnPageShown | undefined;
}
