import {
  readDate,
  type DateFormat,
  type DateProblem,
  type DateSettings,
  type IsoDate,
} from '../calendar/vanilla.js';
import { createValuePort, defineStore, type Store, type ValuePort } from '../core/vanilla.js';
import { systemClock, type Clock } from '../platform/index.js';

/** How a date picker shows a day (spec row DATE-1). */
export const DATE_FORMAT: DateFormat = 'dd-MM-yyyy';

/** The day, what is typed and not read yet, and whether the calendar is open. */
export interface DatePickerState {
  /** `null` for none, and where the text that was read is no day. */
  readonly value: IsoDate | null;
  /** What is typed, until it is read as a day; a text that is none stays. `null` while nothing is. */
  readonly draft: string | null;
  /** What is wrong with the text that was read last. */
  readonly problem: DateProblem | null;
  /** Whether the dialog is shown. */
  readonly isOpen: boolean;
}

/** What typing, choosing and clearing do to one date picker. */
export interface DatePickerActions {
  /** Binds the day to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<IsoDate | null>;
  /** Takes other limits, for what is read from now on. */
  configure(settings: DateSettings): void;
  /** Takes what was typed or pasted, and reads nothing of it yet. */
  input(text: string): void;
  /** Reads what was typed. False where it is no day that may be chosen: the text stays, with no value. */
  commit(event?: unknown): boolean;
  /** Gives up what was typed. False where there was nothing. */
  revert(): boolean;
  /** Takes a day of the calendar, and closes the dialog. */
  select(date: IsoDate, event?: unknown): void;
  clear(event?: unknown): void;
  open(): void;
  close(): void;
}

/** One per date picker: its own, or the `store` that `useDatePicker` is given. */
export type DatePickerStore = Store<DatePickerState, DatePickerActions>;

/** What `createDatePickerStore` takes: which days may be chosen, and the first one. */
export interface DatePickerStoreOptions extends DateSettings {
  /** Default `null`. */
  defaultValue?: IsoDate | null | undefined;
  /** Tells which year two digits mean. Default: the machine's. */
  clock?: Clock | undefined;
}

const NOTHING_TYPED = { draft: null, problem: null };

/** Makes the store of one date picker (spec rows DATE-1, DATE-3). */
export function createDatePickerStore({
  defaultValue = null,
  clock = systemClock,
  ...given
}: DatePickerStoreOptions = {}): DatePickerStore {
  return defineStore<DatePickerState, DatePickerActions>(
    { value: defaultValue, ...NOTHING_TYPED, isOpen: false },
    ({ get, set }) => {
      let settings: DateSettings = given;
      /** The text that `problem` is about, which is not read twice. */
      let refused: string | null = null;
      const port = createValuePort<IsoDate | null>({
        get,
        set: (change) => {
          // Another day from outside takes the place of a text that was none, but of no text under way.
          set(get().problem === null ? change : { ...change, ...NOTHING_TYPED });
        },
      });
      const choose = (date: IsoDate | null, reason: string, event: unknown): void => {
        set(NOTHING_TYPED);
        port.request(date, { reason, event });
      };
      return {
        actions: {
          port,
          configure: (next) => {
            settings = next;
          },
          input: (draft) => {
            set({ draft });
          },
          commit: (event) => {
            const { draft, problem } = get();
            if (draft === null || (problem !== null && draft === refused)) return problem === null;
            const read = readDate(draft, settings, { now: clock.now(), format: DATE_FORMAT });
            choose(read.date, 'input', event);
            if (read.problem === null) return true;
            refused = draft;
            set({ draft, problem: read.problem });
            return false;
          },
          revert: () => {
            if (get().draft === null) return false;
            set(NOTHING_TYPED);
            return true;
          },
          select: (date, event) => {
            set({ isOpen: false });
            choose(date, 'select', event);
          },
          clear: (event) => {
            choose(null, 'clear', event);
          },
          open: () => {
            set({ isOpen: true });
          },
          close: () => {
            set({ isOpen: false });
          },
        },
      };
    },
  );
}
