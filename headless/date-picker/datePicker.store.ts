import {
  knownDay,
  readDate,
  type DateFormat,
  type DateProblem,
  type DateSettings,
  type IsoDate,
} from '../calendar/vanilla.js';
import {
  createValuePort,
  defineStore,
  sameText,
  type Store,
  type ValuePort,
} from '../core/vanilla.js';
import { systemClock, type Clock } from '../platform/index.js';

/** How a date picker shows a day (spec row DATE-1). */
export const DATE_FORMAT: DateFormat = 'dd-MM-yyyy';

/** The day, the typed text that is not read yet, and whether the calendar is open. */
export interface DatePickerState {
  /** `null` for none, and while a refused text stands in the field. */
  readonly value: IsoDate | null;
  /** The typed text until it is read as a day; a refused text stays. `null` if there is none. */
  readonly draft: string | null;
  /** What is wrong with the text that was last read. */
  readonly problem: DateProblem | null;
  /** Whether the dialog is shown. */
  readonly isOpen: boolean;
}

/** What typing, choosing and clearing do to one date picker. */
export interface DatePickerActions {
  /** Binds the day to the hook's `value`, `defaultValue` and `onChange`. */
  readonly port: ValuePort<IsoDate | null>;
  /** Takes new limits, for texts that are read from now on. */
  configure(settings: DateSettings): void;
  /** Takes a typed or pasted text without reading it yet. */
  input(text: string): void;
  /**
   * Reads the typed text. False if it is not a day that may be chosen; the text stays, and the value
   * is `null`.
   */
  commit(event?: unknown): boolean;
  /** Discards the typed text. False if there was none. */
  revert(): boolean;
  /** Takes a day from the calendar and closes the dialog. */
  select(date: IsoDate, event?: unknown): void;
  clear(event?: unknown): void;
  open(): void;
  close(): void;
}

/** One per date picker: created by `useDatePicker`, or passed to it as `store`. */
export type DatePickerStore = Store<DatePickerState, DatePickerActions>;

/**
 * The options of `createDatePickerStore`: which days may be chosen, until a hook brings its own
 * limits, and the initial one.
 */
export interface DatePickerStoreOptions extends DateSettings {
  /** Default `null`. */
  defaultValue?: IsoDate | null | undefined;
  /** Decides which year two digits mean. Default: the system clock. */
  clock?: Clock | undefined;
}

const NOTHING_TYPED = { draft: null, problem: null };

/** Creates the store of one date picker (spec rows DATE-1, DATE-3). */
export function createDatePickerStore({
  defaultValue = null,
  clock = systemClock,
  ...given
}: DatePickerStoreOptions = {}): DatePickerStore {
  return defineStore<DatePickerState, DatePickerActions>(
    { value: defaultValue, ...NOTHING_TYPED, isOpen: false },
    ({ get, set }) => {
      let settings: DateSettings = given;
      /** The text that `problem` is about; it is not refused for the same reason a second time. */
      let refused: string | null = null;
      const port = createValuePort<IsoDate | null>({
        get,
        // One that keeps '' for no day has not set another. Another text that is no day can be cleared.
        equal: (old, next) => (old || null) === (next || null),
        set: (change) => {
          // A day from outside replaces a refused text, but not one that is still being typed.
          const { value, draft, problem } = get();
          const isRefused = draft === refused && problem !== null;
          const isReplaced = isRefused && knownDay(value) !== knownDay(change.value);
          set({ ...change, ...(isReplaced && NOTHING_TYPED) });
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
            if (draft === null) return true;
            const read = readDate(draft, settings, { now: clock.now(), format: DATE_FORMAT });
            const isKnown = draft === refused && problem !== null && read.problem !== null;
            if (isKnown && sameText(problem.message, read.problem.message)) return false;
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
