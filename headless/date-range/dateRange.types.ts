import type { IsoDate } from '../calendar/vanilla.js';
import type { Politeness, Store, Text, ValuePort } from '../core/vanilla.js';
import type { Clock } from '../platform/index.js';
import type { DateRange, RangeEnd, RangeProblem, RangeSettings } from './dateRange.rules.js';

/** Which ranges may be chosen, and how; they may change between renders. */
export interface DateRangeSettings extends RangeSettings {
  /**
   * How clicks in the calendar choose. `ends`: each sets the active end and activates the other; if
   * the two would cross, the other end moves along (spec row RANGE-2). `span`: two clicks, in any
   * order. Default `ends`.
   */
  mode?: 'ends' | 'span' | undefined;
  /** What a press outside the open picker does. Default `cancel`. */
  outsidePress?: 'cancel' | 'apply' | undefined;
}

/** One field of the dialog. */
export interface RangeFieldState {
  /** The typed text until it is read as a day; a refused text stays. `null` if there is none. */
  readonly draft: string | null;
  /**
   * What is wrong with the text that was read, or with the day that was clicked for this end; `null`
   * again with the next edit or choice.
   */
  readonly problem: RangeProblem | null;
}

/** The range, and its draft while the picker is open (spec row RANGE-3). */
export interface DateRangeState {
  /** The range itself; applying the draft replaces it. */
  readonly value: DateRange;
  readonly isOpen: boolean;
  /** The range chosen in the open picker but not applied yet (spec row RANGE-3). */
  readonly draft: DateRange;
  /** The end that the next click sets. */
  readonly activeEnd: RangeEnd;
  /** While a choice is half made, the draft from before it. */
  readonly before: DateRange | null;
  readonly fields: Readonly<Record<RangeEnd, RangeFieldState>>;
  /**
   * What to announce, a new object each time: the range after a click, a preset or Escape, an end
   * that was moved or shortened, or why a choice was refused; assertive for a text that was.
   */
  readonly notice: { readonly text: Text; readonly politeness: Politeness | undefined } | null;
}

/** What clicks, typing, applying and canceling do to one range picker. */
export interface DateRangeActions {
  /** Binds the range to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<DateRange>;
  /** Takes new settings, for choices from now on. */
  configure(settings: DateRangeSettings): void;
  /** Opens the picker, with the range as it is now (spec row RANGE-3). */
  open(): void;
  /**
   * Applies the draft and closes. False if a field's text is refused; it then stays open. Does
   * nothing while the picker is closed.
   */
  apply(event?: unknown): boolean;
  /** Closes, and restores the range from when the picker was opened (spec row RANGE-3). */
  cancel(): void;
  /** Drops a half-made choice, else cancels (A11Y-RANGE). */
  escape(): void;
  /** For a press outside the open picker: cancels, or applies (option `outsidePress`). */
  pressOutside(event?: unknown): void;
  /** Clears the draft, or the range itself while the picker is closed. */
  clear(event?: unknown): void;
  /** For a click on a day of the calendar. */
  select(date: IsoDate): void;
  /** The range that a click on the day would make; `null` if none is begun or it is refused. */
  previewOf(date: IsoDate): DateRange | null;
  /** Today's date, for presets that depend on it. */
  today(): IsoDate;
  /** Chooses a whole range: a preset. */
  selectRange(range: DateRange): void;
  /** Sets the start of the draft, or of the range while the picker is closed (spec row RANGE-2). */
  setStart(date: IsoDate | null): void;
  /** As `setStart`. */
  setEnd(date: IsoDate | null): void;
  /** Makes this the end that the next click sets, when its field gets the focus. */
  activate(end: RangeEnd): void;
  /** Takes a text typed or pasted into a field, without reading it yet. */
  input(end: RangeEnd, text: string): void;
  /** Reads the typed text. False if it is not a day that may be chosen; the text stays. */
  commit(end: RangeEnd): boolean;
  /** Discards the typed text. False if there was none. */
  revert(end: RangeEnd): boolean;
}

/** One per range picker: created by `useDateRange`, or passed to it as `store`. */
export type DateRangeStore = Store<DateRangeState, DateRangeActions>;

/**
 * The options of `createDateRangeStore`: which ranges may be chosen, until a hook brings its own
 * settings, and the initial one.
 */
export interface DateRangeStoreOptions extends DateRangeSettings {
  /** Default: no start and no end. */
  defaultValue?: DateRange | undefined;
  /** Tells today's date, and so which year two digits mean. Default: the system clock. */
  clock?: Clock | undefined;
}
