import type { IsoDate } from '../calendar/vanilla.js';
import type { Store, Text, ValuePort } from '../core/vanilla.js';
import type { Clock } from '../platform/index.js';
import type { DateRange, RangeEnd, RangeProblem, RangeSettings } from './dateRange.rules.js';

/** Which ranges may be chosen, and how; they may change between renders. */
export interface DateRangeSettings extends RangeSettings {
  /**
   * How clicks in the calendar choose. `ends`: each sets the active end and moves on to the other; an
   * end that stands on the wrong side moves along (spec row RANGE-2). `span`: two clicks, in any
   * order. Default `ends`.
   */
  mode?: 'ends' | 'span' | undefined;
  /** What a press beside the open picker does. Default `cancel`. */
  outsidePress?: 'cancel' | 'apply' | undefined;
}

/** One field of the dialog. */
export interface RangeFieldState {
  /** What is typed, until it is read as a day; a text that is none stays. `null` while nothing is. */
  readonly draft: string | null;
  /** What is wrong with the text that was read last. */
  readonly problem: RangeProblem | null;
}

/** The range that holds, and the draft of it while the picker is open (spec row RANGE-3). */
export interface DateRangeState {
  /** The range that holds; the draft takes its place when that is applied. */
  readonly value: DateRange;
  readonly isOpen: boolean;
  /** What is chosen in the open picker, and not applied yet (spec row RANGE-3). */
  readonly draft: DateRange;
  /** The end that the next click sets. */
  readonly activeEnd: RangeEnd;
  /** While a choice is half made: what there was before it. */
  readonly before: DateRange | null;
  readonly fields: Readonly<Record<RangeEnd, RangeFieldState>>;
  /** What is to be said: that one end moved the other, or why a choice was refused. New for each. */
  readonly notice: { readonly text: Text } | null;
}

/** What clicks, typing, applying and canceling do to one range picker. */
export interface DateRangeActions {
  /** Binds the range to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<DateRange>;
  /** Takes other settings, for what is chosen from now on. */
  configure(settings: DateRangeSettings): void;
  /** Opens the picker, with the range as it is now (spec row RANGE-3). */
  open(): void;
  /** Takes what is chosen, and closes. False where a field holds what is no day; then it stays open. */
  apply(event?: unknown): boolean;
  /** Closes, with the range as it was at this opening (spec row RANGE-3). */
  cancel(): void;
  /** Drops a choice that is half made, else cancels (A11Y-RANGE). */
  escape(): void;
  /** A press beside the open picker: cancels, or applies (option `outsidePress`). */
  pressOutside(event?: unknown): void;
  /** Empties what is chosen; of a picker that is closed, the range. */
  clear(event?: unknown): void;
  /** A day of the calendar was clicked. */
  choose(date: IsoDate): void;
  /** What a click on the day would come to; `null` where nothing is begun or it would be refused. */
  previewOf(date: IsoDate): DateRange | null;
  /** The day that it is, for presets that go by it. */
  today(): IsoDate;
  /** Chooses a whole range: a preset. */
  chooseRange(range: DateRange): void;
  /** Sets the start (spec row RANGE-2): of the open picker, else of the range itself. */
  setStart(date: IsoDate | null): void;
  /** As `setStart`. */
  setEnd(date: IsoDate | null): void;
  /** The next click sets this end: its field has the focus. */
  activate(end: RangeEnd): void;
  /** Takes what was typed or pasted into a field, and reads nothing of it yet. */
  input(end: RangeEnd, text: string): void;
  /** Reads what was typed. False where it is no day that may be chosen: the text stays. */
  commit(end: RangeEnd): boolean;
  /** Gives up what was typed. False where there was nothing. */
  revert(end: RangeEnd): boolean;
}

/** One per range picker: its own, or the `store` that `useDateRange` is given. */
export type DateRangeStore = Store<DateRangeState, DateRangeActions>;

/** What `createDateRangeStore` takes: which ranges may be chosen, and the first one. */
export interface DateRangeStoreOptions extends DateRangeSettings {
  /** Default: no start and no end. */
  defaultValue?: DateRange | undefined;
  /** Tells what day it is, and so which year two digits mean. Default: the machine's. */
  clock?: Clock | undefined;
}
