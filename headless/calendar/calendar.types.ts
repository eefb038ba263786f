import type { Store } from '../core/vanilla.js';
import type { Clock, OnPageShown } from '../platform/index.js';
import type { DateLimits } from './dateLimits.rules.js';
import type { DateSpan, IsoDate, IsoMonth } from './isoDate.rules.js';
import type { CalendarKey, MonthGridOptions } from './monthGrid.rules.js';

/** What a calendar shows and allows. */
export interface CalendarSettings extends DateLimits, MonthGridOptions {
  /** The chosen range, or the chosen day as both of its ends. Default none. */
  selection?: DateSpan | undefined;
  /** The range that a click on the day would choose; shown while the day is hovered or focused. */
  previewOf?: ((date: IsoDate) => DateSpan | null) | undefined;
  /** How many months stand side by side. Default 1. */
  monthCount?: number | undefined;
}

/** The user's position in one calendar, the selection, and the other settings. */
export interface CalendarState {
  /** `null` until the store is connected. */
  readonly today: IsoDate | null;
  /** The day that the user moved to. Until then the tab stop is the chosen day, else today. */
  readonly moved: IsoDate | null;
  /**
   * The first month shown, unless the tab stop is out of its view; `null` until the user moves.
   */
  readonly turnedTo: IsoMonth | null;
  /** The range that a click on the hovered or focused day would choose. */
  readonly preview: DateSpan | null;
  /** The chosen range, or the chosen day as both of its ends. */
  readonly selection: DateSpan;
  /** All but the selection; the same object until one of them changes. */
  readonly settings: Omit<CalendarSettings, 'selection'>;
}

/** Moves around the calendar by key, pointer or page. Choosing a day is up to the value's owner. */
export interface CalendarActions {
  /**
   * Moves the tab stop to a day, or the nearest one within the limits, and shows its month. With
   * `takesFocus`, its cell takes the focus if this makes it another one.
   */
  focus(date: IsoDate, takesFocus?: boolean): void;
  /** Moves the tab stop and the focus by a key (A11Y-DATE). False for a key that does not move. */
  press(key: CalendarKey): boolean;
  /** Whether the cell with the tab stop should take the focus now. Asking clears the request. */
  takeFocusRequest(): boolean;
  /** Shows another first month; the tab stop stays on the same day of the month. */
  turnTo(month: IsoMonth): void;
  /** Takes the day under the pointer; `null` for none. */
  hover(date: IsoDate | null): void;
  /** Moves to today, or to the nearest day within the limits. */
  focusToday(): void;
  /**
   * Takes new settings and brings a newly chosen day into view. With `hasFocus` (a day has the
   * focus), the cell with the tab stop takes the focus if this makes it another one.
   */
  configure(settings: CalendarSettings, hasFocus?: boolean): void;
}

/** One per calendar; months that stand side by side share it. */
export type CalendarStore = Store<CalendarState, CalendarActions>;

/** The options of `createCalendarStore`: the initial settings, and the source of today's date. */
export interface CalendarStoreOptions extends CalendarSettings {
  /** Tells today's date, and when it changes. Default: the system clock. */
  clock?: Clock | undefined;
  /** When to check today's date again, as after a sleep. Default: when the page is shown again. */
  onPageShown?: OnPageShown | undefined;
}
